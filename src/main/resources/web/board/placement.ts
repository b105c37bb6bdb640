import { Coord, SIZE } from "./coord";
import { DraftTile } from "./grid";
import { along, signAt } from "./line";
import { Misfit, misfitsOf, Bounds } from "./misfits";
import { WordLetter } from "./word";

export interface Placement {
  /** The tiles that come from the rack, where they fit on the grid. */
  tiles: DraftTile[];
  /** The word with every joker designated. */
  letters: WordLetter[];
  misfits: Misfit[];
  /** Letters the joker was given without having been asked for. */
  offered: string[];
  /** The joker could as well stand at another place of the word. */
  ambiguous: boolean;
}

/**
 * Lays a word on the grid as paper and pencil would: letters held, squares free, inside the grid, touching another word.
 * It knows no dictionary and no score. Without a coordinate only the letters are looked at.
 */
export function place(
  rows: string[],
  coord: Coord | null,
  word: WordLetter[],
  rack: string[],
  bounds: Bounds = {},
): Placement {
  const empty = rows.every((row) => /^\.*$/.test(row));
  const fromRack = word.map((_, position) => coord === null || signAt(rows, coord, position) === ".");
  const known = coord !== null || empty;
  const dealt = deal(word, fromRack, known ? rack : null, bounds.declined || []);
  const misfits = coord === null ? [] : misfitsOf(rows, coord, word, fromRack, bounds);
  const shifted = misfits.length > 0 && misfits[0].key === "board.shifted";
  if (known && !shifted) {
    misfits.unshift(...lacking(word.filter((_, position) => fromRack[position]), rack, dealt.missing));
  }
  if (dealt.noJoker) {
    misfits.unshift({ key: "board.no-joker", args: [] });
  }
  const tiles = coord === null ? [] : tilesOf(coord, dealt.letters, fromRack);
  return { tiles, letters: dealt.letters, misfits, offered: dealt.offered, ambiguous: dealt.ambiguous };
}

interface Dealt {
  letters: WordLetter[];
  missing: string[];
  offered: string[];
  noJoker: boolean;
  ambiguous: boolean;
}

/** Takes the word's letters from the rack: marked jokers first, real tiles next, a joker for what is still missing. */
function deal(word: WordLetter[], fromRack: boolean[], rack: string[] | null, declined: string[]): Dealt {
  const letters = word.map((one) => ({ letter: one.letter, joker: one.joker }));
  const dealt: Dealt = { letters, missing: [], offered: [], noJoker: false, ambiguous: false };
  if (rack === null) {
    return dealt;
  }
  const left = rack.slice();
  const take = (sign: string): boolean => {
    const at = left.indexOf(sign);
    return at >= 0 && left.splice(at, 1).length === 1;
  };
  const needed = letters.filter((_, position) => fromRack[position]);
  needed.filter((one) => one.joker).forEach(() => {
    dealt.noJoker = !take("?") || dealt.noJoker;
  });
  for (const one of needed.filter((letter) => !letter.joker)) {
    if (take(one.letter)) {
      continue;
    }
    if (declined.indexOf(one.letter) < 0 && take("?")) {
      one.joker = true;
      dealt.offered.push(one.letter);
      dealt.ambiguous = rack.indexOf(one.letter) >= 0 || dealt.ambiguous;
    } else {
      dealt.missing.push(one.letter);
    }
  }
  return dealt;
}

/** Letters the rack has not, and those it has too few of. */
function lacking(needed: WordLetter[], rack: string[], missing: string[]): Misfit[] {
  const count = (letters: string[], letter: string): number => letters.filter((one) => one === letter).length;
  const wanted = needed.map((one) => one.letter);
  const kinds = missing.filter((letter, at) => missing.indexOf(letter) === at);
  const none = kinds.filter((letter) => count(rack, letter) === 0);
  const few = kinds.filter((letter) => count(rack, letter) > 0);
  const said: Misfit[] = few.map((letter) => ({
    key: "board.too-few",
    args: [count(wanted, letter), letter, count(rack, letter)],
  }));
  return none.length === 0 ? said : [{ key: "board.missing", args: [none.join(", ")] } as Misfit].concat(said);
}

function tilesOf(coord: Coord, letters: WordLetter[], fromRack: boolean[]): DraftTile[] {
  const tiles: DraftTile[] = [];
  letters.forEach((one, position) => {
    const { row, column } = along(coord, position);
    if (fromRack[position] && row < SIZE && column < SIZE) {
      tiles.push({ row, column, letter: one.letter, joker: one.joker });
    }
  });
  return tiles;
}
