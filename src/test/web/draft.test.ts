import { Draft, readDraft } from "../../main/resources/web/entry/draft";
import { equal } from "./expect";

const EMPTY = Array(15).fill(".".repeat(15));
const BOARD = EMPTY.slice();
BOARD[7] = "...ChACUNE.....";

function blockOf(draft: Partial<Draft>, first = false, scoresAsked = false): string {
  const whole = Object.assign({ reference: "", word: "", score: "" }, draft);
  const rack = Array.from("MAISONS");
  const blocked = readDraft(whole, { rows: first ? EMPTY : BOARD, rack, first, scoresAsked }).blocked;
  return blocked === null ? "" : blocked.field + " " + blocked.key;
}

Deno.test("a slip without a word, or with half a one, does not leave", () => {
  equal(blockOf({}), "word tablet.empty");
  equal(blockOf({ reference: "H4", word: "S" }), "word placement.too-short");
  equal(blockOf({ reference: "H4", word: "MAI-SON" }), "word tablet.bad-character");
  equal(blockOf({ reference: "H4", word: "TULI)ES" }), "word tablet.bad-character");
});

Deno.test("a joker half written says what is missing", () => {
  equal(blockOf({ reference: "H4", word: "TULIES(" }), "word tablet.joker-open");
  equal(blockOf({ reference: "H4", word: "tuli(e" }), "word tablet.joker-open");
  equal(blockOf({ reference: "H4", word: "TULI?" }), "word tablet.joker-next");
  equal(blockOf({ reference: "11E", word: "MAI?S" }), "");
});

Deno.test("the reference may be left out at the first round only", () => {
  equal(blockOf({ word: "MAISON" }, true), "");
  equal(blockOf({ word: "MAISON" }), "reference tablet.no-reference");
  equal(blockOf({ reference: "H", word: "MAISON" }, true), "reference coord.format");
  equal(blockOf({ reference: "Z9", word: "MAISON" }), "reference coord.off-board");
});

Deno.test("a score is asked for only where the game asks, and then a missing one is only warned of", () => {
  equal(blockOf({ reference: "11E", word: "MAIS", score: "abc" }), "");
  equal(blockOf({ reference: "11E", word: "MAIS", score: "abc" }, false, true), "score tablet.score-number");
  const draft = { reference: "11E", word: "MAIS", score: "" };
  const read = readDraft(draft, { rows: BOARD, rack: Array.from("MAISONS"), first: false, scoresAsked: true });
  equal(read.blocked, null);
  equal(read.warnings.map((one) => one.key), ["tablet.score-missing"]);
});

Deno.test("a word that does not fit is warned of, and may leave all the same, as on paper", () => {
  const draft = { reference: "A1", word: "ZOO", score: "" };
  const read = readDraft(draft, { rows: BOARD, rack: Array.from("MAISONS"), first: false, scoresAsked: false });
  equal(read.blocked, null);
  equal(read.warnings.map((one) => one.key), ["board.missing", "placement.not-connected"]);
});
