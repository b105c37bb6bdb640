import { plainDigits, readReference, referenceOf, readWire, shownReference, tidyReference, useNotation, wireOf } from "../../main/resources/web/board/coord";
import { equal } from "./expect";

Deno.test("a letter first is across, a number first is down", () => {
  equal(readReference("H4"), { row: 7, column: 3, across: true });
  equal(readReference("4H"), { row: 7, column: 3, across: false });
});

Deno.test("case, spaces and separators do not matter", () => {
  for (const text of ["h4", " H 4 ", "h/4", "H-4", "H.4"]) {
    equal(readReference(text), { row: 7, column: 3, across: true }, text);
  }
  equal(readReference("4 h"), { row: 7, column: 3, across: false });
});

Deno.test("the digit keys of a French keyboard without Shift are read as digits", () => {
  const keys = ["&", "é", '"', "'", "(", "-", "è", "_", "ç"];
  keys.forEach((key, at) => equal(tidyReference("h" + key), "H" + (at + 1), key));
  equal(readReference("&àh"), { row: 7, column: 9, across: false });
  equal(readReference("O&("), { row: 14, column: 14, across: true });
});

Deno.test("what is no reference is told from what is off the board", () => {
  equal(readReference("H"), "format");
  equal(readReference("HH4"), "format");
  equal(readReference("H123"), "format");
  equal(readReference("P4"), "off-board");
  equal(readReference("H16"), "off-board");
  equal(readReference("0H"), "off-board");
});

Deno.test("every square and direction is written and read back", () => {
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 15; column++) {
      for (const across of [true, false]) {
        equal(readReference(referenceOf({ row, column, across })), { row, column, across });
      }
    }
  }
});

Deno.test("in an English game the number first is across, and the server still gets its own notation", () => {
  useNotation("number-first");
  equal(readReference("8H"), { row: 7, column: 7, across: true });
  equal(referenceOf({ row: 7, column: 7, across: true }), "8H");
  equal(wireOf({ row: 7, column: 7, across: true }), "H8");
  equal(shownReference("H8"), "8H");
  equal(readWire("8H"), { row: 7, column: 7, across: false });
  useNotation("letter-first");
});

Deno.test("digit keys of a French keyboard pressed without Shift are digits, where no other digit stands", () => {
  equal(plainDigits("(&à("), "5105");
  equal(plainDigits("12-34"), "12-34");
});
