import { sayColumn, sayRow, sayWords } from "../board/reading";
import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import { say } from "../live/say";
import { byId, setText } from "../style/element";
import { Command, commandExamples, Plain, readCommand } from "./command";
import { Desk } from "./desk";
import { lastInWords, leftInWords, mineInWords, rackInWords, rankInWords, sheetInWords, squareInWords, timeInWords, totalInWords } from "./speak";
import { sentenceOf, spokenReview } from "./words";

export interface CommandEvents {
  snapshot: () => SeatSnapshot | undefined;
  /** Milliseconds left of the round. */
  left: () => number;
  call: () => void;
  /** Answers what this page alone knows; nothing for all the rest. */
  own?: (line: string) => string | null;
}

/** The command field: the whole tablet in words, each answered in words on the page and to screen readers. */
export class CommandField {
  declare private readonly desk: Desk;
  declare private readonly events: CommandEvents;
  declare private readonly field: HTMLInputElement;

  constructor(desk: Desk, events: CommandEvents) {
    this.desk = desk;
    this.events = events;
    this.field = byId<HTMLInputElement>("command");
    byId("command-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const line = this.field.value;
      this.field.value = "";
      this.obey(line);
    });
  }

  /** Letters are announced: the last answer is of the round before. */
  forget(): void {
    setText(byId("command-answer"), "");
  }

  private obey(line: string): void {
    const snapshot = this.events.snapshot();
    if (snapshot === undefined) {
      return;
    }
    const own = this.events.own === undefined ? null : this.events.own(line);
    const answer = own !== null ? own : this.answer(readCommand(line), snapshot);
    setText(byId("command-answer"), answer);
    if (answer !== "") {
      say(answer);
    }
  }

  private answer(command: Command, snapshot: SeatSnapshot): string {
    const rows = snapshot.board.rows;
    switch (command.kind) {
      case "play":
        return this.write({ reference: command.reference, word: command.word });
      case "score":
        return snapshot.scoresAsked ? this.write({ score: command.score }) : totalInWords(snapshot);
      case "row":
        return sayRow(rows, command.row);
      case "column":
        return sayColumn(rows, command.column);
      case "square":
        return squareInWords(snapshot, command.row, command.column);
      case "unknown":
        return t("tablet.command-unknown", command.text);
      default:
        return this.plain(command.kind, snapshot);
    }
  }

  private plain(kind: Plain, snapshot: SeatSnapshot): string {
    switch (kind) {
      case "help":
        return t("tablet.command-help", ...commandExamples());
      case "rack":
        return rackInWords(snapshot);
      case "time":
        return snapshot.phase === "RUNNING" || snapshot.phase === "PAUSED" ? timeInWords(this.events.left()) + "." : t("tablet.say.no-clock");
      case "last":
        return lastInWords(snapshot);
      case "words":
        return sayWords(snapshot.board.rows);
      case "mine":
        return this.desk.isWriting ? this.echo() : mineInWords(snapshot);
      case "total":
        return totalInWords(snapshot);
      case "rank":
        return rankInWords(snapshot);
      case "left":
        return leftInWords(snapshot);
      case "sheet":
        return sheetInWords(snapshot);
      default:
        return this.act(kind);
    }
  }

  private act(kind: Plain): string {
    const pad = this.desk.pad;
    switch (kind) {
      case "clear":
        pad.clear();
        return "";
      case "undo":
        pad.undoClear();
        return "";
      case "prepare":
        pad.prepare();
        return "";
      case "take-up":
        pad.takeUp();
        return this.echo();
      case "call":
        this.events.call();
        return "";
      case "yes":
      case "no":
        return this.answerJoker(kind === "yes");
      default:
        return this.send();
    }
  }

  /** Enter alone sends what the last command wrote; what speaks against it is said first, if it was not. */
  private send(): string {
    const { dispatch } = this.desk;
    const why = dispatch.heldNow();
    const read = this.desk.pad.read();
    if (why === "" && read !== null && read.asked !== null) {
      return questionOf(read.asked);
    }
    const answer = why === "" ? dispatch.unheard() : why;
    if (answer === "") {
      dispatch.send();
    }
    return answer;
  }

  private answerJoker(yes: boolean): string {
    const read = this.desk.pad.read();
    if (read === null || read.asked === null) {
      return t("tablet.command-no-question");
    }
    this.desk.pad.answerJoker(yes);
    return this.echo();
  }

  private write(change: { reference?: string; word?: string; score?: string }): string {
    const pad = this.desk.pad;
    if (pad.read() === null) {
      return t("tablet.say.not-now");
    }
    pad.write(change);
    return this.echo();
  }

  /** What is written now, in words, with what does not fit. */
  private echo(): string {
    const read = this.desk.pad.read();
    if (read === null) {
      return t("tablet.say.not-now");
    }
    if (read.blocked !== null) {
      return sentenceOf(read.blocked);
    }
    return read.asked === null ? this.desk.dispatch.spoken() : spokenReview(read) + " " + questionOf(read.asked);
  }
}

function questionOf(letter: string): string {
  return t("tablet.joker-ask", letter) + " " + t("tablet.command-yes-no");
}
