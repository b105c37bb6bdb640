import { nextSquare } from "../board/compose";
import { referenceOf, squareName } from "../board/coord";
import { Grid } from "../board/grid";
import { Misfit } from "../board/misfits";
import { SquareNaming } from "../board/naming";
import { lettersOf } from "../board/rack";
import { writeWord } from "../board/word";
import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import { say } from "../live/say";
import type { DraftAnswer } from "../live/seat-protocol";
import { deviceSettings } from "../style/device";
import { byId, hideKeepingFocus } from "../style/element";
import type { Standing } from "./courier";
import { TileDrag } from "./drag";
import { Draft, Field, isComplete, ReadDraft, readDraft } from "./draft";
import { Dragged, Place } from "./drop";
import { DeskView, formState, unsentBeside } from "./deskview";
import { Dispatch } from "./dispatch";
import { SlipFields } from "./fields";
import { SlipForm } from "./form";
import { pressOnGrid } from "./gridkeys";
import { JokerPalette } from "./joker";
import { Notebook } from "./notebook";
import { moved, shuffled, usedPlaces } from "./order";
import { Pad } from "./pad";
import { around, canWrite, countingSlip, showsRack } from "./phase";
import { RackView } from "./rackview";
import { sentenceOf } from "./words";

export interface DeskEvents {
  /** To be kept on the device. */
  keep: (notebook: Notebook) => void;
  /** Something else is written now: the desk is to be shown anew. */
  changed: () => void;
  send: (read: ReadDraft, draft: Draft) => void;
  /** The grid's edge was reached. */
  edge: () => void;
}

/** Where a word is made: board, rack, fields, keys and the word put by, with one notebook for the round. */
export class Desk {
  declare readonly pad: Pad;
  declare readonly fields: SlipFields;
  declare private readonly events: DeskEvents;
  declare private readonly grid: Grid;
  declare private readonly rack: RackView;
  declare private readonly form: SlipForm;
  declare private readonly palette: JokerPalette;
  declare readonly dispatch: Dispatch;
  declare private view: DeskView | undefined;
  /** What was just refused, such as a tile on a square taken. */
  declare private remark: Misfit | null;

  constructor(events: DeskEvents) {
    this.events = events;
    this.remark = null;
    this.pad = new Pad({
      around: () => (this.writing ? around((this.view as DeskView).snapshot) : null),
      keep: (notebook) => events.keep(notebook),
      changed: () => this.changed(),
    });
    const composer = this.pad.composer;
    this.grid = this.makeGrid();
    this.rack = new RackView(byId("rack"), (place) => this.tapTile(place));
    this.fields = new SlipFields({
      typed: (field, text) => this.typed(field, text),
      letter: (letter) => composer.type(letter),
      backspace: () => composer.takeBack(),
      entered: (field) => this.pad.entered(field),
      enter: () => this.enter(),
    });
    this.form = this.makeForm();
    this.dispatch = new Dispatch({
      view: () => this.view,
      pad: this.pad,
      render: () => this.render(),
      focus: (field) => this.fields.focus(field),
      ask: (letter) => this.form.ask(letter),
      send: (read, draft) => events.send(read, draft),
    });
    this.palette = new JokerPalette(byId("joker-palette"), {
      choose: (letter) => composer.designate(letter),
      dismiss: () => composer.dismissJoker(),
    });
    this.listen();
  }

  /** Another round, with what was kept of it. */
  open(notebook: Notebook): void {
    this.remark = null;
    this.dispatch.open();
    this.pad.open(notebook);
  }

  /** The server's answer to the draft it was told of. */
  answered(answer: DraftAnswer): void {
    this.dispatch.answered(answer);
    this.render();
  }

  show(view: DeskView): void {
    this.view = view;
    this.render();
  }

  /** The slip as it would go at this moment: the word put by if there is one, for it was chosen; else the one written. */
  standing(): Standing | null {
    if (this.view === undefined) {
      return null;
    }
    const { snapshot } = this.view;
    const draft = this.pad.prepared || this.pad.draft;
    const read = readDraft(draft, around(snapshot));
    return { draft, read, complete: isComplete(draft, read, snapshot.scoresAsked) };
  }

  /** The complete word that stands beside the slip received without being sent, by its shortest name; else nothing. */
  get unsent(): string {
    return this.writing ? unsentBeside(this.view as DeskView, this.pad) : "";
  }

  get isWriting(): boolean {
    return this.writing && !this.pad.isBlank;
  }

  /** The focus goes back where it was before the page was left. */
  resume(): void {
    if (this.pad.field !== null && (this.writing || this.pad.field === "command")) {
      this.fields.focus(this.pad.field);
    }
  }

  /** To the field where a word is entered. */
  goToEntry(): void {
    this.fields.focus(deviceSettings().textMode || !this.writing ? "command" : "word");
  }

  /** A setting of the device has changed. */
  adapt(): void {
    this.fields.chooseKeyboard();
    this.render();
  }

  /** Sends what is written, by a tap on the button. */
  send(): void {
    this.dispatch.send();
  }

  /** Sends it by a key: what is against it is said first. */
  enter(): void {
    this.dispatch.enter();
  }

  private get writing(): boolean {
    return this.view !== undefined && canWrite(this.view.snapshot) && !this.view.ended;
  }

  private listen(): void {
    new TileDrag([byId("rack"), byId("grid")], {
      live: () => this.writing,
      onGrid: (tile, to) => this.drop(tile, to),
      onRack: (place, before) => this.pad.arrange(moved(this.order(), place, before)),
    });
    byId("shuffle").addEventListener("click", () => this.pad.arrange(shuffled(this.order())));
    byId("unshuffle").addEventListener("click", () => this.pad.arrange([]));
    byId("take-back").addEventListener("click", () => this.pad.composer.takeBack());
  }

  private makeGrid(): Grid {
    return new Grid(byId("grid"), {
      label: t("board.grid"),
      choose: (row, column) => this.pad.composer.choose(row, column),
      key: (event, row, column) => {
        const free = this.view !== undefined && this.view.snapshot.board.rows[row][column] === ".";
        pressOnGrid(event, { row, column }, free, this.pad.composer, () => this.dispatch.review());
      },
      edge: () => this.events.edge(),
      naming: squareNaming,
    });
  }

  private makeForm(): SlipForm {
    return new SlipForm({
      send: () => this.send(),
      prepare: () => this.pad.prepare(),
      takeUp: () => this.pad.takeUp(),
      clear: () => this.pad.clear(),
      undoClear: () => this.pad.undoClear(),
      turn: () => this.pad.composer.turn(),
      joker: (position) => this.pad.composer.toggleJoker(position),
      answerJoker: (yes) => this.pad.answerJoker(yes),
      mend: (meant) => meant !== undefined && this.pad.write({ reference: referenceOf(meant.coord), word: writeWord(meant.word) }),
    });
  }

  private typed(field: Field, text: string): void {
    if (field === "score") {
      this.pad.composer.writeScore(text);
    } else {
      this.pad.write({ [field]: text });
    }
  }

  /** A tile of the rack tapped: into the word, or back from it. */
  private tapTile(place: number): void {
    const read = this.pad.read();
    const rack = this.view === undefined || this.view.snapshot.round.draw === null ? [] : lettersOf(this.view.snapshot.round.draw);
    const used = read === null || rack[place] === "?" ? -1 : usedPlaces(rack, read).indexOf(place);
    if (used >= 0) {
      this.pad.composer.giveBack(used);
    } else {
      this.pad.composer.tapTile(place);
    }
  }

  private drop(tile: Dragged, to: Place | null): void {
    const there = this.pad.composer.drop(tile, to);
    const placed = this.view !== undefined && this.view.snapshot.assistance > 0;
    if (there !== null && to !== null && placed) {
      this.remark = { key: "board.taken", args: [squareName(to.row, to.column), there] };
      say(sentenceOf(this.remark));
      this.render();
    }
  }

  private order(): number[] {
    const draw = this.view === undefined ? null : this.view.snapshot.round.draw;
    return this.pad.order(draw === null ? [] : lettersOf(draw));
  }

  private changed(): void {
    this.dispatch.changed();
    this.remark = null;
    this.events.changed();
  }

  private render(): void {
    const view = this.view;
    if (view === undefined) {
      return;
    }
    const draft = this.writing ? this.pad.draft : countingSlip(view.snapshot, view.pending);
    const read = readDraft(draft, around(view.snapshot));
    this.renderBoard(view.snapshot, read);
    this.renderRack(view.snapshot, read);
    this.palette.show(this.writing ? this.pad.composer.jokerLetter : null);
    hideKeepingFocus(byId("slip"), !this.writing, byId("entry-title"));
    byId("keyboard").classList.toggle("off", !this.writing);
    if (this.writing) {
      this.fields.show(draft);
      const { insist, answer } = this.dispatch;
      this.form.show(formState(view, this.pad, { insist, remark: this.remark, answer, writingReference: this.fields.writingIn("reference") }));
    }
  }

  private renderBoard(snapshot: SeatSnapshot, read: ReadDraft): void {
    const from = read.coord || this.pad.composer.start;
    this.grid.show({
      board: snapshot.board,
      tiles: snapshot.tiles,
      draft: showsRack(snapshot) ? read.placement.tiles : [],
      cursor: this.writing && from !== null ? nextSquare(snapshot.board.rows, from, read.letters) : null,
    });
  }

  private renderRack(snapshot: SeatSnapshot, read: ReadDraft): void {
    const draw = showsRack(snapshot) ? snapshot.round.draw : null;
    byId("rack-part").hidden = draw === null;
    if (draw !== null) {
      const used = new Set(usedPlaces(lettersOf(draw), read));
      this.rack.show({ draw, tiles: snapshot.tiles, order: this.order(), used, live: this.writing });
      byId("rack-tools").hidden = !this.writing;
      byId("unshuffle").hidden = !this.pad.isArranged;
    }
  }
}

function squareNaming(): SquareNaming {
  const { squareSaid: order, premiumsSaid: premiums, alphabet } = deviceSettings();
  return { order, premiums, alphabet };
}
