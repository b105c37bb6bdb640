import { readReference, Coord } from "../../main/resources/web/board/coord";
import { pointsOfTiles } from "../../main/resources/web/board/points";
import { place } from "../../main/resources/web/board/placement";
import { readWord } from "../../main/resources/web/board/word";
import { asGcg } from "../../main/resources/web/replay/gcg";
import type { ReplayGame } from "../../main/resources/web/replay/protocol";
import { equal } from "./expect";

const LAYOUT = [
  "T..d...T...d..T",
  ".D...t...t...D.",
  "..D...d.d...D..",
  "d..D...d...D..d",
  "....D.....D....",
  ".t...t...t...t.",
  "..d...d.d...d..",
  "T..d...D...d..T",
  "..d...d.d...d..",
  ".t...t...t...t.",
  "....D.....D....",
  "d..D...d...D..d",
  "..D...d.d...D..",
  ".D...t...t...D.",
  "T..d...T...d..T",
];
const POINTS = { AEILNORSTU: 1, DGM: 2, BCP: 3, FHV: 4, JQ: 8, KWXYZ: 10 };
const TILES: { [letter: string]: number } = {};
Object.entries(POINTS).forEach(([letters, points]) => Array.from(letters).forEach((letter) => (TILES[letter] = points)));
const FIGURES = { layout: LAYOUT, tiles: TILES, bonuses: { 7: 50 } };

/** The game of the club of Hiersac of 7 July 2018: rack, word, reference, points as published. */
const GAME = [
  "AECC?NU C(H)ACUNE H4 76",
  "EIOLMLS MOLLIES G8 68",
  "IARERIS CRIERAIS 4H 72",
  "UKERVAD VEDIKA 12D 58",
  "RUZXTEU TRIEZ N2 68",
  "UUXEHVP VEUX 13B 48",
  "BNISRAA BEARNAIS K3 70",
  "UTOLRNG LUREX E9 28",
  "GNOTUOE EGOUT 11K 34",
  "NODQUES DUQUONS N8 62",
  "EHLA?NI (A)NHELAI A8 97",
  "LWEMAIJ JAIS O1 37",
  "ELMWYES SEME 15A 48",
  "DERSETY YET O7 47",
  "DERSGTO SODE J12 29",
  "GRTPEHI THEIER 15H 30",
  "GPELBOM BOP M7 25",
  "EGLMAAN GAMELAN B2 73",
  "WNTUFEF AFFUTE 3B 26",
  "NWOITP TWIN D7 27",
  "OP PRO 6J 11",
].map((line) => line.split(" "));

Deno.test("every move of a published game pays what was published", () => {
  let rows = Array<string>(15).fill(".".repeat(15));
  const paid: string[] = [];
  for (const [rack, word, reference] of GAME) {
    const coord = readReference(reference) as Coord;
    const laid = place(rows, coord, readWord(word).letters, Array.from(rack));
    equal(laid.misfits, []);
    paid.push(word + " " + pointsOfTiles(rows, coord, laid.tiles, FIGURES));
    rows = rows.map((row, at) =>
      Array.from(row, (sign, column) => {
        const tile = laid.tiles.find((one) => one.row === at && one.column === column);
        return tile === undefined ? sign : tile.joker ? tile.letter.toLowerCase() : tile.letter;
      }).join(""),
    );
  }
  equal(paid, GAME.map(([, word, , points]) => word + " " + points));
});

Deno.test("a single tile is paid for both words it makes, a word that does not exist as if it did", () => {
  const rows = LAYOUT.map(() => ".".repeat(15));
  rows[7] = "......CHAT.....";
  rows[8] = "..........E....";
  const tile = { row: 7, column: 10, letter: "Z", joker: false };
  equal(pointsOfTiles(rows, { row: 7, column: 6, across: true }, [tile], FIGURES), 3 + 4 + 1 + 1 + 10 + (10 + 1));
  equal(pointsOfTiles(rows, { row: 7, column: 6, across: true }, [{ ...tile, joker: true }], FIGURES), 3 + 4 + 1 + 1 + 0 + (0 + 1));
});

Deno.test("a game is saved for programs of the table game", () => {
  const round = (number: number, board: string[], drawn: string, word: string, coord: string, points: number) => ({
    number, player: null, board, draw: { kept: [], drawn: Array.from(drawn) }, act: "PLAYED", move: { word, coord }, points,
  });
  const empty = LAYOUT.map(() => ".".repeat(15));
  const next = empty.slice();
  next[7] = "...ChACUNE.....";
  const game = {
    title: "Essai", manner: "DUPLICATE", variant: "joker", players: [], words: { name: "Liste", playedWith: "" },
    rounds: [round(1, empty, "AECC?NU", "ChACUNE", "H4", 76), round(2, next, "EIOLMLS", "MOLLIES", "G8", 68), round(3, next, "S", "CHATS", "4H", 9)],
  } as unknown as ReplayGame;
  equal(asGcg(game).split("\n").slice(2), [
    "#lexicon Liste",
    "#description Duplicate: joker",
    "#player1 J1 Duplicate",
    ">J1: AECC?NU 8D ChACUNE +76 76",
    ">J1: EIOLMLS 7H MOLLIES +68 144",
    ">J1: S D8 .HATS +9 153",
    "",
  ]);
});
