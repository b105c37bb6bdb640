import { Composer } from "../../main/resources/web/entry/composer";
import { Draft } from "../../main/resources/web/entry/draft";
import { equal } from "./expect";

const BOARD = Array(15).fill(".".repeat(15));
BOARD[7] = "...ChACUNE.....";

const racks = new Map<Composer, string>();

function composer(rack: string): Composer {
  const made = onRack(rack);
  racks.set(made, rack);
  return made;
}

function onRack(rack: string): Composer {
  return new Composer(() => ({ rows: BOARD, rack: Array.from(rack), first: false, scoresAsked: false, assistance: 1 }), () => {});
}

function written(one: Composer): string {
  const draft: Draft = one.draft;
  return draft.reference + " " + draft.word;
}

/** Taps tiles by their letter, the first of each on the rack. */
function tap(one: Composer, letters: string): void {
  const rack = racks.get(one) || "";
  Array.from(letters).forEach((letter) => one.tapTile(rack.indexOf(letter)));
}

Deno.test("a square and some letters make a slip", () => {
  const one = composer("MAISONS");
  one.choose(4, 10);
  tap(one, "MAIS");
  equal(written(one), "E11 MAIS");
  one.turn();
  equal(written(one), "11E MAIS");
});

Deno.test("a word moved to another square keeps its letters, not those of the board", () => {
  const one = composer("TSABCDE");
  one.choose(7, 10);
  tap(one, "S");
  equal(written(one), "H4 CHACUNES");
  one.choose(0, 0);
  equal(written(one), "A1 S");
});

Deno.test("a tile tapped on the grid goes back to the rack; the first square turns the word", () => {
  const one = composer("MAISONS");
  one.choose(0, 0);
  tap(one, "MAIS");
  one.choose(0, 1);
  equal(written(one), "A1 MIS");
  one.choose(0, 0);
  equal(written(one), "1A MIS");
  one.takeBack();
  equal(written(one), "1A MI");
});

Deno.test("what is written in the fields outranks the square tapped before", () => {
  const one = composer("MAISONS");
  one.choose(0, 0);
  one.write({ reference: "C3", word: "MA", score: "", loose: [] });
  tap(one, "IS");
  equal(written(one), "C3 MAIS");
});

Deno.test("the joker tapped asks for its letter at once, and stands for it", () => {
  const one = composer("EXAM?NS");
  one.choose(0, 0);
  tap(one, "EXAM");
  equal(one.jokerLetter, null);
  tap(one, "?");
  equal(one.jokerLetter, "");
  equal(written(one), "A1 EXAM");
  one.designate("E");
  equal(one.jokerLetter, null);
  equal(written(one), "A1 EXAM(E)");
  tap(one, "N");
  one.toggleJoker(0);
  equal(written(one), "A1 (E)XAMEN");
});

Deno.test("the joker tapped again shows its letter and takes another", () => {
  const one = composer("EXAM?NS");
  one.choose(0, 0);
  tap(one, "MAX");
  one.type("I");
  tap(one, "?");
  equal(one.jokerLetter, "I");
  one.designate("E");
  equal(written(one), "A1 MAX(E)");
});

Deno.test("each of two jokers has its own letter", () => {
  const one = composer("?A?BCDE");
  one.choose(0, 0);
  one.tapTile(0);
  one.designate("K");
  one.tapTile(1);
  one.tapTile(2);
  one.designate("W");
  equal(written(one), "A1 (K)A(W)");
  one.tapTile(2);
  equal(one.jokerLetter, "W");
  one.tapTile(0);
  equal(one.jokerLetter, "K");
  one.designate("Z");
  equal(written(one), "A1 (Z)A(W)");
});

Deno.test("another tile tapped while the joker waits is that tile, and the joker no longer waits", () => {
  const one = composer("EXAM?NS");
  one.choose(0, 0);
  tap(one, "M?A");
  equal(written(one), "A1 MA");
  equal(one.jokerLetter, null);
  tap(one, "??");
  equal(one.jokerLetter, null);
});

Deno.test("? typed first makes the next letter typed the joker's; without a joker it says nothing", () => {
  const one = composer("EXAM?NS");
  one.choose(0, 0);
  Array.from("M?AX").forEach((sign) => one.type(sign));
  equal(written(one), "A1 M(A)X");
  const none = composer("MAISONS");
  none.choose(0, 0);
  Array.from("?MA").forEach((sign) => none.type(sign));
  equal(written(none), "A1 MA");
});

Deno.test("nothing is written while nothing may be", () => {
  const still = new Composer(() => null, () => {});
  still.choose(0, 0);
  still.tapTile(0);
  still.type("A");
  still.takeBack();
  still.turn();
  equal(written(still), " ");
});

Deno.test("tiles dropped one by one make the word with the board's letters, or wait until they do", () => {
  const one = composer("SMAISON");
  one.drop({ from: "rack", place: 0 }, { row: 7, column: 10 });
  equal(written(one), "H4 CHACUNES");
  one.drop({ from: "rack", place: 1 }, { row: 9, column: 10 });
  equal(one.draft.loose.map((tile) => tile.letter), ["S", "M"]);
  equal(one.draft.word, "SM");
  one.drop({ from: "rack", place: 2 }, { row: 8, column: 10 });
  equal(written(one), "11H SAM");
  equal(one.draft.loose, []);
});

Deno.test("a tile dropped on another changes places with it, outside the grid it goes back", () => {
  const one = composer("MAISONS");
  one.choose(0, 0);
  tap(one, "MAI");
  one.drop({ from: "grid", row: 0, column: 0 }, { row: 0, column: 2 });
  equal(written(one), "A1 IAM");
  one.drop({ from: "rack", place: 3 }, { row: 0, column: 2 });
  equal(written(one), "A1 IAS");
  one.drop({ from: "grid", row: 0, column: 2 }, null);
  equal(written(one), "A1 IA");
});

Deno.test("a square of the board takes no tile and says which letter it holds", () => {
  const one = composer("MAISONS");
  equal(one.drop({ from: "rack", place: 0 }, { row: 7, column: 4 }), "H");
  equal(written(one), " ");
});

Deno.test("a joker dropped on a square asks for its letter and lies there", () => {
  const one = composer("MAI?ONS");
  one.choose(0, 0);
  tap(one, "MAI");
  one.drop({ from: "rack", place: 3 }, { row: 0, column: 3 });
  equal(one.jokerLetter, "");
  one.designate("L");
  equal(written(one), "A1 MAI(L)");
  equal(one.jokerLetter, null);
});

Deno.test("a letter typed on a square begins the word there; Delete takes one off the grid", () => {
  const one = composer("MAISONS");
  one.startAt(4, 10);
  one.type("M");
  one.startAt(0, 0);
  one.type("A");
  equal(written(one), "E11 MA");
  one.clearSquare(4, 10);
  equal(written(one), "E11 A");
  one.turn();
  equal(written(one), "11E A");
});

Deno.test("a letter laid goes back to the rack, the others close up", () => {
  const one = composer("MAISONS");
  ["M", "A", "I", "S"].forEach((letter) => one.add({ letter, joker: false }));
  one.giveBack(2);
  equal(written(one), " MAS");
  one.choose(0, 0);
  one.giveBack(0);
  equal(written(one), "A1 AS");
});
