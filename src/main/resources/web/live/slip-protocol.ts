/** What the arbiter's pages know of paper slips beside word, reference and score. */
import type { ReasonPart, VerdictPart } from "./protocol";

export type SlipMark =
  | "CROSSED_OUT"
  | "HARD_TO_READ"
  | "ILLEGIBLE"
  | "SEVERAL_SLIPS"
  | "AFTER_TIME"
  | "TALKING"
  | "MISCONDUCT"
  | "PLAUSIBLE_CROSS_WORD";

/** A letter of the board copied beside the word, counted from the word's first letter. */
export interface LetterPart {
  along: number;
  aside: number;
  symbol: string;
}

export interface SolutionPart {
  word: string;
  reference: string;
  score?: number | null;
  details?: DetailsPart;
}

/** What else was noted about a paper slip; what is not there was not. */
export interface DetailsPart {
  direction?: "ACROSS" | "DOWN";
  connecting?: LetterPart[];
  marks?: SlipMark[];
  others?: SolutionPart[];
}

/** One way of reading a slip; the arbiter judges the doubtful ones, `counts` is the one the program takes. */
export interface ReadingPart {
  word: string;
  printed: string;
  coord: string;
  points: number;
  paid: number;
  sanction: VerdictPart["sanction"];
  doubtful: boolean;
  counts: boolean;
  reasons: ReasonPart[];
}
