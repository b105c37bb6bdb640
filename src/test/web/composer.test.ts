import { Composer } from "../../main/resources/web/entry/composer";
import { Draft } from "../../main/resources/web/entry/draft";
import { equal } from "./expect";

const BOARD = Array(15).fill(".".repeat(15));
BOARD[7] = "...ChACUNE.....";

function composer(rack: string): Composer {
  return new Composer(() => ({ rows: BOARD, rack: Array.from(rack), first: false, scoresAsked: false }), () => {});
}

function written(one: Composer): string {
  const draft: Draft = one.draft;
  return draft.reference + " " + draft.word;
}

function tap(one: Composer, letters: string): void {
  Array.from(letters).forEach((letter) => one.tapTile(letter));
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
  one.write({ reference: "C3", word: "MA", score: "" });
  tap(one, "IS");
  equal(written(one), "C3 MAIS");
});

Deno.test("the joker of the rack waits for its letter, and its mark moves with a tap", () => {
  const one = composer("EXAM?NS");
  one.choose(0, 0);
  tap(one, "EXAM?E");
  equal(written(one), "A1 EXAM(E)");
  tap(one, "N");
  equal(written(one), "A1 EXAM(E)N");
  one.toggleJoker(0);
  equal(written(one), "A1 (E)XAMEN");
});

Deno.test("nothing is written while nothing may be", () => {
  const still = new Composer(() => null, () => {});
  still.choose(0, 0);
  tap(still, "ABC");
  still.takeBack();
  still.turn();
  equal(written(still), " ");
});
