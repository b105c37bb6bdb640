import { fieldOfSlip, isScore, slipBody, tableOf } from "../../main/resources/web/arbitration/typed-slip";
import { equal } from "./expect";

const TYPED = { table: 7, word: "s(e)maine", reference: "h '", score: "", reason: "" };

Deno.test("a slip goes out with its reference tidied and only what was filled in", () => {
  equal(slipBody(3, TYPED, false), { round: 3, table: 7, word: "s(e)maine", reference: "H4" });
  equal(slipBody(3, { ...TYPED, score: "70", reason: "mal lu" }, false), {
    round: 3,
    table: 7,
    word: "s(e)maine",
    reference: "H4",
    score: 70,
    reason: "mal lu",
  });
});

Deno.test("no slip handed in keeps nothing of the fields but the reason", () => {
  equal(slipBody(3, { ...TYPED, score: "70" }, true), { round: 3, table: 7, word: "", reference: "", none: true });
});

Deno.test("a table is a number, the digit keys of a French keyboard included", () => {
  equal([tableOf("12"), tableOf(" 7 "), tableOf("&é")], [12, 7, 12]);
  equal(Number.isNaN(tableOf("")) && Number.isNaN(tableOf("abc")), true);
});

Deno.test("a score is a whole number or missing", () => {
  equal(["", "0", "70", "2000"].every(isScore), true);
  equal(["x", "7.5", "-1", "70000"].some(isScore), false);
});

Deno.test("a refusal stands by the field its code begins with", () => {
  equal(fieldOfSlip("coord.off-board"), "reference");
  equal(fieldOfSlip("slip.word-missing"), "word");
  equal(fieldOfSlip("game.moved-on"), undefined);
});
