import { shownReference, squareName } from "../board/coord";
import { inPoints } from "../board/reading";
import { PREMIUMS } from "../board/grid";
import { letterSaid } from "../board/naming";
import { lettersOf, sayDraw } from "../board/rack";
import { plural, t } from "../live/messages";
import { ResultPart, SeatSnapshot } from "../live/protocol";
import { showsRack } from "./phase";
import { placeInWords } from "./result";
import { spokenWord } from "./words";

/** "2 minutes 14 secondes": a clock in words. */
export function timeInWords(milliseconds: number): string {
  const all = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(all / 60);
  const seconds = all % 60;
  const parts: string[] = [];
  if (minutes > 0) {
    parts.push(plural("tablet.minutes", minutes));
  }
  if (seconds > 0 || minutes === 0) {
    parts.push(plural("tablet.seconds", seconds));
  }
  return parts.join(" ");
}

/** The letters of the round as they are said, or that none are announced. */
export function rackInWords(snapshot: SeatSnapshot): string {
  const draw = snapshot.round.draw;
  return draw === null || !showsRack(snapshot) ? t("tablet.say.no-rack") : t("tablet.say.rack", sayDraw(draw));
}

/** "M E E I S A N", as the title of the round spells the rack. */
export function rackSpelt(snapshot: SeatSnapshot): string {
  const draw = snapshot.round.draw;
  return draw === null || !showsRack(snapshot) ? "" : lettersOf(draw).join(" ");
}

/** The word put on the board last. */
export function lastInWords(snapshot: SeatSnapshot): string {
  const last = snapshot.last;
  return last === null
    ? t("tablet.say.no-last")
    : t("tablet.say.last", last.round, spokenWord(last.printed), placeInWords(last.coord), inPoints(last.top));
}

/** The slip the server holds, or what became of the last one. */
export function mineInWords(snapshot: SeatSnapshot): string {
  const received = snapshot.received;
  if (received !== null && showsRack(snapshot)) {
    const place = received.reference === "" ? "" : ", " + placeInWords(received.reference);
    return t("tablet.received") + " " + spokenWord(received.word) + place + ".";
  }
  const last = snapshot.results[snapshot.results.length - 1];
  if (last === undefined || showsRack(snapshot)) {
    return t("tablet.none-received");
  }
  return t("tablet.result.title", last.round) + ". " + ownResultInWords(last);
}

/** What a round paid and why: "Votre mot : ZOUAVE. Vous marquez 0 point. Zéro : ZOUAVE n’est pas admis." */
export function ownResultInWords(result: ResultPart): string {
  const { own, verdict } = result;
  if (verdict === null) {
    return t("tablet.result.absent") + ".";
  }
  const paid = plural("tablet.result.paid", verdict.paid) + ".";
  if (own === null || own.word === "") {
    return t("tablet.result.no-slip") + " " + paid;
  }
  const why = verdict.reasons.filter((one) => one.code !== "VALID").map((one) => one.text);
  const solo = verdict.solo ? [t("tablet.result.solo-why")] : [];
  return [t("tablet.say.own", spokenWord(own.word)), paid].concat(why, solo).join(" ");
}

/** One square in words: "H8, S." or "H4, vide, lettre double." */
export function squareInWords(snapshot: SeatSnapshot, row: number, column: number): string {
  const sign = snapshot.board.rows[row][column];
  const name = squareName(row, column);
  if (sign === ".") {
    const premium = PREMIUMS[snapshot.board.layout[row][column]];
    return name + ", " + t("board.empty") + (premium === undefined ? "" : ", " + t("board.long." + premium)) + ".";
  }
  const joker = sign !== sign.toUpperCase();
  return name + ", " + letterSaid(sign.toUpperCase()) + (joker ? ", " + t("board.joker") : "") + ".";
}

/** "Total : 70 sur 70". */
export function totalInWords(snapshot: SeatSnapshot): string {
  return t("tablet.result.total", snapshot.total, snapshot.topTotal) + ".";
}

/** The letters in the bag, where the game shows them. */
export function leftInWords(snapshot: SeatSnapshot): string {
  const left = snapshot.lettersLeft;
  return left === null ? t("tablet.say.left-hidden") : t("tablet.left", left.length, Array.from(left).join(" "));
}

export function rankInWords(snapshot: SeatSnapshot): string {
  return snapshot.rank === null ? t("tablet.say.no-rank") : t("tablet.finished.rank", snapshot.rank) + ".";
}

/** All rounds so far, one sentence each. */
export function sheetInWords(snapshot: SeatSnapshot): string {
  const lines = snapshot.results.map((one) => {
    const own = one.own === null || one.own.word === "" ? t("tablet.result.no-slip") : spokenWord(one.own.word) + ", " + shownReference(one.own.reference) + ".";
    const paid = one.verdict === null ? 0 : one.verdict.paid;
    return t("tablet.say.sheet", one.round, spokenWord(one.master.printed), one.master.top, own, paid, one.total);
  });
  return lines.length === 0 ? t("tablet.say.no-sheet") : lines.join(" ");
}

