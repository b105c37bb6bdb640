/** What the server tells the replay page: the twin of ReplayProtocol.java. */
import { DrawPart, TilesPart } from "../live/protocol";

export interface LibraryLine {
  id: string;
  title: string;
  date: string;
  source: "sample" | "club";
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

export interface ReplayGame {
  key: string;
  title: string;
  date: string;
  manner: "DUPLICATE" | "CLASSIC" | "TRAINING";
  variant: string;
  variantText: string;
  words: { list: number; name: string; playedWith: string; checked: boolean };
  tiles: TilesPart;
  layout: string[];
  rackSize: number;
  mostPlaced: number;
  bonusFrom: number;
  total: number;
  players: { name: string; table: number | null; total: number }[];
  rounds: ReplayRound[];
  lastBoard: string[];
  findings: { round: number; contradiction: boolean; text: string }[];
  notes: string[];
}

export interface WordLookUp {
  word: string;
  valid: boolean;
  meanings: string[];
}

export interface Supposed {
  points: number | null;
  cannot: string | null;
  words: WordLookUp[];
  solutions: string;
  count: number;
}

export interface WordListLine {
  id: number;
  name: string;
  wordCount: number;
}
