/** What typed letters are, beside the bag: counted while they are typed; the server decides. */
export interface TypedLetters {
  letters: string;
  vowels: number;
  consonants: number;
  either: number;
  /** Signs that are no letters, each once. */
  strange: string[];
  /** Letters the bag does not hold so many of, each once. */
  short: string[];
}

const VOWELS = 'AEIOU';
const EITHER = 'Y?';

/** @param bag every letter that may be drawn, as `AAAB?` */
export function countLetters(typed: string, bag: string): TypedLetters {
  const plain = typed.normalize('NFD').replace(/[\u0300-\u036f\s+-]/g, '').toUpperCase();
  const letters = [...plain].filter((sign) => /[A-Z?]/.test(sign));
  return {
    letters: letters.join(''),
    vowels: letters.filter((letter) => VOWELS.includes(letter)).length,
    consonants: letters.filter((letter) => !VOWELS.includes(letter) && !EITHER.includes(letter)).length,
    either: letters.filter((letter) => EITHER.includes(letter)).length,
    strange: [...new Set([...plain].filter((sign) => !/[A-Z?]/.test(sign)))],
    short: [...new Set(letters)].filter((letter) => howMany(letter, letters) > howMany(letter, [...bag])),
  };
}

function howMany(letter: string, among: string[]): number {
  return among.filter((other) => other === letter).length;
}
