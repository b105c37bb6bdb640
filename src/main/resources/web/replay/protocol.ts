/** What the server tells the replay page: the twin of ReplayProtocol.java. */
import { DrawPart, TilesPart } from "../live/protocol";

export interface LibraryLine {
  id: string;
  title: string;
  date: string;
  /** `device`: kept by this browser, not by the server. */
  source: "sample" | "club" | "device";
  variant: string;
  variantText: string;
  rounds: number;
  total: number;
  players: number;
}

export interface ReplayMove {
  word: string;
  coord: string;
  printed: string;
  points: number;
}

export interface FieldMove {
  word: string;
  coord: string;
  points: number;
}

export type Act = "PLAYED" | "NOTHING" | "PASSED" | "EXCHANGED" | "WITHDRAWN" | "ADJUSTED";

export interface ReplayRound {
  number: number;
  player: number | null;
  board: string[];
  draw: DrawPart;
  act: Act;
  move: ReplayMove | null;
  points: number;
  changed: string[];
  better: ReplayMove | null;
  solutions: string;
  meanings: { [word: string]: string[] };
  field: FieldMove[];
}

/** Something its file says wrongly, or that today's list says otherwise; round 0 for the game as a whole. */
export interface Finding {
  round: number;
  code: string;
  contradiction: boolean;
  text: string;
}

export interface ReplayGame {
  key: string;
  title: string;
  date: string;
  manner: "DUPLICATE" | "CLASSIC" | "TRAINING";
  variant: string;
  variantText: string;
  words: { list: number; name: string; playedWith: string; checked: boolean };
  /** Of the tiles: references are written as in games of that language. Missing in games kept by browsers long ago. */
  language?: string;
  tiles: TilesPart;
  layout: string[];
  rackSize: number;
  mostPlaced: number;
  /** Points added by the number of tiles laid. */
  bonuses: { [tiles: number]: number };
  /** Of a game drawn by chance, in words. */
  difficulty: string;
  total: number;
  players: { name: string; table: number | null; total: number }[];
  rounds: ReplayRound[];
  lastBoard: string[];
  findings: Finding[];
  notes: string[];
  /** Where the game comes from, in the reader's language. */
  sources: string[];
}

export interface WordLookUp {
  word: string;
  valid: boolean;
  meanings: string[];
}

/** A word a move makes and where it stands, the main one first. */
export interface MadeWord extends WordLookUp {
  coord: string;
}

export interface Supposed {
  /** The move as it is judged, jokers in lower case; empty where none is. */
  word: string;
  points: number | null;
  cannot: string | null;
  words: MadeWord[];
  solutions: string;
  count: number;
}

export interface WordListLine {
  id: number;
  name: string;
  wordCount: number;
}
