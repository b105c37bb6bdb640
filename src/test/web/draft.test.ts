import { Draft, NO_DRAFT, readDraft } from "../../main/resources/web/entry/draft";
import { equal } from "./expect";

const EMPTY = Array(15).fill(".".repeat(15));
const BOARD = EMPTY.slice();
BOARD[7] = "...ChACUNE.....";

function blockOf(draft: Partial<Draft>, first = false, scoresAsked = false): string {
  const whole = Object.assign({}, NO_DRAFT, draft);
  const rack = Array.from("MAISONS");
  const blocked = readDraft(whole, { rows: first ? EMPTY : BOARD, rack, first, scoresAsked, assistance: 1 }).blocked;
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
  equal(blockOf({ reference: "H", word: "MAISON" }, true), "reference tablet.reference-format");
  equal(blockOf({ reference: "Z9", word: "MAISON" }), "reference coord.off-board");
});

Deno.test("a score is asked for only where the game asks, and then a missing one is only warned of", () => {
  equal(blockOf({ reference: "11E", word: "MAIS", score: "abc" }), "");
  equal(blockOf({ reference: "11E", word: "MAIS", score: "abc" }, false, true), "score tablet.score-number");
  const draft = { reference: "11E", word: "MAIS", score: "", loose: [] };
  const read = readDraft(draft, { rows: BOARD, rack: Array.from("MAISONS"), first: false, scoresAsked: true, assistance: 1 });
  equal(read.blocked, null);
  equal(read.warnings.map((one) => one.key), ["tablet.score-missing"]);
});

Deno.test("a word that does not fit is warned of, and may leave all the same, as on paper", () => {
  const draft = { reference: "A1", word: "ZOO", score: "", loose: [] };
  const read = readDraft(draft, { rows: BOARD, rack: Array.from("MAISONS"), first: false, scoresAsked: false, assistance: 1 });
  equal(read.blocked, null);
  equal(read.warnings.map((one) => one.key), ["board.missing", "board.too-few", "placement.not-connected"]);
});

function warningsAt(assistance: number, reference: string, word: string, first = false): string[] {
  const draft = Object.assign({}, NO_DRAFT, { reference, word });
  const around = { rows: first ? EMPTY : BOARD, rack: Array.from("MAISONS"), first, scoresAsked: false, assistance };
  return readDraft(draft, around).warnings.map((one) => one.key);
}

Deno.test("as paper, the tablet looks at the form alone", () => {
  equal(warningsAt(0, "A1", "ZOO"), []);
  equal(warningsAt(1, "A1", "ZOO"), ["board.missing", "board.too-few", "placement.not-connected"]);
  equal(warningsAt(1, "A1", "MAIS", true), []);
  equal(warningsAt(2, "A1", "MAIS", true), ["placement.off-centre"]);
});

Deno.test("as paper, a slip without a reference goes to who insists", () => {
  const draft = Object.assign({}, NO_DRAFT, { word: "MAISON" });
  const around = { rows: BOARD, rack: Array.from("MAISONS"), first: false, scoresAsked: false };
  const yields = [0, 1].map((assistance) => {
    const blocked = readDraft(draft, Object.assign({ assistance }, around)).blocked;
    return blocked !== null && blocked.yields;
  });
  equal(yields, [true, false]);
});

Deno.test("tiles that make no word yet say why", () => {
  const tile = (row: number, column: number) => ({ row, column, letter: "A", joker: false });
  equal(blockOf({ word: "AA", loose: [tile(0, 0), tile(0, 2)] }), "word board.gap");
  equal(blockOf({ word: "AA", loose: [tile(0, 0), tile(1, 1)] }), "word board.not-in-line");
});

Deno.test("what was understood for the player is told: accents, a single tile that could go both ways", () => {
  const rows = BOARD.slice();
  rows[6] = "..........T....";
  const around = { rows, rack: Array.from("SEMAINE"), first: false, scoresAsked: true, assistance: 1 };
  const notesOf = (reference: string, word: string) =>
    readDraft(Object.assign({}, NO_DRAFT, { reference, word }), around).notes.map((one) => one.key);
  equal(notesOf("11E", "m\u00e9"), ["tablet.accent"]);
  equal(notesOf("H4", "CHACUNES"), ["tablet.one-tile"]);
  const draft = Object.assign({}, NO_DRAFT, { reference: "H4", word: "CHACUNES", score: "700" });
  equal(readDraft(draft, around).warnings.map((one) => one.key), ["tablet.score-doubt"]);
});
