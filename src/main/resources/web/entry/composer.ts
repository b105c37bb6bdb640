import { lay, ownLetters } from "../board/compose";
import { Coord, referenceOf } from "../board/coord";
import { readWord, WordLetter, writeWord } from "../board/word";
import { Circumstances, Draft, NO_DRAFT, ReadDraft, readDraft } from "./draft";

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
  /** Which joker of the word is being given its letter, the first being 0; null while none is. */
  declare private asked: number | null;

  /** @param around what the word is laid on, or nothing while none may be written */
  constructor(around: () => Circumstances | null, changed: () => void) {
    this.around = around;
    this.changed = changed;
    this.written = NO_DRAFT;
    this.anchor = null;
    this.asked = null;
  }

  get draft(): Draft {
    return this.written;
  }

  /** Where the next letter goes when no word has begun. */
  get start(): Coord | null {
    return this.anchor;
  }

  /** The joker waiting for its letter: the one it has now or an empty text, or null when none is waiting. */
  get jokerLetter(): string | null {
    const around = this.around();
    if (this.asked === null || around === null) {
      return null;
    }
    const joker = this.dealt(around).filter((one) => one.joker)[this.asked];
    return joker === undefined ? "" : joker.letter;
  }

  /** Another round: its own draft, no square tapped yet. */
  load(draft: Draft): void {
    this.written = draft;
    this.anchor = null;
    this.asked = null;
  }

  /** Written in the fields: what was tapped on the grid no longer says where the word goes. */
  write(draft: Draft): void {
    this.anchor = null;
    this.asked = null;
    this.change(draft);
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
      this.relay(around, this.own(around).filter((_, at) => at !== drafted));
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
      this.relay(around, this.own(around).concat([letter]));
    }
  }

  takeBack(): void {
    const around = this.around();
    if (around !== null) {
      this.relay(around, this.own(around).slice(0, -1));
    }
  }

  /** A tile of the rack tapped, by its place; the joker first asks for its letter. */
  tapTile(place: number): void {
    const rack = (this.around() || { rack: [] as string[] }).rack;
    if (rack[place] === "?") {
      this.askJoker(rack.slice(0, place).filter((one) => one === "?").length);
    } else if (place < rack.length) {
      this.asked = null;
      this.add({ letter: rack[place], joker: false });
    }
  }

  /** A letter typed outside the fields; after `?` it is the joker's. */
  type(sign: string): void {
    const around = this.around();
    if (around === null) {
      return;
    }
    if (sign === "?") {
      const jokers = around.rack.filter((one) => one === "?").length;
      const laid = this.dealt(around).filter((one) => one.joker).length;
      if (jokers > 0) {
        this.askJoker(Math.min(laid, jokers - 1));
      }
    } else if (this.asked !== null) {
      this.designate(sign);
    } else {
      this.add({ letter: sign, joker: false });
    }
  }

  /** The letter the waiting joker stands for: it goes into the word, or takes the place of the one it stood for. */
  designate(letter: string): void {
    const around = this.around();
    if (around === null || this.asked === null) {
      return;
    }
    const own = this.dealt(around);
    const joker = own.filter((one) => one.joker)[this.asked];
    const chosen = { letter, joker: true };
    this.asked = null;
    this.relay(around, joker === undefined ? own.concat([chosen]) : own.map((one) => (one === joker ? chosen : one)));
  }

  /** No letter for the joker after all. */
  dismissJoker(): void {
    this.asked = null;
    this.changed();
  }

  /** A key pressed on a square of the grid. */
  key(event: KeyboardEvent, row: number, column: number): void {
    const around = this.around();
    if (around === null || event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    const typed = event.key.length === 1 ? readWord(event.key).letters[0] : undefined;
    const joker = event.key === "?" || event.key === "*";
    if (typed !== undefined || joker) {
      if (this.own(around).length === 0) {
        this.moveTo(around, { row, column, across: this.anchor === null || this.anchor.across });
      }
      this.type(typed === undefined ? "?" : typed.letter);
    } else if (event.key === " ") {
      this.turn();
    } else if (event.key === "Backspace" || event.key === "Delete") {
      this.takeBack();
    } else {
      return;
    }
    event.preventDefault();
  }

  /** Turns the joker mark of a letter round; another joker letter gives its mark up when there are not enough. */
  toggleJoker(position: number): void {
    const around = this.around();
    if (around === null) {
      return;
    }
    const letters = readDraft(this.written, around).letters;
    const asked = !letters[position].joker;
    let free = around.rack.filter((one) => one === "?").length - (asked ? 1 : 0);
    const word = letters.map((one, at) => {
      if (at === position) {
        return { letter: one.letter, joker: asked };
      }
      free -= one.joker ? 1 : 0;
      return { letter: one.letter, joker: one.joker && free >= 0 };
    });
    this.change(Object.assign({}, this.written, { word: writeWord(word) }));
  }

  /** Asking again for the same joker puts its letters away. */
  private askJoker(order: number): void {
    this.asked = this.asked === order ? null : order;
    this.changed();
  }

  private change(draft: Draft): void {
    this.written = draft;
    this.changed();
  }

  private moveTo(around: Circumstances, anchor: Coord): void {
    const own = this.own(around);
    this.anchor = anchor;
    this.relay(around, own);
  }

  private own(around: Circumstances): WordLetter[] {
    const word = readWord(this.written.word).letters;
    const coord = readDraft(this.written, around).coord;
    return coord === null ? word : ownLetters(around.rows, coord, word);
  }

  /** The player's letters with every joker designated, those it was given unasked included. */
  private dealt(around: Circumstances): WordLetter[] {
    const read = readDraft(this.written, around);
    return read.coord === null ? read.letters : ownLetters(around.rows, read.coord, read.letters);
  }

  /** Writes the player's letters anew from the anchor; without an anchor from the reference, or as a bare word. */
  private relay(around: Circumstances, own: WordLetter[]): void {
    const from = this.anchor || readDraft(this.written, around).coord;
    if (from === null) {
      this.change(Object.assign({}, this.written, { word: writeWord(own) }));
    } else {
      const composed = lay(around.rows, from, own);
      const placed = { reference: referenceOf(composed.coord), word: writeWord(composed.word) };
      this.change(Object.assign({}, this.written, placed));
    }
  }
}

/** Which tiles of the rack the word under way has taken: those shown pale. */
export function usedPlaces(rack: string[], read: ReadDraft): Set<number> {
  const used = new Set<number>();
  const letters = read.coord === null ? read.letters : read.placement.tiles;
  for (const one of letters) {
    const sign = one.joker ? "?" : one.letter;
    const place = rack.findIndex((letter, at) => letter === sign && !used.has(at));
    if (place >= 0) {
      used.add(place);
    }
  }
  return used;
}

function isAt(coord: Coord | null, row: number, column: number): boolean {
  return coord !== null && coord.row === row && coord.column === column;
}
