import { keep, kept } from "../live/keep";
import { plural, t } from "../live/messages";
import { CorrectionPart, SeatSnapshot } from "../live/protocol";
import { say } from "../live/say";
import { byId, element, fill } from "../style/element";

/** Something the arbiter has to tell one player; a number grows with each. */
interface Letter {
  number: number;
  text: string;
}

/** What the arbiter corrected or wrote for this player: on top of the page until he says he has read it, then below. */
export class Mail {
  declare private shown: string;

  constructor() {
    this.shown = "";
  }

  show(snapshot: SeatSnapshot): void {
    const key = "mail." + snapshot.game + "." + snapshot.seat.player;
    const read = kept<number>(key) || 0;
    const letters = snapshot.corrections.map((one) => ({ number: one.number, text: inWords(one, snapshot) }));
    const unread = letters.filter((one) => one.number > read);
    const now = letters.map((one) => one.number + one.text).join("\n") + "\n" + read;
    if (now === this.shown) {
      return;
    }
    this.shown = now;
    this.showUnread(unread, () => {
      keep(key, Math.max(...unread.map((one) => one.number)));
      this.show(snapshot);
      byId("entry-title").focus();
    });
    byId("mail").hidden = letters.length === 0;
    fill(byId("mail-body"), ...letters.map((one) => element("p", {}, one.text)));
    unread.forEach((one) => say(one.text));
  }

  private showUnread(unread: Letter[], readThem: () => void): void {
    const some = unread.length > 0;
    byId("notices").hidden = !some;
    fill(
      byId("notices"),
      some && element("h2", {}, t("tablet.corrections")),
      ...unread.map((one) => element("p", {}, one.text)),
      some && element("button", { type: "button", class: "read", onclick: readThem }, t("tablet.corrections.read")),
    );
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
        : t("tablet.corrections.points", round, plural("tablet.points", after), before);
  const solo = after === null || soloBefore === soloAfter ? "" : " " + t(soloAfter ? "tablet.corrections.solo-won" : "tablet.corrections.solo-lost");
  const why = reason === "" ? "" : " " + t("tablet.corrections.why", reason);
  return points + solo + why + " " + t("tablet.corrections.total", snapshot.total);
}
