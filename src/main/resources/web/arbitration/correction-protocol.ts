/** What the server says of a correction before it is made: the twin of CorrectionPreview.java. */
import type { VerdictPart } from '../live/protocol';

type Sanction = VerdictPart['sanction'];

export interface ShareLine {
  round: number;
  table: number;
  name: string;
  before: number;
  sanctionBefore: Sanction;
  soloBefore: boolean;
  /** None when the round falls. */
  after: number | null;
  sanctionAfter: Sanction | null;
  soloAfter: boolean;
}

export interface StandingLine {
  table: number;
  name: string;
  totalBefore: number;
  totalAfter: number;
  rankBefore: number;
  rankAfter: number;
}

export interface CorrectionPreview {
  rounds: ShareLine[];
  moreRounds: number;
  standings: StandingLine[];
  moreStandings: number;
  tops: { round: number; before: number; after: number }[];
  cancelled: number[];
}

/** What undoing would undo. */
export interface Undoable {
  mark: number;
  what: string;
}
