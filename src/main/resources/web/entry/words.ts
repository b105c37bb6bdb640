import { inWords, shownReference } from "../board/coord";
import { Misfit } from "../board/misfits";
import { fold, readWord, writeWord } from "../board/word";
import { t } from "../live/messages";
import { Draft, ReadDraft } from "./draft";

/** A misfit as the player reads it. */
export function sentenceOf(misfit: Misfit): string {
  return t(misfit.key, ...misfit.args);
}

/** Which words of a move are not in the list, by its name: the main one, which comes first, and where each other stands. */
export function notAdmitted(words: { word: string; coord: string; admitted: boolean }[], list: string): Misfit[] {
  return words
    .map((one, at): Misfit | null =>
      one.admitted ? null
      : at === 0 ? { key: "tablet.not-admitted", args: [one.word, list] }
      : { key: "tablet.cross-not-admitted", args: [one.word, shownReference(one.coord)] },
    )
    .filter((one): one is Misfit => one !== null);
}

/** A word as it is said, its jokers named after it: "SEMAINE, joker : E". */
export function spokenWord(text: string): string {
  const read = readWord(text);
  if (read.strange.length > 0 || read.letters.length === 0) {
    return fold(text);
  }
  const jokers = read.letters.filter((one) => one.joker).map((one) => one.letter);
  const word = read.letters.map((one) => one.letter).join("");
  return jokers.length === 0 ? word : word + ", " + t("tablet.review.joker", jokers.join(", "));
}

/** The shortest name of a slip as it is said: its letters without the marks of jokers. */
export function plainly(name: string): string {
  return name.replace(/[()]/g, "");
}

/** The slip in one line: "SEMAIN(E) – ligne H, colonne 2, horizontal – joker : E – score : 70". */
export function reviewOf(read: ReadDraft, draft: Draft, scoresAsked: boolean): string {
  const parts: string[] = [];
  if (read.letters.length > 0) {
    parts.push(writeWord(read.letters));
  }
  if (read.coord !== null) {
    parts.push(inWords(read.coord));
  }
  const jokers = read.letters.filter((one) => one.joker).map((one) => one.letter);
  if (jokers.length > 0) {
    parts.push(t("tablet.review.joker", jokers.join(", ")));
  }
  if (scoresAsked && draft.score.trim() !== "" && read.letters.length > 0) {
    parts.push(t("tablet.review.score", draft.score.trim()));
  }
  return parts.join(" – ");
}

/** "SEMAINE, ligne H, colonne 2, horizontal. Lettres posées : S, E, M, A, I, N, E." */
export function spokenReview(read: ReadDraft): string {
  const word = read.letters.map((one) => one.letter).join("");
  const place = read.coord === null ? "" : ", " + inWords(read.coord);
  const laid = read.placement.tiles.map((tile) => (tile.joker ? t("tablet.review.joker-letter", tile.letter) : tile.letter));
  return word + place + ". " + (laid.length > 0 ? t("tablet.review.laid", laid.join(" ")) : "");
}

/** "SEMAINE H2": the shortest a slip can be named. */
export function shortly(read: ReadDraft, draft: Draft): string {
  return (writeWord(read.letters) + " " + draft.reference.trim().toUpperCase()).trim();
}
