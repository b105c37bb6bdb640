/** What the server sends to the arbiter's consoles, beside what every screen gets: part of the twin of LiveProtocol.java. */
import type { Activity, ProjectionSnapshot, VerdictPart } from "./protocol";
import type { EvidencePart, MailPart, TabletsChoice, WaitingSlip } from "./seat-protocol";
import type { DetailsPart, ReadingPart } from "./slip-protocol";

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
}
