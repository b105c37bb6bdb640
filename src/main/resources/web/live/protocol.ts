/** What the server sends to screens: the twin of LiveProtocol.java. Times are the server's, in milliseconds. */
import type { DraftAnswer, OwnMailPart, TabletPart, WarningsPart } from "./seat-protocol";

export type Phase =
  | "READY"
  | "DRAWN"
  | "ANNOUNCED"
  | "RUNNING"
  | "PAUSED"
  | "RECEIVING"
  | "CONTROL"
  | "SOLUTION"
  | "FINISHED";

/** Letters as text: `A`-`Z`, and `?` for a joker not yet designated. */
export interface DrawPart {
  kept: string[];
  drawn: string[];
  rejected: boolean;
  text: string;
}

export interface ClockPart {
  state: "STOPPED" | "RUNNING" | "PAUSED" | "ENDED";
  deadline: number | null;
  remaining: number;
  length: number;
  signalAt: number;
}

export interface RoundPart {
  number: number;
  attempt: number;
  phase: Phase;
  scoresAsked: boolean;
  draw: DrawPart | null;
  clock: ClockPart;
}

/** Fifteen texts each: `.` empty, capitals, lower case for a joker; in the layout `T D t d` premium squares. */
export interface BoardPart {
  rows: string[];
  layout: string[];
  lastSquares: string[];
}

export interface TilesPart {
  [letter: string]: number;
}

export interface MoveView {
  round: number;
  word: string;
  coord: string;
  points: number;
  top: number;
  printed: string;
  found: number;
  bestBelow: number | null;
}

export interface RankRow {
  rank: number;
  table: number;
  name: string;
  points: number;
  soloPoints: number;
  penalties: number;
  warnings: number;
  total: number;
  deficit: number;
  percent: string;
  /** The tie-break that gave the rank, if one had to. */
  separated: { by: string; value: number; round: number | null } | null;
  /** Sudden death: the round that put the player out. */
  out: number | null;
  /** The round in play when the player left the game. */
  left: number | null;
  /** Topping: all times and penalties, in milliseconds. */
  time: number | null;
}

export interface ReasonPart {
  code: string;
  section: string;
  text: string;
}

export interface VerdictPart {
  paid: number;
  sanction: "NONE" | "WARNING" | "PENALTY" | "NIL" | "AVERAGE";
  solo: boolean;
  word: string | null;
  coord: string | null;
  reasons: ReasonPart[];
  ruled: boolean;
}

export interface Snapshot {
  game: number;
  version: number;
  serverNow: number;
  tournament: string;
  phase: Phase;
  round: RoundPart;
  board: BoardPart;
  /** Of the tiles: references are written as in games of that language. */
  language: string;
  tiles: TilesPart;
  last: MoveView | null;
  joinCode: string;
  roundsPlayed: number;
  topTotal: number;
  formula: FormulaPart;
}

/** How the game departs from a normal one: the name of its format, the way it is won, letters in hand. */
export interface FormulaPart {
  variant: string;
  form: "DUPLICATE" | "SUDDEN_DEATH" | "TOPPING";
  rackSize: number;
}

export interface ProjectionSnapshot extends Snapshot {
  ranking: RankRow[];
  /** Over how many rounds the ranking counts; 0 while it may not be seen. */
  rankedAfter: number;
  /** Some player has time of his own. */
  adaptedTime: boolean;
}

export interface ReceivedPart {
  word: string;
  reference: string;
  score: number | null;
  receivedAt: number;
  source: "TABLET" | "PAPER" | "DRAFT";
}

export interface ResultPart {
  round: number;
  draw: string;
  master: MoveView;
  own: { word: string; reference: string } | null;
  /** None for a round played before this player came. */
  verdict: VerdictPart | null;
  total: number;
}

/** What was corrected for a player after he had been told. */
export interface CorrectionPart {
  /** Number of the journal entry: what was read is known by it. */
  number: number;
  at: number;
  round: number;
  before: number;
  soloBefore: boolean;
  /** None when the round fell. */
  after: number | null;
  soloAfter: boolean;
  reason: string;
}

export interface SeatSnapshot extends Snapshot, TabletPart, OwnMailPart {
  seat: { table: number; name: string; player: number };
  scoresAsked: boolean;
  received: ReceivedPart | null;
  results: ResultPart[];
  warnings: WarningsPart;
  total: number;
  rank: number | null;
  /** The round of a sudden death that put the player out. */
  out: number | null;
  /** Guesses of the round in play, whether the last one scored the top, and all times so far in milliseconds. */
  topping: { guesses: number; found: boolean; time: number } | null;
  corrections: CorrectionPart[];
}

/** A device shows the letters, or its player writes something. */
export type Activity = "SEEN" | "WRITING";

/** What arrives on the socket: one of these at a time. */
export interface LiveMessage {
  game?: number;
  version?: number;
  slips?: number;
  /** Another slip of this seat counts now. */
  received?: boolean;
  /** Number of a slip that one of several devices of this seat has sent. */
  sent?: number;
  /** A player calls the arbiter. */
  call?: number;
  /** A device asks for the seat this player holds on another. */
  asks?: number;
  /** Something new to read, or read. */
  mail?: boolean;
  presence?: unknown;
  seat?: unknown;
  /** A paper slip of this round was typed a second time. */
  reading?: number;
  /** The window that conducts the game, since when, and whether it is connected. */
  hand?: { window: string; since: number; here: boolean };
  activity?: { player: number; round: number; attempt: number; state: Activity };
  /** At level 2 and 3: what the draft just told would score. */
  draft?: DraftAnswer;
  ping?: number;
}
