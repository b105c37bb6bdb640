import { keep, kept } from "../live/keep";
import { t } from "../live/messages";
import { CorrectionPart, SeatSnapshot } from "../live/protocol";
import { say } from "../live/say";
import { byId, element, fill } from "../style/element";

/** What the arbiter corrected for this player after he had been told: it stays until the player says he has read it. */
export class Corrections {
  declare private shown: string;

  constructor() {
    this.shown = "";
  }

  show(snapshot: SeatSnapshot): void {
    const key = "corrections." + snapshot.game + "." + snapshot.seat.player;
    const read = kept<number>(key) || 0;
    const unread = snapshot.corrections.filter((one) => one.number > read);
    const lines = unread.map(inWords);
    const now = lines.join("\n");
    if (now === this.shown) {
      return;
    }
    this.shown = now;
    byId("corrections").hidden = lines.length === 0;
    fill(
      byId("corrections"),
      lines.length > 0 && element("h2", {}, t("tablet.corrections")),
      ...lines.map((line) => element("p", {}, line)),
      lines.length > 0 && element("button", { type: "button", onclick: () => this.readUpTo(key, unread, snapshot) }, t("tablet.corrections.read")),
    );
    lines.forEach((line) => say(line));
  }

  private readUpTo(key: string, unread: CorrectionPart[], snapshot: SeatSnapshot): void {
    keep(key, Math.max(...unread.map((one) => one.number)));
    this.show(snapshot);
  }
}

/** "Coup 3 corrigé : 45 points au lieu de 40. Raison : …" */
function inWords(correction: CorrectionPart): string {
  const { round, before, after, soloBefore, soloAfter, reason } = correction;
  const points =
    after === null
      ? t("tablet.corrections.falls", round, before)
      : after === before
        ? t("tablet.corrections.same", round, after)
        : t("tablet.corrections.points", round, after, before);
  const solo = after === null || soloBefore === soloAfter ? "" : " " + t(soloAfter ? "tablet.corrections.solo-won" : "tablet.corrections.solo-lost");
  return points + solo + (reason === "" ? "" : " " + t("tablet.corrections.why", reason));
}
