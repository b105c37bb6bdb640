import { sayColumn, sayRow, sayWords, wordsOf } from "../../main/resources/web/board/reading";
import { useMessages } from "../../main/resources/web/live/messages";
import { equal } from "./expect";

const BOARD = Array(15).fill(".".repeat(15));
BOARD[6] = "...........A...";
BOARD[7] = "...ChACUNES....";
BOARD[8] = "...........U...";

Deno.test("rows and columns are read by words, not by squares", () => {
  useMessages({
    "board.empty": "vide",
    "board.read.row": "Ligne {0} : {1}.",
    "board.read.column": "Colonne {0} : {1}.",
    "board.read.columns": "colonnes {0} à {1}, {2}",
    "board.read.column-one": "colonne {0}, {1}",
    "board.read.rows": "lignes {0} à {1}, {2}",
    "board.read.row-one": "ligne {0}, {1}",
    "board.read.no-word": "Aucun mot",
    "board.way.across": "horizontal",
    "board.way.down": "vertical",
  });
  equal(sayRow(BOARD, 7), "Ligne H : colonnes 4 à 11, CHACUNES.");
  equal(sayRow(BOARD, 0), "Ligne A : vide.");
  equal(sayRow(BOARD, 6), "Ligne G : colonne 12, A.");
  equal(sayColumn(BOARD, 11), "Colonne 12 : ligne G, A ; ligne I, U.");
  equal(sayWords(BOARD), "CHACUNES, H4 horizontal.");
  equal(sayWords(Array(15).fill(".".repeat(15))), "Aucun mot");
});

Deno.test("words down come after the words across", () => {
  const rows = BOARD.slice();
  rows[7] = "...ChACUNEST...";
  equal(wordsOf(rows).map((one) => one.word), ["CHACUNEST", "ATU"]);
});
