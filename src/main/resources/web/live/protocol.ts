/** What the server sends to screens: the twin of LiveProtocol.java. Times are the server's, in milliseconds. */
import type { DraftAnswer, EvidencePart, MailPart, OwnMailPart, TabletPart, TabletsChoice, WaitingSlip } from "./seat-protocol";
import type { DetailsPart, ReadingPart } from "./slip-protocol";

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
  total: number;
  rank: number | null;
  /** The round of a sudden death that put the player out. */
  out: number | null;
  /** Guesses of the round in play, whether the last one scored the top, and all times so far in milliseconds. */
  topping: { guesses: number; found: boolean; time: number } | null;
  corrections: CorrectionPart[];
}

export interface SeatSlip {
  id: number;
  word: string;
  reference: string;
  score: number | null;
  source: "TABLET" | "PAPER" | "DRAFT";
  late: boolean;
  receivedAt: number;
}

export interface ConsoleSlip extends SeatSlip {
  details: DetailsPart | null;
  evidence: EvidencePart | null;
}

export interface ConsoleVerdict extends VerdictPart {
  /** Empty when there is only one. */
  readings: ReadingPart[];
  /** An earlier round with a nil for the same word. */
  repeats: number | null;
}

/** A device shows the letters, or its player writes something. */
export type Activity = "SEEN" | "WRITING";

export interface ConsoleSeat {
  table: number;
  name: string;
  player: number;
  input: "TABLET" | "PAPER" | "NONE";
  online: boolean;
  /** Beyond the others' time. */
  extraSeconds: number;
  /** What a connected device last said of this round. */
  activity: Activity | null;
  slip: ConsoleSlip | null;
  verdict: ConsoleVerdict | null;
  /** Why he got disciplinary warnings on this round. */
  warned: string[];
  /** Slips that came after the time. */
  waiting: WaitingSlip[];
}

/** A round's slips, whenever it was played. */
export interface RoundSlips {
  round: number;
  seats: ConsoleSeat[];
}

export interface Candidate {
  coord: string;
  word: string;
  printed: string;
  points: number;
  reason: string;
  chosen: boolean;
}

/** A word the arbiter ruled about in this game. */
export interface WordToday {
  word: string;
  counts: boolean;
}

export interface PastRound {
  round: number;
  /** Did players write their score then? */
  scoresAsked: boolean;
  draw: string;
  word: string;
  coord: string;
  points: number;
  top: number;
  found: number;
  /** Tables alone on the round: one at most, or one in each centre. */
  solos: number[];
  duo: number[];
  missing: number[];
  /** Tables whose slip still wants the arbiter's eye. */
  toExamine: number[];
  /** When something was last corrected after the solution was announced. */
  correctedAt: number | null;
}

export interface ConsoleSnapshot extends ProjectionSnapshot {
  settings: {
    roundSeconds: number;
    scoresAsked: boolean;
    arbiterPlays: boolean;
    /** Do the rules of this game separate equal totals by a sudden death entered by hand? After the end it is always possible. */
    suddenDeathSeparates: boolean;
    tablets: TabletsChoice;
  };
  bag: { size: number; vowels: number; consonants: number; either: number; letters: string };
  announcement: { letters: string[]; text: string; soonestDraw: number | null } | null;
  seats: ConsoleSeat[];
  missing: number[];
  /** Letters left of the round before, which the next draw completes. */
  kept: string;
  candidates: Candidate[];
  top: number | null;
  announceSolution: {
    round: number;
    text: string;
    found: number;
    bestBelow: number | null;
    solos: number[];
    duo: number[];
  } | null;
  end: { reason: string } | null;
  past: PastRound[];
  primary: string;
  /** A rack just typed that has no solution: its letters went back. */
  impossible: string | null;
  words: WordToday[];
  mail: MailPart;
  /** Some player has time of his own. */
  adaptedTime: boolean;
}

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
