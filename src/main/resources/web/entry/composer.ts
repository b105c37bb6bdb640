import { lay, nextSquare } from "../board/compose";
import { Coord } from "../board/coord";
import { DraftTile } from "../board/grid";
import { isMisfit, wordOfTiles } from "../board/laid";
import { toggledJoker, WordLetter, writeWord } from "../board/word";
import { Circumstances, Draft, NO_DRAFT, readDraft, stillDeclined } from "./draft";
import { Dragged, dropped, isAt, landed, Place } from "./drop";
import { dealtLetters, placed, writtenLetters } from "./own-letters";
import { WaitingJoker } from "./waiting";

/**
 * The word under way, however it is entered: written in the fields, tapped on the grid and the rack, or typed on a
 * square. The draft is the one truth; a tap rewrites its reference and its word.
 */
export class Composer {
  declare private readonly around: () => Circumstances | null;
  declare private readonly changed: () => void;
  declare private written: Draft;
  /** The square tapped last, and the direction the word takes from it. */
  declare private anchor: Coord | null;
  declare private readonly joker: WaitingJoker;

  /** @param around what the word is laid on, or nothing while none may be written */
  constructor(around: () => Circumstances | null, changed: () => void) {
    this.around = around;
    this.changed = changed;
    this.written = NO_DRAFT;
    this.anchor = null;
    this.joker = new WaitingJoker();
  }

  get draft(): Draft {
    return this.written;
  }

  /** Where the next letter goes when no word has begun. */
  get start(): Coord | null {
    return this.anchor;
  }

  /** Where the word under way begins, or will begin; nothing when no square was chosen. */
  get from(): Coord | null {
    const around = this.around();
    return around === null ? null : readDraft(this.written, around).coord || this.anchor;
  }

  /** The square the next letter goes to; nothing at the edge, or when no square was chosen. */
  get next(): Coord | null {
    const around = this.around();
    const from = this.from;
    return around === null || from === null ? null : nextSquare(around.rows, from, readDraft(this.written, around).letters);
  }

  /** The joker waiting for its letter: the one it has now or an empty text, or null when none is waiting. */
  get jokerLetter(): string | null {
    const around = this.around();
    if (around === null || this.joker.none) {
      return null;
    }
    const order = this.joker.order;
    const joker = order === null ? undefined : dealtLetters(this.written, around).filter((one) => one.joker)[order];
    return joker === undefined ? "" : joker.letter;
  }

  /** Another round: its own draft, no square tapped yet. */
  load(draft: Draft): void {
    this.written = draft;
    this.settleDown();
  }

  /** Written in the fields: what was tapped on the grid no longer says where the word goes. */
  write(draft: Draft): void {
    this.settleDown();
    this.change(draft);
  }

  /** The score is written beside the word and moves nothing. */
  writeScore(score: string): void {
    this.change(Object.assign({}, this.written, { score }));
  }

  /** The square tapped is forgotten, the word stays. */
  leavePlacement(): void {
    this.settleDown();
    this.changed();
  }

  /** A square tapped: the word starts here, turns here, or gives this letter back. */
  choose(row: number, column: number): void {
    const around = this.around();
    if (around === null) {
      return;
    }
    const read = readDraft(this.written, around);
    const drafted = read.placement.tiles.findIndex((tile) => tile.row === row && tile.column === column);
    if (isAt(this.anchor, row, column) || (drafted >= 0 && isAt(read.coord, row, column))) {
      this.turn();
    } else if (drafted >= 0) {
      this.takeOff(around, drafted);
    } else {
      const before = this.anchor || read.coord;
      this.moveTo(around, { row, column, across: before === null || before.across });
    }
  }

  turn(): void {
    const around = this.around();
    const from = around === null ? null : this.anchor || readDraft(this.written, around).coord;
    if (around !== null && from !== null) {
      this.moveTo(around, { row: from.row, column: from.column, across: !from.across });
    }
  }

  add(letter: WordLetter): void {
    const around = this.around();
    if (around !== null) {
      this.relay(around, writtenLetters(this.written, around).concat([letter]));
    }
  }

  takeBack(): void {
    const around = this.around();
    if (around !== null) {
      this.relay(around, writtenLetters(this.written, around).slice(0, -1));
    }
  }

  /** A tile of the rack tapped, by its place; the joker first asks for its letter. */
  tapTile(place: number): void {
    const rack = (this.around() || { rack: [] as string[] }).rack;
    if (rack[place] === "?") {
      this.joker.ask(rack.slice(0, place).filter((one) => one === "?").length);
      this.changed();
    } else if (place < rack.length) {
      this.joker.forget();
      this.add({ letter: rack[place], joker: false });
    }
  }

  /** One letter of the player's goes back to the rack, by its order among those he has laid. */
  giveBack(laid: number): void {
    const around = this.around();
    if (around !== null) {
      this.joker.forget();
      this.takeOff(around, laid);
    }
  }

  /**
   * A tile of the rack or of the grid let go over a square, or outside the grid.
   *
   * @returns the letter of the board that is there already, when it can go nowhere; else nothing
   */
  drop(tile: Dragged, to: Place | null): string | null {
    const around = this.around();
    if (around === null) {
      return null;
    }
    if (to !== null && around.rows[to.row][to.column] !== ".") {
      return around.rows[to.row][to.column].toUpperCase();
    }
    const read = readDraft(this.written, around);
    if (to !== null && tile.from === "rack" && around.rack[tile.place] === "?") {
      this.joker.land(to);
      this.changed();
    } else if (to !== null && tile.from === "rack" && read.coord === null && this.written.loose.length === 0) {
      this.anchor = { row: to.row, column: to.column, across: true };
      this.add({ letter: around.rack[tile.place], joker: false });
    } else {
      this.settle(around, dropped(read.placement.tiles, around.rack, tile, to));
    }
    return null;
  }

  /** A letter typed outside the fields; after `?` it is the joker's. */
  type(sign: string): void {
    const around = this.around();
    if (around === null) {
      return;
    }
    if (sign === "?") {
      const jokers = around.rack.filter((one) => one === "?").length;
      const laid = dealtLetters(this.written, around).filter((one) => one.joker).length;
      if (jokers > 0) {
        this.joker.ask(Math.min(laid, jokers - 1));
        this.changed();
      }
    } else if (this.jokerLetter !== null) {
      this.designate(sign);
    } else {
      this.add({ letter: sign, joker: false });
    }
  }

  /** The letter the waiting joker stands for: it goes into the word, or takes the place of the one it stood for. */
  designate(letter: string): void {
    const around = this.around();
    const { order, square } = this.joker;
    this.joker.forget();
    if (around === null || (order === null && square === null)) {
      return;
    }
    if (square !== null) {
      const laid = readDraft(this.written, around).placement.tiles;
      this.settle(around, landed(laid, { row: square.row, column: square.column, letter, joker: true }));
      return;
    }
    const own = dealtLetters(this.written, around);
    const joker = own.filter((one) => one.joker)[order as number];
    const chosen = { letter, joker: true };
    this.relay(around, joker === undefined ? own.concat([chosen]) : own.map((one) => (one === joker ? chosen : one)));
  }

  /** No letter for the joker after all. */
  dismissJoker(): void {
    this.joker.forget();
    this.changed();
  }

  /** No letter of the player's yet? */
  isBlank(): boolean {
    const around = this.around();
    return around === null || writtenLetters(this.written, around).length === 0;
  }

  /** The word starts at this square, unless it has begun elsewhere. */
  startAt(row: number, column: number): void {
    const around = this.around();
    if (around !== null && this.isBlank()) {
      this.moveTo(around, { row, column, across: this.anchor === null || this.anchor.across });
    }
  }

  /** Takes one letter off the grid. */
  clearSquare(row: number, column: number): void {
    const around = this.around();
    const laid = around === null ? [] : readDraft(this.written, around).placement.tiles;
    const at = laid.findIndex((tile) => isAt(tile, row, column));
    if (around !== null && at >= 0) {
      this.takeOff(around, at);
    }
  }

  /** Turns the joker mark of a letter round; another joker letter gives its mark up when there are not enough. */
  toggleJoker(position: number): void {
    const around = this.around();
    if (around === null) {
      return;
    }
    const word = toggledJoker(readDraft(this.written, around).letters, around.rack, position);
    this.change(Object.assign({}, this.written, { word: writeWord(word), loose: [] }));
  }

  /** One tile goes back to the rack; the letters after it close up, unless they lie loose. */
  private takeOff(around: Circumstances, tile: number): void {
    if (this.written.loose.length > 0) {
      this.settle(around, this.written.loose.filter((_, at) => at !== tile));
    } else {
      this.relay(around, writtenLetters(this.written, around).filter((_, at) => at !== tile));
    }
  }

  private settleDown(): void {
    this.anchor = null;
    this.joker.forget();
  }

  /** Tiles lying on the grid: the word they make, or themselves as long as they make none. */
  private settle(around: Circumstances, tiles: DraftTile[]): void {
    const before = this.anchor || readDraft(this.written, around).coord;
    this.settleDown();
    const made = tiles.length === 0 ? null : wordOfTiles(around.rows, tiles, before === null || before.across);
    if (made !== null && !isMisfit(made)) {
      this.change(placed(this.written, made));
    } else {
      this.change(Object.assign({}, this.written, { reference: "", word: writeWord(tiles), loose: tiles }));
    }
  }

  private change(draft: Draft): void {
    this.written = stillDeclined(draft);
    this.changed();
  }

  private moveTo(around: Circumstances, anchor: Coord): void {
    const own = writtenLetters(this.written, around);
    this.anchor = anchor;
    this.relay(around, own);
  }

  /** Writes the player's letters anew from the anchor; without an anchor from the reference, or as a bare word. */
  private relay(around: Circumstances, own: WordLetter[]): void {
    const from = this.anchor || readDraft(this.written, around).coord;
    if (from === null) {
      this.change(Object.assign({}, this.written, { word: writeWord(own), loose: [] }));
    } else {
      this.change(placed(this.written, lay(around.rows, from, own)));
    }
  }
}
