import { post } from "../live/ask";
import { inPoints } from "../board/reading";
import { keep, kept } from "../live/keep";
import { t } from "../live/messages";
import { CorrectionPart, SeatSnapshot } from "../live/protocol";
import { say } from "../live/say";
import { byId, element, fill } from "../style/element";
import { Seat } from "./seat";

/** What the player has read on this device: the server is told, at once or when it can be reached again. */
interface Read {
  /** Up to which journal number he has read his corrections. */
  correction: number;
  /** Numbers of the messages. */
  messages: number[];
}

const NOTHING: Read = { correction: 0, messages: [] };

/** What the arbiter corrected or wrote for this player: on top of the page until he says he has read it, then below. */
export class Mail {
  declare private readonly seat: Seat;
  declare private shown: string;
  declare private told: string;
  /** What was said since the page was opened: each once. */
  declare private readonly said: Set<string>;

  constructor(seat: Seat) {
    this.seat = seat;
    this.shown = "";
    this.told = "";
    this.said = new Set();
  }

  show(snapshot: SeatSnapshot): void {
    const read = this.read(snapshot);
    this.tell(snapshot, read);
    const corrections = snapshot.corrections.filter((one) => one.number > read.correction);
    const messages = snapshot.messages.filter((one) => read.messages.indexOf(one.id) < 0);
    const unread = { corrections: corrections.map((one) => inWords(one, snapshot)), messages: messages.map((one) => one.text) };
    const all = snapshot.corrections.map((one) => inWords(one, snapshot)).concat(snapshot.messages.map((one) => one.text));
    const now = JSON.stringify([unread, all]);
    if (now === this.shown) {
      return;
    }
    this.shown = now;
    this.showUnread(unread, () => this.acknowledge(snapshot));
    byId("mail").hidden = all.length === 0;
    fill(byId("mail-body"), ...all.map((text) => element("p", {}, text)));
    corrections.forEach((one) => this.sayOnce("correction " + one.number, inWords(one, snapshot)));
    messages.forEach((one) => this.sayOnce("message " + one.id, t("tablet.mail.said", one.text)));
  }

  private sayOnce(what: string, text: string): void {
    if (!this.said.has(what)) {
      this.said.add(what);
      say(text);
    }
  }

  /** Read here, or on another device of this seat. */
  private read(snapshot: SeatSnapshot): Read {
    const here = Object.assign({}, NOTHING, kept<Read>(this.place(snapshot)));
    const there = snapshot.messages.filter((one) => one.read).map((one) => one.id);
    return { correction: Math.max(here.correction, snapshot.correctionsRead), messages: here.messages.concat(there) };
  }

  private acknowledge(snapshot: SeatSnapshot): void {
    const correction = Math.max(0, ...snapshot.corrections.map((one) => one.number));
    keep(this.place(snapshot), { correction, messages: snapshot.messages.map((one) => one.id) });
    this.show(snapshot);
    byId("entry-title").focus();
  }

  /** Tells the arbiter what the server does not know yet; what does not arrive is told again with the next news. */
  private tell(snapshot: SeatSnapshot, read: Read): void {
    const messages = snapshot.messages.filter((one) => !one.read && read.messages.indexOf(one.id) >= 0);
    const paths = messages.map((one) => "messages/" + one.id + "/read");
    if (read.correction > snapshot.correctionsRead) {
      paths.push("corrections/" + read.correction + "/read");
    }
    const now = snapshot.version + paths.join();
    if (now !== this.told) {
      this.told = now;
      paths.forEach((path) => post("/api/games/" + this.seat.game + "/seat/" + path, {}, { "X-Seat-Token": this.seat.token }));
    }
  }

  private showUnread(unread: { corrections: string[]; messages: string[] }, readThem: () => void): void {
    const { corrections, messages } = unread;
    const some = corrections.length + messages.length > 0;
    byId("notices").hidden = !some;
    fill(
      byId("notices"),
      corrections.length > 0 && element("h2", {}, t("tablet.corrections")),
      ...corrections.map((text) => element("p", {}, text)),
      messages.length > 0 && element("h2", {}, t("tablet.mail")),
      ...messages.map((text) => element("p", {}, text)),
      some && element("button", { type: "button", class: "read", onclick: readThem }, t("tablet.corrections.read")),
    );
  }

  private place(snapshot: SeatSnapshot): string {
    return "mail." + snapshot.game + "." + snapshot.seat.player;
  }
}

/** "Votre coup 3 a été corrigé : 45 points au lieu de 40. Motif : … Nouveau total : 312." */
function inWords(correction: CorrectionPart, snapshot: SeatSnapshot): string {
  const { round, before, after, soloBefore, soloAfter, reason } = correction;
  const points =
    after === null
      ? t("tablet.corrections.falls", round, before)
      : after === before
        ? t("tablet.corrections.same", round, after)
        : t("tablet.corrections.points", round, inPoints(after), before);
  const solo = after === null || soloBefore === soloAfter ? "" : " " + t(soloAfter ? "tablet.corrections.solo-won" : "tablet.corrections.solo-lost");
  const why = reason === "" ? "" : " " + t("tablet.corrections.why", reason);
  return points + solo + why + " " + t("tablet.corrections.total", snapshot.total);
}
