import { Composed, ownLetters } from "../board/compose";
import { referenceOf } from "../board/coord";
import { readWord, WordLetter, writeWord } from "../board/word";
import { Circumstances, Draft, readDraft } from "./draft";

/** The letters of a draft that come from the rack, as they are written. */
export function writtenLetters(draft: Draft, around: Circumstances): WordLetter[] {
  const word = readWord(draft.word).letters;
  const coord = readDraft(draft, around).coord;
  return coord === null ? word : ownLetters(around.rows, coord, word);
}

/** The same with every joker designated, those given unasked included. */
export function dealtLetters(draft: Draft, around: Circumstances): WordLetter[] {
  const read = readDraft(draft, around);
  return read.coord === null ? read.letters : ownLetters(around.rows, read.coord, read.letters);
}

/** The draft with another word at another place. */
export function placed(draft: Draft, composed: Composed): Draft {
  return Object.assign({}, draft, { reference: referenceOf(composed.coord), word: writeWord(composed.word), loose: [] });
}
