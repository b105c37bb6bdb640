import { readWord } from '../board/word';
import type { LetterPart } from '../live/slip-protocol';

/** A square of the drawing on which nothing is written. */
const BLANK = '·';

type Find = { row: number; column: number; down: boolean };

const lettersOf = (word: string): string =>
  readWord(word)
    .letters.map((one) => one.letter)
    .join('');

const rowsOf = (drawing: string): string[][] =>
  drawing.split('\n').map((line) => [...line.toUpperCase()].map((sign) => (/[A-Z]/.test(sign) ? sign : BLANK)));

/** The word with an empty line on either side, to write the copied letters into, as the slip's own grid shows it. */
export function drawWord(word: string, down: boolean, copied: LetterPart[] = []): string {
  const letters = [...lettersOf(word)];
  const least = (of: (letter: LetterPart) => number, edge: number): number => Math.min(edge, ...copied.map(of));
  const most = (of: (letter: LetterPart) => number, edge: number): number => Math.max(edge, ...copied.map(of));
  const along = [least((one) => one.along, 0), most((one) => one.along, letters.length - 1)];
  const aside = [least((one) => one.aside, -1), most((one) => one.aside, 1)];
  const at = (a: number, b: number): string =>
    (b === 0 && letters[a]) || (copied.find((one) => one.along === a && one.aside === b)?.symbol ?? BLANK);
  return down ? picture(along, aside, at) : picture(aside, along, (row, column) => at(column, row));
}

function picture(rows: number[], columns: number[], at: (row: number, column: number) => string): string {
  const range = ([from, to]: number[]): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return range(rows)
    .map((row) => range(columns).map((column) => at(row, column)).join(''))
    .join('\n');
}

/**
 * The letters drawn beside a word, counted from its first letter; undefined when the word itself is not drawn, so that
 * nobody knows where they stand. An empty drawing has none.
 */
export function readLetters(drawing: string, word: string): LetterPart[] | undefined {
  const rows = rowsOf(drawing);
  if (rows.every((row) => row.every((sign) => sign === BLANK))) return [];
  const found = find(rows, [...lettersOf(word)]);
  return found && beside(rows, found, lettersOf(word).length);
}

function find(rows: string[][], word: string[]): Find | undefined {
  if (!word.length) return undefined;
  for (const down of [false, true]) {
    for (let row = 0; row < rows.length; row++) {
      for (let column = 0; column < rows[row].length; column++) {
        const at = (index: number): string | undefined =>
          down ? rows[row + index]?.[column] : rows[row][column + index];
        if (word.every((letter, index) => at(index) === letter)) return { row, column, down };
      }
    }
  }
  return undefined;
}

function beside(rows: string[][], word: Find, length: number): LetterPart[] {
  const letters: LetterPart[] = [];
  rows.forEach((signs, row) =>
    signs.forEach((symbol, column) => {
      const across = { along: column - word.column, aside: row - word.row };
      const { along, aside } = word.down ? { along: across.aside, aside: across.along } : across;
      const own = aside === 0 && along >= 0 && along < length;
      if (symbol !== BLANK && !own) letters.push({ along, aside, symbol });
    }),
  );
  return letters;
}
