import { lay, nextSquare, ownLetters } from "../../main/resources/web/board/compose";
import { Coord, readReference, referenceOf } from "../../main/resources/web/board/coord";
import { place } from "../../main/resources/web/board/placement";
import { readWord, writeWord } from "../../main/resources/web/board/word";
import { equal } from "./expect";

const EMPTY = Array(15).fill(".".repeat(15));
const BOARD = EMPTY.slice();
BOARD[7] = "...ChACUNE.....";

function at(reference: string): Coord {
  return readReference(reference) as Coord;
}

function keysOf(rows: string[], reference: string, word: string, rack: string): string[] {
  return place(rows, at(reference), readWord(word).letters, Array.from(rack)).misfits.map((one) => one.key);
}

Deno.test("a word that fits has its tiles on the free squares only", () => {
  const placed = place(BOARD, at("H4"), readWord("CHACUNES").letters, Array.from("SABCDEF"));
  equal(placed.misfits, []);
  equal(placed.tiles, [{ row: 7, column: 10, letter: "S", joker: false }]);
});

Deno.test("each way not to fit has its own sentence", () => {
  equal(keysOf(BOARD, "H10", "MAISONS", "MAISONS"), ["placement.off-edge"]);
  equal(keysOf(BOARD, "H5", "MAISON", "MAISONS"), ["placement.conflict"]);
  equal(keysOf(BOARD, "H11", "SA", "MAISONS"), ["placement.incomplete"]);
  equal(keysOf(BOARD, "H4", "CHACUNE", "MAISONS"), ["placement.no-new-tile"]);
  equal(keysOf(BOARD, "A1", "MAISON", "MAISONS"), ["placement.not-connected"]);
  equal(keysOf(BOARD, "11E", "MAIS", "MAISONS"), []);
  equal(keysOf(BOARD, "G4", "MA", "MAISONS"), []);
});

Deno.test("a word that goes round a board letter is the whole word", () => {
  equal(place(BOARD, at("H4"), readWord("CHACUN").letters, Array.from("S")).misfits[0].args, ["CHACUN", "CHACUNE"]);
});

Deno.test("the joker stands in for a missing letter, and says so", () => {
  const placed = place(EMPTY, at("H8"), readWord("EXAMEN").letters, Array.from("EAMEN?S"));
  equal(placed.offered, ["X"]);
  equal(placed.ambiguous, false);
  equal(writeWord(placed.letters), "E(X)AMEN");
});

Deno.test("a joker that could stand at two places is ambiguous until the player has said", () => {
  equal(place(EMPTY, at("H8"), readWord("EXAMEN").letters, Array.from("XAMEN?S")).ambiguous, true);
  const said = place(EMPTY, at("H8"), readWord("?EXAMEN").letters, Array.from("XAMEN?S"));
  equal(said.ambiguous, false);
  equal(writeWord(said.letters), "(E)XAMEN");
});

Deno.test("letters that are not held are named, each as often as it lacks", () => {
  const placed = place(EMPTY, at("H8"), readWord("ZOOM").letters, Array.from("OMABCDE"));
  equal(placed.misfits[0], { key: "board.missing", args: ["Z"] });
  equal(placed.misfits[1], { key: "board.too-few", args: [2, "O", 1] });
  equal(keysOf(EMPTY, "H8", "?EAU", "EAUBCDF"), ["board.no-joker"]);
});

Deno.test("without a reference the letters are judged only on the empty board", () => {
  equal(place(EMPTY, null, readWord("ZOO").letters, Array.from("OMABCDE")).misfits[0].key, "board.missing");
  equal(place(BOARD, null, readWord("ZOO").letters, Array.from("OMABCDE")).misfits, []);
});

Deno.test("letters tapped after a square make a whole word with the board's letters", () => {
  const after = lay(BOARD, at("H11"), readWord("S").letters);
  equal([referenceOf(after.coord), writeWord(after.word)], ["H4", "CHACUNES"]);
  const through = lay(BOARD, at("5F"), readWord("TEES").letters);
  equal([referenceOf(through.coord), writeWord(through.word)], ["5F", "TEHES"]);
  equal(writeWord(ownLetters(BOARD, through.coord, through.word)), "TEES");
});

Deno.test("the next letter goes to the next free square, until the edge", () => {
  equal(nextSquare(BOARD, at("H4"), readWord("CHACUNE").letters), { row: 7, column: 10, across: true });
  equal(nextSquare(EMPTY, at("H14"), readWord("ET").letters), null);
});

Deno.test("what was plainly meant is offered: the word in full, the square it starts at", () => {
  const incomplete = place(BOARD, at("H11"), readWord("SA").letters, Array.from("MAISONS")).misfits[0].meant;
  equal(incomplete && [referenceOf(incomplete.coord), writeWord(incomplete.word)], ["H4", "CHACUNESA"]);
  const shifted = place(BOARD, at("H11"), readWord("CHACUNES").letters, Array.from("MAISONS")).misfits[0];
  equal([shifted.key, shifted.args], ["board.shifted", ["H11", "H4"]]);
});

Deno.test("a variant may allow fewer letters than the rack holds", () => {
  const keys = (most?: number) =>
    place(EMPTY, at("H4"), readWord("MAISONSE").letters, Array.from("MAISONSE"), { most }).misfits.map((one) => one.key);
  equal(keys(7), ["placement.too-many"]);
  equal(keys(), []);
});
