import { fold, ofSpelling, readWord, writeWord } from "../../main/resources/web/board/word";
import { equal } from "./expect";

Deno.test("accents, ligatures, case and spaces are forgiven", () => {
  equal(writeWord(readWord("é tés").letters), "ETES");
  equal(writeWord(readWord("œuf").letters), "OEUF");
  equal(fold("Çà"), "CA");
});

Deno.test("a joker is written in three ways and read back as printed", () => {
  for (const text of ["c?hacune", "C*HACUNE", "C(H)ACUNE", "c ( h ) acune"]) {
    equal(writeWord(readWord(text).letters), "C(H)ACUNE", text);
  }
});

Deno.test("lower case says nothing about jokers on a slip, but does in the spelling of a move", () => {
  equal(writeWord(readWord("ChACUNE").letters), "CHACUNE");
  equal(writeWord(ofSpelling("ChACUNE")), "C(H)ACUNE");
});

Deno.test("signs that are no letters are reported, not dropped", () => {
  equal(readWord("porte-clés").strange, ["-"]);
  equal(readWord("<b>").strange, ["<", ">"]);
  equal(readWord("MOT?").strange, ["?"]);
});

Deno.test("a sign outside the basic plane is reported whole", () => {
  equal(readWord("CHAT😀").strange, ["😀"]);
  equal(readWord("CHAT😀").folded, null);
  equal(readWord("𝐀").strange, ["𝐀"]);
});

Deno.test("a sign that folds to nothing is strange; an accent written apart is still an accent", () => {
  equal(readWord("CHAX\u0301").strange, ["\u0301"]);
  equal(readWord("\u0301").strange, ["\u0301"]);
  const read = readWord("e\u0301te");
  equal([writeWord(read.letters), read.strange, read.folded], ["ETE", [], { sign: "É", letters: "E" }]);
  equal(readWord("CHAT\u00a0").folded, null);
});
