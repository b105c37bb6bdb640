import { bestOf, byWord, placed, pointsOf, printed, unpack } from "../../main/resources/web/replay/solutions";
import { cumulated, fieldOn, standingOf } from "../../main/resources/web/replay/standing";
import { furtherSeed, nameOf, orderOf } from "../../main/resources/web/replay/making";
import type { ReplayGame, ReplayRound } from "../../main/resources/web/replay/protocol";
import { asText } from "../../main/resources/web/replay/text";
import { equal } from "./expect";

const PACKED = "76 H4ChACUNE H4CACHuNE\n24 4HCACHE H4CACHE\n3 10OHA";

Deno.test("packed solutions are read back, best first", () => {
  equal(unpack(PACKED).map((play) => play.points + " " + play.coord + " " + play.word), [
    "76 H4 ChACUNE",
    "76 H4 CACHuNE",
    "24 4H CACHE",
    "24 H4 CACHE",
    "3 10O HA",
  ]);
  equal(unpack("").length, 0);
});

Deno.test("a move is worth what the list says, joker for joker, direction for direction", () => {
  equal(pointsOf(PACKED, { row: 7, column: 3, across: true }, "ChACUNE"), 76);
  equal(pointsOf(PACKED, { row: 7, column: 3, across: false }, "CACHE"), 24);
  equal(pointsOf(PACKED, { row: 7, column: 3, across: true }, "CACHUNE"), null);
  equal(pointsOf(PACKED, { row: 7, column: 3, across: true }, "CACH"), null);
  equal(pointsOf(PACKED, { row: 14, column: 9, across: false }, "HA"), 3);
});

Deno.test("in the first round a word is worth its best place", () => {
  equal((bestOf(PACKED, "CACHE") || { points: 0 }).points, 24);
  equal(bestOf(PACKED, "ZUT"), null);
});

Deno.test("solutions are grouped by word", () => {
  equal(byWord(unpack(PACKED)).map((group) => group.word + group.plays.length), ["CACHUNE1", "CHACUNE1", "CACHE2", "HA1"]);
});

Deno.test("tiles placed leave out letters of the board", () => {
  const rows = Array.from({ length: 15 }, (_, row) => (row === 7 ? "...CHAT........" : "..............."));
  equal(placed(rows, "H4", 5), 1);
  equal(placed(rows, "4F", 4), 3);
});

Deno.test("jokers are printed in parentheses", () => equal(printed("ChACuNE"), "C(H)AC(U)NE"));

Deno.test("losses add up from nothing", () => equal(cumulated([3, 0, 10]), [0, 3, 3, 13]));

function round(points: number, field: number[]): ReplayRound {
  return {
    number: 1,
    player: null,
    board: Array.from({ length: 15 }, () => "..............."),
    draw: { kept: [], drawn: [], rejected: false, text: "" },
    act: "PLAYED",
    move: { word: "CHACUNE", coord: "H4", printed: "CHACUNE", points },
    points,
    changed: [],
    better: null,
    solutions: "",
    meanings: {},
    field: field.map((paid) => ({ word: "", coord: "", points: paid })),
  };
}

Deno.test("a replay is ranked with those who played it", () => {
  const game = {
    bonuses: { 7: 50 },
    rounds: [round(76, [76, 20]), round(50, [0, 50])],
    players: [{ name: "A", table: 1, total: 76 }, { name: "B", table: 2, total: 70 }],
  } as unknown as ReplayGame;
  const mine = (points: number) => ({ word: "X", coord: "H4", points, hints: 1 });
  const standing = standingOf(game, [mine(76), mine(0)]);
  equal([standing.total, standing.top, standing.topsFound, standing.missedScrabbles, standing.hints, standing.rank, standing.among], [76, 126, 1, 1, 2, 1, 3]);
  equal(standingOf(game, [mine(71), null]).rank, null);
  const nothing = standingOf(game, [mine(0), mine(0)]);
  equal([nothing.total, nothing.percent, nothing.topsFound, nothing.rank, nothing.among], [0, 0, 0, 3, 3]);
  equal(fieldOn(game.rounds[0], 20), { found: 1, better: 1, all: 2 });
});

Deno.test("the address of a drawn game says all of it", () => {
  const order = { variant: "joker+seven-of-eight", level: "hard", seed: "été / 7" };
  equal(orderOf(nameOf(order)), order);
  equal(orderOf("sample-x"), null);
  equal(orderOf("tirage/normal/any/%E9"), null);
});

Deno.test("a game is saved as clubs print it", () => {
  const game = { title: "Essai", variant: "joker", total: 76, notes: [], rounds: [round(76, [])] } as unknown as ReplayGame;
  equal(asText(game).split("\n"), [
    "# source: Chevalet, Essai",
    "# variant: joker",
    "# declared: 76 points 1 coups",
    "# columns: n|tirage|mot|référence|points|cumul",
    "1||CHACUNE|H4|76|76",
    "",
  ]);
});

Deno.test("further games of a series have names that a name may be, of whole signs", () => {
  equal(furtherSeed("club", 2), "club 2");
  equal(Array.from(furtherSeed("🎲".repeat(40), 4)).length, 39);
  equal(furtherSeed("a\ud83d", 2), "a 2");
});
