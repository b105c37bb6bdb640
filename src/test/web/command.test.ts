import { useNotation } from "../../main/resources/web/board/coord";
import { readCommand } from "../../main/resources/web/entry/command";
import { equal } from "./expect";

Deno.test("a reference and a word are played, however they are written", () => {
  equal(readCommand("H2 SEMAINE"), { kind: "play", reference: "H2", word: "SEMAINE" });
  equal(readCommand(" h 2  sema?ine "), { kind: "play", reference: "h2", word: "sema?ine" });
  equal(readCommand("hé semaine"), { kind: "play", reference: "hé", word: "semaine" });
  equal(readCommand("11e mais"), { kind: "play", reference: "11e", word: "mais" });
  equal(readCommand("c 4 mais"), { kind: "play", reference: "c4", word: "mais" });
  equal(readCommand("Z9 mais"), { kind: "play", reference: "Z9", word: "mais" }, "what is wrong with it, the field says");
  equal(readCommand("jouer SEMAINE"), { kind: "play", reference: "", word: "SEMAINE" });
});

Deno.test("what is on the page is read on demand, in French or English words", () => {
  const kinds = ["t", "tirage", "h", "temps", "d", "mots", "mon coup", "score", "rang", "reste", "feuille", "arbitre", "?", "aide"];
  equal(kinds.map((line) => readCommand(line).kind), [
    "rack", "rack", "time", "time", "last", "words", "mine", "total", "rank", "left", "sheet", "call", "help", "help",
  ]);
  const english = ["rack", "time", "last", "words", "my move", "rank", "left", "sheet", "call", "help", "send", "clear"];
  equal(english.map((line) => readCommand(line).kind), [
    "rack", "time", "last", "words", "mine", "rank", "left", "sheet", "call", "help", "send", "clear",
  ]);
  equal(readCommand("l H"), { kind: "row", row: 7 });
  equal(readCommand("ligne o"), { kind: "row", row: 14 });
  equal(readCommand("c 4"), { kind: "column", column: 3 });
  equal(readCommand("colonne 15"), { kind: "column", column: 14 });
  equal(readCommand("case H8"), { kind: "square", row: 7, column: 7 });
  equal(readCommand("h8"), { kind: "square", row: 7, column: 7 });
  equal(readCommand("score 70"), { kind: "score", score: "70" });
});

Deno.test("what is no command is said to be none, as it was typed", () => {
  for (const line of ["semaine", "c 16", "case Z9", "ligne 4", "H2 H3x y"]) {
    const command = readCommand(line);
    equal(command.kind === "unknown" || command.kind === "play", true, line);
  }
  equal(readCommand("semaine"), { kind: "unknown", text: "semaine" });
  equal(readCommand("l 4"), { kind: "square", row: 11, column: 3 });
  equal(readCommand(""), { kind: "nothing" });
});

Deno.test("in an English game the number goes first across", () => {
  useNotation("number-first");
  equal(readCommand("8H WEEK"), { kind: "play", reference: "8H", word: "WEEK" });
  useNotation("letter-first");
});
