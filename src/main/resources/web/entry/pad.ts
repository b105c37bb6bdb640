import { t } from "../live/messages";
import { say } from "../live/say";
import { Composer } from "./composer";
import { Circumstances, Draft, isEmpty, NO_DRAFT, ReadDraft, readDraft, withJokerAnswered } from "./draft";
import { BLANK, Notebook } from "./notebook";
import { orderOf } from "./order";
import { Undo } from "./undo";
import { plainly, shortly, spokenWord } from "./words";

export interface PadEvents {
  /** What a word is laid on, or nothing while none may be written. */
  around: () => Circumstances | null;
  /** The notebook has changed: to be kept on the device. */
  keep: (notebook: Notebook) => void;
  /** To be shown anew. */
  changed: () => void;
}

/** The words of one player in one round: the one under way, the one put by, the one just cleared. */
export class Pad {
  declare readonly composer: Composer;
  declare private readonly events: PadEvents;
  declare private readonly undo: Undo<Draft>;
  declare private notebook: Notebook;

  constructor(events: PadEvents) {
    this.events = events;
    this.notebook = BLANK;
    this.undo = new Undo(() => events.changed());
    this.composer = new Composer(events.around, () => this.written());
  }

  /** Another round, with what was kept of it. */
  open(notebook: Notebook): void {
    this.notebook = notebook;
    this.undo.forget();
    this.composer.load(notebook.draft);
  }

  get draft(): Draft {
    return this.composer.draft;
  }

  get prepared(): Draft | null {
    return this.notebook.prepared;
  }

  get canUndo(): boolean {
    return this.undo.offered;
  }

  get isBlank(): boolean {
    return isEmpty(this.draft) && this.prepared === null;
  }

  /** The field written in last. */
  get field(): Notebook["field"] {
    return this.notebook.field;
  }

  /** The draft read on what it is laid on; nothing while none may be written. */
  read(): ReadDraft | null {
    const around = this.events.around();
    return around === null ? null : readDraft(this.draft, around);
  }

  write(change: Partial<Draft>): void {
    this.composer.write(Object.assign({}, this.draft, { loose: [] }, change));
  }

  /** The answer to the question open, whether the joker stands for a letter that is not held. */
  answerJoker(yes: boolean): void {
    const read = this.read();
    if (read !== null && read.asked !== null) {
      this.composer.write(withJokerAnswered(this.draft, read, read.asked, yes));
    }
  }

  clear(): void {
    if (this.events.around() !== null && isEmpty(this.draft)) {
      say(t("tablet.say.nothing-to-clear"));
    } else if (this.events.around() !== null) {
      const before = this.draft;
      this.composer.write(NO_DRAFT);
      this.undo.offer(before);
      say(t("tablet.say.cleared"));
      this.events.changed();
    }
  }

  undoClear(): void {
    const before = this.undo.take();
    if (before !== null) {
      this.composer.write(before);
      say(t("tablet.say.restored", spokenWord(before.word)));
    }
  }

  /** The word goes aside, the search goes on. */
  prepare(): void {
    const read = this.read();
    if (read !== null && read.blocked === null) {
      say(t("tablet.prepared", plainly(shortly(read, this.draft))));
      this.note({ prepared: this.draft });
      this.composer.write(NO_DRAFT);
    }
  }

  /** The word put by comes back to the fields. */
  takeUp(): void {
    const prepared = this.prepared;
    if (prepared !== null && this.events.around() !== null) {
      this.note({ prepared: null });
      this.composer.write(prepared);
    }
  }

  entered(field: Notebook["field"]): void {
    this.note({ field });
  }

  /** The rack's places in the order to show. */
  order(rack: string[]): number[] {
    return orderOf(this.notebook.order, rack.length);
  }

  get isArranged(): boolean {
    return this.notebook.order.length > 0;
  }

  arrange(order: number[]): void {
    this.note({ order });
    this.events.changed();
  }

  private note(change: Partial<Notebook>): void {
    this.notebook = Object.assign({}, this.notebook, change);
    this.events.keep(this.notebook);
  }

  private written(): void {
    this.undo.forget();
    this.note({ draft: this.draft });
    this.events.changed();
  }
}
