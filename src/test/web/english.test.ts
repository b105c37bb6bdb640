import { slipBody } from "../../main/resources/web/arbitration/typed-slip";
import { columnName, exampleReferences, inWords, readReference, readWire, referenceOf, rowName, shownReference, squareName, typedReference, useNotation, wireOf, wireSquare, written } from "../../main/resources/web/board/coord";
import { misfitsOf } from "../../main/resources/web/board/misfits";
import { sayColumn, sayRow, sayWords } from "../../main/resources/web/board/reading";
import { commandExamples, readCommand } from "../../main/resources/web/entry/command";
import { useMessages } from "../../main/resources/web/live/messages";
import { asGcg } from "../../main/resources/web/replay/gcg";
import type { ReplayGame } from "../../main/resources/web/replay/protocol";
import { newSquares } from "../../main/resources/web/replay/sitting";
import { asText } from "../../main/resources/web/replay/text";
import { equal } from "./expect";

useMessages({
  "board.across": "ligne {0}, colonne {1}, horizontal",
  "board.down": "ligne {0}, colonne {1}, vertical",
  "board.way.across": "horizontal",
  "board.way.down": "vertical",
  "board.empty": "vide",
  "board.read.row": "Ligne {0} : {1}.",
  "board.read.column": "Colonne {0} : {1}.",
  "board.read.columns": "colonnes {0} à {1}, {2}",
  "board.read.rows": "lignes {0} à {1}, {2}",
  "board.read.row-one": "ligne {0}, {1}",
  "board.read.column-one": "colonne {0}, {1}",
});

/** HOLIDAY across from the square 8D. */
const BOARD = Array.from({ length: 15 }, (_, row) => (row === 7 ? "...HOLIDAY....." : "..............."));
const ACROSS = { row: 7, column: 3, across: true };
const DOWN = { row: 7, column: 3, across: false };

function inEnglish(what: () => void): void {
  useNotation("number-first");
  try {
    what();
  } finally {
    useNotation("letter-first");
  }
}

Deno.test("rows carry numbers and columns letters in an English game", () => {
  inEnglish(() => {
    equal(rowName(7) + " " + columnName(3), "8 D");
    equal(readReference("8D"), ACROSS);
    equal(readReference("d 8"), DOWN);
    equal([referenceOf(ACROSS), referenceOf(DOWN)], ["8D", "D8"]);
    equal(exampleReferences(), ["8D", "D8"]);
    equal(inWords(ACROSS), "ligne 8, colonne D, horizontal");
    equal(inWords(DOWN), "ligne 8, colonne D, vertical");
    equal(squareName(0, 14), "1O");
    equal(readReference("16D"), "off-board");
    equal(readReference("8P"), "off-board");
  });
  equal(rowName(7) + " " + columnName(3), "H 4");
});

Deno.test("the server gets and gives one form, whatever the players write", () => {
  inEnglish(() => {
    equal([wireOf(ACROSS), wireOf(DOWN)], ["H4", "4H"]);
    equal(readWire("H4"), ACROSS);
    equal([shownReference("H4"), shownReference("4H"), shownReference("H16"), shownReference("")], ["8D", "D8", "H16", ""]);
    equal([typedReference("8d"), typedReference("D8"), typedReference("16h")], ["H4", "4H", "16h"]);
    equal(wireSquare(7, 3), "H4");
    equal(newSquares(Array(15).fill("."), BOARD.map((row) => row[3])), ["H1"]);
    equal(shownReference("H4", "letter-first"), "H4");
  });
  equal(written(ACROSS, "number-first"), "8D");
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 15; column++) {
      for (const across of [true, false]) {
        inEnglish(() => equal(readReference(referenceOf({ row, column, across })), { row, column, across }));
      }
    }
  }
});

Deno.test("a paper slip of an English game goes out in the server's form", () => {
  const typed = { table: 7, word: "drain", reference: "8 h", score: "", reason: "" };
  inEnglish(() => {
    equal(slipBody(2, typed, false), { round: 2, table: 7, word: "drain", reference: "H8" });
    equal(slipBody(2, { ...typed, reference: "h8" }, false), { round: 2, table: 7, word: "drain", reference: "8H" });
    equal(slipBody(2, { ...typed, reference: "16h" }, false), { round: 2, table: 7, word: "drain", reference: "16H" });
  });
});

Deno.test("the command field names rows, columns and squares as the board does", () => {
  inEnglish(() => {
    equal(commandExamples(), ["8B", "8", "D", "8H"]);
    equal(readCommand("row 8"), { kind: "row", row: 7 });
    equal(readCommand("col h"), { kind: "column", column: 7 });
    equal(readCommand("row H").kind, "unknown");
    equal(readCommand("square 8H"), { kind: "square", row: 7, column: 7 });
    equal(readCommand("8D HOLIDAY"), { kind: "play", reference: "8D", word: "HOLIDAY" });
  });
  equal(commandExamples(), ["H2", "H", "4", "H8"]);
  equal(readCommand("row 8").kind, "unknown");
});

Deno.test("the board is read with the names on its edges", () => {
  inEnglish(() => {
    equal(sayRow(BOARD, 7), "Ligne 8 : colonnes D à J, HOLIDAY.");
    equal(sayColumn(BOARD, 3), "Colonne D : ligne 8, H.");
    equal(sayWords(BOARD), "HOLIDAY, 8D horizontal.");
  });
  equal(sayRow(BOARD, 7), "Ligne H : colonnes 4 à 10, HOLIDAY.");
});

Deno.test("what does not fit is told by the game's references", () => {
  const word = Array.from("DOG").map((letter) => ({ letter, joker: false }));
  inEnglish(() => {
    const clash = misfitsOf(BOARD, DOWN, word, [false, true, true], {})[0];
    equal([clash.key, clash.args[0]], ["placement.conflict", "8D"]);
    const beyond = misfitsOf(BOARD, { row: 7, column: 13, across: true }, word, [true, true, true], {})[0];
    equal(beyond.args, ["DOG", 1, "8N"]);
  });
});

Deno.test("an English game is saved with its tiles and its notation named, and references as its players write them", () => {
  const round = { number: 1, player: null, board: Array(15).fill("..............."), draw: { kept: [], drawn: Array.from("HOLIDAY"), rejected: false, text: "HOLIDAY" }, act: "PLAYED", move: { word: "HOLIDAY", coord: "H4", printed: "HOLIDAY", points: 86 }, points: 86 };
  const game = { title: "Club", manner: "DUPLICATE", language: "en", variant: "normal", total: 86, notes: [], players: [], words: { playedWith: "Own words" }, rounds: [round] } as unknown as ReplayGame;
  inEnglish(() => {
    equal(asText(game).split("\n").slice(0, 3), ["# source: Chevalet, Club", "# tiles: en", "# notation: 8D across, D8 down"]);
    equal(asText(game).split("\n").slice(4), ["# declared: 86 points 1 rounds", "# columns: n|rack|word|position|points|total", "1|HOLIDAY|HOLIDAY|8D|86|86", ""]);
    equal(asText({ ...game, notes: ["Tiles : EN"] }).split("\n").slice(0, 2), ["# Tiles : EN", "# notation: 8D across, D8 down"]);
    equal(asText({ ...game, language: "fr" }).split("\n").slice(1), ["# variant: normal", "# declared: 86 points 1 coups", "# columns: n|tirage|mot|référence|points|cumul", "1|HOLIDAY|HOLIDAY|H4|86|86", ""]);
    equal(asGcg(game).split("\n").slice(2), ["#lexicon Own words", "#tile-distribution english", "#description Duplicate: normal", "#player1 J1 Duplicate", ">J1: HOLIDAY 8D HOLIDAY +86 86", ""]);
  });
});
