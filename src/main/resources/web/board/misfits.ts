import { Coord, referenceOf, squareName } from "./coord";
import { along, signAt, taken } from "./line";
import { WordLetter } from "./word";

/** Something that does not fit, by message key and blanks. */
export interface Misfit {
  key: string;
  args: (string | number)[];
  /** What the player most likely meant, when it is plain to see. */
  meant?: { coord: Coord; word: WordLetter[] };
}

/** What a variant, the level of assistance or the player asks beyond the usual. */
export interface Bounds {
  /** How many letters of the rack may be laid at most. */
  most?: number;
  /** The first word must cover the centre. */
  centre?: boolean;
  /** Letters no joker may stand for unless it is marked: the player said so. */
  declined?: string[];
}

const CENTRE = 7;

/** What keeps a word from standing at its place: the first thing only, for one mistake brings others along. */
export function misfitsOf(
  rows: string[],
  coord: Coord,
  word: WordLetter[],
  fromRack: boolean[],
  bounds: Bounds,
): Misfit[] {
  const misfit = misfitOf(rows, coord, word, fromRack);
  if (misfit !== null) {
    const meant = shifted(rows, coord, word);
    return [meant === null ? misfit : meant];
  }
  const laid = fromRack.filter(Boolean).length;
  if (bounds.most !== undefined && laid > bounds.most) {
    return [{ key: "placement.too-many", args: [bounds.most] }];
  }
  const first = isEmpty(rows) && bounds.centre === true && !coversCentre(coord, word.length);
  return first ? [{ key: "placement.off-centre", args: [squareName(CENTRE, CENTRE)] }] : [];
}

function isEmpty(rows: string[]): boolean {
  return rows.every((row) => /^\.*$/.test(row));
}

function misfitOf(rows: string[], coord: Coord, word: WordLetter[], fromRack: boolean[]): Misfit | null {
  const text = textOf(word);
  const beyond = word.filter((_, position) => signAt(rows, coord, position) === undefined).length;
  if (beyond > 0) {
    return { key: "placement.off-edge", args: [text, beyond, referenceOf(coord)] };
  }
  const clash = conflict(rows, coord, word);
  if (clash !== null) {
    return clash;
  }
  const whole = wholeWord(rows, coord, word);
  if (whole.word.length !== word.length) {
    return { key: "placement.incomplete", args: [text, textOf(whole.word)], meant: whole };
  }
  if (fromRack.indexOf(true) < 0) {
    return { key: "placement.no-new-tile", args: [] };
  }
  return isEmpty(rows) || touches(rows, coord, word.length) ? null : { key: "placement.not-connected", args: [] };
}

function conflict(rows: string[], coord: Coord, word: WordLetter[]): Misfit | null {
  for (let position = 0; position < word.length; position++) {
    const sign = signAt(rows, coord, position);
    if (sign !== undefined && sign !== "." && sign.toUpperCase() !== word[position].letter) {
      const square = along(coord, position);
      const args = [squareName(square.row, square.column), sign.toUpperCase(), word[position].letter];
      return { key: "placement.conflict", args };
    }
  }
  return null;
}

/** The word with the letters of the board that stand right before and right after it. */
function wholeWord(rows: string[], coord: Coord, word: WordLetter[]): { coord: Coord; word: WordLetter[] } {
  const whole = word.slice();
  const onBoard = (position: number): WordLetter => ({
    letter: (signAt(rows, coord, position) as string).toUpperCase(),
    joker: false,
  });
  let before = -1;
  for (; taken(rows, coord, before); before--) {
    whole.unshift(onBoard(before));
  }
  for (let after = word.length; taken(rows, coord, after); after++) {
    whole.push(onBoard(after));
  }
  return { coord: along(coord, before + 1), word: whole };
}

/** The reference of the first letter laid instead of the first letter of the word: where the word stands really. */
function shifted(rows: string[], coord: Coord, word: WordLetter[]): Misfit | null {
  for (let steps = 1; taken(rows, coord, -steps); steps++) {
    const back = along(coord, -steps);
    const own = word.map((_, position) => signAt(rows, back, position) === ".");
    if (misfitOf(rows, back, word, own) === null) {
      return { key: "board.shifted", args: [referenceOf(coord), referenceOf(back)], meant: { coord: back, word } };
    }
  }
  return null;
}

function touches(rows: string[], coord: Coord, length: number): boolean {
  for (let position = 0; position < length; position++) {
    const square = Object.assign(along(coord, position), { across: !coord.across });
    if (taken(rows, square, -1) || taken(rows, square, 0) || taken(rows, square, 1)) {
      return true;
    }
  }
  return false;
}

function coversCentre(coord: Coord, length: number): boolean {
  const at = coord.across ? coord.column : coord.row;
  return (coord.across ? coord.row : coord.column) === CENTRE && at <= CENTRE && CENTRE < at + length;
}

function textOf(word: WordLetter[]): string {
  return word.map((one) => one.letter).join("");
}
