import { drawWord, readLetters } from "../../main/resources/web/arbitration/copied-letters";
import { equal } from "./expect";

Deno.test("letters are counted from the word's first letter, beside a word across", () => {
  equal(readLetters("····v\nVERBE\n....R", "verbe"), [
    { along: 4, aside: -1, symbol: "V" },
    { along: 4, aside: 1, symbol: "R" },
  ]);
  equal(readLetters("  E\n  M\nORTS", "morts"), undefined);
});

Deno.test("a word drawn down has its letters left and right", () => {
  equal(readLetters("EMA\n·O·\n·R·\n·T·\n·S·", "MORTS"), [
    { along: 0, aside: -1, symbol: "E" },
    { along: 0, aside: 1, symbol: "A" },
  ]);
});

Deno.test("chains, letters before the word and a circled joker", () => {
  equal(readLetters("   I\n R RI\n  VE", "V(E)"), [
    { along: 1, aside: -2, symbol: "I" },
    { along: -1, aside: -1, symbol: "R" },
    { along: 1, aside: -1, symbol: "R" },
    { along: 2, aside: -1, symbol: "I" },
  ]);
});

Deno.test("nothing drawn is no letter, and the word alone neither", () => {
  equal(readLetters("", "MORTS"), []);
  equal(readLetters(drawWord("MORTS", true), "MORTS"), []);
  equal(readLetters("MORT", "MORTS"), undefined);
  equal(readLetters("A", ""), undefined);
});

Deno.test("what was kept is drawn again and reads the same", () => {
  const letters = [
    { along: 0, aside: -1, symbol: "E" },
    { along: 0, aside: 2, symbol: "A" },
    { along: 5, aside: 1, symbol: "S" },
  ];
  for (const down of [true, false]) {
    const again = readLetters(drawWord("mort(s)", down, letters), "MORTS") as { along: number }[];
    equal(again.length, 3);
    for (const letter of letters) equal(again.some((one) => JSON.stringify(one) === JSON.stringify(letter)), true);
  }
  equal(drawWord("ET", false), "··\nET\n··");
  equal(drawWord("ET", true), "·E·\n·T·");
});
