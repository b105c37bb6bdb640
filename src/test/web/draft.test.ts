import { writeWord } from "../../main/resources/web/board/word";
import { Draft, isComplete, NO_DRAFT, readDraft, stillDeclined, withJokerAnswered } from "../../main/resources/web/entry/draft";
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

function withJoker(rack: string, assistance = 1) {
  return { rows: EMPTY, rack: Array.from(rack), first: true, scoresAsked: false, assistance };
}

Deno.test("a letter that is not held while a joker is free is a question", () => {
  const around = withJoker("SMAIN?E");
  const draft = Object.assign({}, NO_DRAFT, { reference: "H4", word: "SEMAINE" });
  const read = readDraft(draft, around);
  equal([read.asked, read.placement.ambiguous], [null, true], "one E is held: which of the two is the joker is another question");
  const missing = Object.assign({}, draft, { word: "SEMAIT" });
  equal(readDraft(missing, around).asked, "T");
  equal(readDraft(missing, withJoker("SMAIN?E", 0)).asked, null, "as paper nothing is asked");
  equal(readDraft(Object.assign({}, draft, { word: "SEMAI?T" }), around).asked, null, "marked by the player");
  equal(readDraft(Object.assign({}, draft, { word: "ZIZ" }), around).asked, null, "one joker does not make it whole");
});

Deno.test("yes marks the joker, no leaves the letter lacking as long as it is written", () => {
  const around = withJoker("SMAIN?E");
  const draft = Object.assign({}, NO_DRAFT, { reference: "H4", word: "SEMAIT" });
  const yes = withJokerAnswered(draft, readDraft(draft, around), "T", true);
  equal([yes.word, readDraft(yes, around).asked], ["SEMAI(T)", null]);
  const no = withJokerAnswered(draft, readDraft(draft, around), "T", false);
  const read = readDraft(no, around);
  equal([read.asked, writeWord(read.letters), read.warnings.map((one) => one.args)], [null, "SEMAIT", [["T"]]]);
  equal(stillDeclined(no).declined, ["T"]);
  equal(stillDeclined(Object.assign({}, no, { word: "SEMAI" })).declined, []);
  equal(readDraft(Object.assign({}, no, { word: "SEMAI(T)" }), around).warnings, []);
});

Deno.test("two letters that are not held are asked for one after the other", () => {
  const around = withJoker("SMAI??E");
  const draft = Object.assign({}, NO_DRAFT, { word: "TAMIZ" });
  const read = readDraft(draft, around);
  equal(read.asked, "T");
  const answered = withJokerAnswered(draft, read, "T", true);
  equal([answered.word, readDraft(answered, around).asked], ["(T)AMIZ", "Z"]);
});

function isWhole(draft: Partial<Draft>, first: boolean, scoresAsked = false): boolean {
  const whole = Object.assign({}, NO_DRAFT, draft);
  const around = { rows: first ? EMPTY : BOARD, rack: Array.from("MAISONS"), first, scoresAsked, assistance: 1 };
  return isComplete(whole, readDraft(whole, around), scoresAsked);
}

Deno.test("a draft is complete by the rule the server takes it by", () => {
  equal(isWhole({ reference: "A1", word: "S" }, true), false);
  equal(isWhole({ word: "SI" }, true), true);
  equal(isWhole({ word: "MAISON" }, false), false);
  equal(isWhole({ reference: "11E", word: "MAISON" }, false), true);
  equal(isWhole({ reference: "11E", word: "MAISO?" }, false), false);
  equal(isWhole({ reference: "11E", word: "MAISON" }, false, true), false);
  equal(isWhole({ reference: "11E", word: "MAISON", score: "20" }, false, true), true);
  equal(isWhole({ reference: "11E", word: "MAISON", score: "9999" }, false, true), false);
  const apart = [{ row: 0, column: 0, letter: "M", joker: false }, { row: 0, column: 5, letter: "A", joker: false }];
  equal(isWhole({ word: "MA", loose: apart }, true), false);
});

Deno.test("only what became letters is said to have been replaced", () => {
  const around = { rows: BOARD, rack: Array.from("MAISONS"), first: false, scoresAsked: false, assistance: 1 };
  const read = (word: string) => readDraft(Object.assign({}, NO_DRAFT, { reference: "11E", word }), around);
  equal(read("maïs").notes, [{ key: "tablet.accent", args: ["Ï", "I"] }]);
  equal(read("MAIS😀").notes, []);
  equal((read("MAIS😀").blocked || { args: [] }).args, ["😀"]);
  equal(read("mai\u0308s😀").notes, [{ key: "tablet.accent", args: ["Ï", "I"] }]);
});
