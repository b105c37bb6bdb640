import { nextSquare } from "../board/compose";
import { referenceOf, squareName } from "../board/coord";
import { Grid } from "../board/grid";
import { Misfit } from "../board/misfits";
import { lettersOf } from "../board/rack";
import { writeWord } from "../board/word";
import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import { say } from "../live/say";
import type { DraftAnswer } from "../live/seat-protocol";
import { deviceSettings } from "../style/device";
import { byId } from "../style/element";
import { TileDrag } from "./drag";
import { Draft, Field, ReadDraft, readDraft } from "./draft";
import { Dragged, Place } from "./drop";
import { DeskView, formState, heldNow, sendsPrepared } from "./deskview";
import { SlipFields } from "./fields";
import { SlipForm } from "./form";
import { pressOnGrid } from "./gridkeys";
import { JokerPalette } from "./joker";
import { Notebook } from "./notebook";
import { moved, shuffled, usedPlaces } from "./order";
import { Pad } from "./pad";
import { around, canWrite, countingSlip, showsRack } from "./phase";
import { RackView } from "./rackview";
import { sentenceOf, spokenReview } from "./words";

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
  declare private view: DeskView | undefined;
  /** What the server says of the word under way, in games that help so far. */
  declare private answer: DraftAnswer | null;
  /** The player has tried to send: what is missing is now said. */
  declare private insist: boolean;
  /** What was just refused, such as a tile on a square taken. */
  declare private remark: Misfit | null;

  constructor(events: DeskEvents) {
    this.events = events;
    this.insist = false;
    this.remark = null;
    this.answer = null;
    this.pad = new Pad({
      around: () => (this.writing ? around((this.view as DeskView).snapshot) : null),
      keep: (notebook) => events.keep(notebook),
      changed: () => this.changed(),
    });
    const composer = this.pad.composer;
    this.grid = this.makeGrid();
    this.rack = new RackView(byId("rack"), (place) => composer.tapTile(place));
    this.fields = new SlipFields({
      typed: (field, text) => this.typed(field, text),
      letter: (letter) => composer.type(letter),
      backspace: () => composer.takeBack(),
      entered: (field) => this.pad.entered(field),
    });
    this.form = this.makeForm();
    this.palette = new JokerPalette(byId("joker-palette"), {
      choose: (letter) => composer.designate(letter),
      dismiss: () => composer.dismissJoker(),
    });
    this.listen();
  }

  /** Another round, with what was kept of it. */
  open(notebook: Notebook): void {
    this.insist = false;
    this.remark = null;
    this.answer = null;
    this.pad.open(notebook);
  }

  /** The server's answer to the draft it was told of. */
  answered(answer: DraftAnswer): void {
    this.answer = answer;
    this.render();
  }

  show(view: DeskView): void {
    this.view = view;
    this.render();
  }

  /** The slip as it would go at this moment: the word put by if there is one, for it was chosen; else the one written. */
  standing(): { read: ReadDraft; draft: Draft } | null {
    if (this.view === undefined) {
      return null;
    }
    const draft = this.pad.prepared || this.pad.draft;
    return { draft, read: readDraft(draft, around(this.view.snapshot)) };
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

  /** Says what would be sent and goes to the button that sends it. */
  review(): void {
    const read = this.pad.read();
    if (read === null) {
      return;
    }
    if (read.blocked !== null && !read.blocked.yields) {
      this.complain(read);
    } else {
      byId("send").focus();
      say(spokenReview(read) + " " + t("tablet.review.enter"));
    }
  }

  send(): void {
    const view = this.view;
    if (view !== undefined && sendsPrepared(view, this.pad)) {
      this.pad.takeUp();
    }
    const read = this.pad.read();
    if (view === undefined || read === null || heldNow(view, this.pad) !== "") {
      return;
    }
    if (read.blocked !== null && !(read.blocked.yields && this.insist)) {
      this.complain(read);
      return;
    }
    this.insist = false;
    this.events.send(read, this.pad.draft);
  }

  /** Why the slip cannot go just now, nothing when it can. */
  heldNow(): string {
    return this.view === undefined ? t("tablet.say.not-now") : heldNow(this.view, this.pad);
  }

  private complain(read: ReadDraft): void {
    this.insist = true;
    this.render();
    if (read.blocked !== null) {
      say(sentenceOf(read.blocked));
      this.fields.focus(read.blocked.field);
    }
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
        pressOnGrid(event, { row, column }, free, this.pad.composer, () => this.review());
      },
      edge: () => this.events.edge(),
      naming: () => ({ order: deviceSettings().squareSaid, premiums: deviceSettings().premiumsSaid }),
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

  private drop(tile: Dragged, to: Place | null): void {
    const there = this.pad.composer.drop(tile, to);
    if (there !== null && to !== null) {
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
    this.insist = false;
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
    byId("slip").hidden = !this.writing;
    byId("keyboard").classList.toggle("off", !this.writing);
    if (this.writing) {
      this.fields.show(draft);
      const { insist, remark, answer } = this;
      this.form.show(formState(view, this.pad, { insist, remark, answer, writingReference: this.fields.writingIn("reference") }));
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
      const used = usedPlaces(lettersOf(draw), read);
      this.rack.show({ draw, tiles: snapshot.tiles, order: this.order(), used, live: this.writing });
      byId("rack-tools").hidden = !this.writing;
      byId("unshuffle").hidden = !this.pad.isArranged;
    }
  }
}
