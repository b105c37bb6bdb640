/** One letter of a word: `A`-`Z`, and whether the player said the joker stands for it. */
export interface WordLetter {
  letter: string;
  joker: boolean;
}

export interface ReadWord {
  letters: WordLetter[];
  /** The signs that are no letters, in order. */
  strange: string[];
  /** The first sign whose accent or ligature was taken off, and the letters it became. */
  folded: { sign: string; letters: string } | null;
}

/** Capitals without accents: é is E, œ is OE, as a word is played. */
export function fold(text: string): string {
  return text
    .replace(/[œŒ]/g, "OE")
    .replace(/[æÆ]/g, "AE")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toUpperCase();
}

/** Reads a word as players write it; a joker is `?E`, `*E` or `(E)`. Lower case says nothing. */
export function readWord(text: string): ReadWord {
  const signs = Array.from(text.normalize("NFC").replace(/\s+/g, ""));
  const read: ReadWord = { letters: [], strange: [], folded: foldedIn(signs) };
  const plain = signs.map((sign) => fold(sign) || sign).join("");
  const pattern = /[?*]([A-Z])|\(([A-Z])\)|([A-Z])|([^])/gu;
  for (let found = pattern.exec(plain); found !== null; found = pattern.exec(plain)) {
    const joker = found[1] || found[2];
    if (found[4] !== undefined) {
      read.strange.push(found[4]);
    } else {
      read.letters.push({ letter: joker || found[3], joker: joker !== undefined });
    }
  }
  return read;
}

function foldedIn(signs: string[]): ReadWord["folded"] {
  const sign = signs.filter((one) => /[^\u0020-\u007e]/.test(one) && /^[A-Z]+$/.test(fold(one)))[0];
  return sign === undefined ? null : { sign: sign.toUpperCase(), letters: fold(sign) };
}

/** As printed in France and as the server reads it: `C(H)ACUNE`. */
export function writeWord(letters: WordLetter[]): string {
  return letters.map((one) => (one.joker ? "(" + one.letter + ")" : one.letter)).join("");
}

/** A word of the board or of a move, lower case for jokers. */
export function ofSpelling(spelling: string): WordLetter[] {
  return Array.from(spelling).map((sign) => ({ letter: sign.toUpperCase(), joker: sign !== sign.toUpperCase() }));
}

/** The word with the joker mark of one letter turned round; another gives its mark up when the rack has not enough. */
export function toggledJoker(word: WordLetter[], rack: string[], position: number): WordLetter[] {
  const asked = !word[position].joker;
  let free = rack.filter((one) => one === "?").length - (asked ? 1 : 0);
  return word.map((one, at) => {
    if (at === position) {
      return { letter: one.letter, joker: asked };
    }
    free -= one.joker ? 1 : 0;
    return { letter: one.letter, joker: one.joker && free >= 0 };
  });
}
