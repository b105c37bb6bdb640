import { search, type Entry } from "../../main/resources/web/arbitration/palette-entries";
import { equal } from "./expect";

const ENTRIES: Entry[] = [
  { kind: "command", command: "clock/pause", label: "Pause", also: "pause clock", keys: "" },
  { kind: "key", action: "ranking", label: "Annoncer la solution", also: "announce solution", keys: "F9" },
  { kind: "table", table: 7, label: "Table 7 · Éloïse d’Essai", also: "table", keys: "" },
  { kind: "table", table: 17, label: "Table 17 · Joueur 07", also: "table", keys: "" },
  { kind: "round", round: 7, label: "Coup 7 · SEMAINE H2", also: "round coup", keys: "" },
];

const found = (typed: string): string[] => search(ENTRIES, typed, 9).map((entry) => entry.label);

Deno.test("a number is a table or a round of that number, never part of another", () => {
  equal(found("7"), ["Table 7 · Éloïse d’Essai", "Coup 7 · SEMAINE H2"]);
  equal(found("t7"), ["Table 7 · Éloïse d’Essai"]);
  equal(found("c7"), ["Coup 7 · SEMAINE H2"]);
  equal(found("table 17"), ["Table 17 · Joueur 07"]);
});

Deno.test("names are found by their beginning, without accents, in either language", () => {
  equal(found("eloise"), ["Table 7 · Éloïse d’Essai"]);
  equal(found("PAU"), ["Pause"]);
  equal(found("announce"), ["Annoncer la solution"]);
  equal(found("sol ann"), ["Annoncer la solution"]);
  equal(found("anosol"), ["Annoncer la solution"]);
  equal(found("zzz"), []);
});

Deno.test("signs alone find nothing", () => {
  equal(found("!"), []);
  equal(found(" ?; "), []);
});

Deno.test("nothing typed shows the first ones", () => {
  equal(search(ENTRIES, "  ", 2).map((entry) => entry.label), ["Pause", "Annoncer la solution"]);
});
