/** What concerns one player's tablet and the way of his slips: the twin of SeatProtocol.java. */

/** What this game's tablets do. */
export interface TabletPart {
  /** 0 as paper, 1 placement, 2 the score too, 3 the words too. */
  assistance: 0 | 1 | 2 | 3;
  /** A complete draft at the end of the time is the slip. */
  draftTaken: boolean;
  /** Writing is allowed while the letters are announced and the clock stands. */
  writesEarly: boolean;
  /** A slip sent may be replaced until the end of the time. */
  replaces: boolean;
  /** The letters left in the bag, where they are shown. */
  lettersLeft: string | null;
  /** Milliseconds this player has beyond the others; they are in his clock already. */
  extra: number;
}

export type Arrival = "IN_TIME" | "TRANSIT" | "AFTER_CUT" | "UNPROVEN" | "LATE" | "AFTER_SOLUTION";

/** The receipt of a slip: what the server holds. */
export interface Receipt {
  /** Its number in the game. */
  id: number;
  receivedAt: number;
  word: string;
  reference: string;
  score: number | null;
  inWords: string;
  arrival: Arrival;
  /** How long the network was cut, of a slip taken after a cut. */
  cutSeconds: number | null;
  /** `DRAFT`: the draft had been taken as the slip already. */
  source: "TABLET" | "DRAFT";
  /** The word of the slip it takes the place of. */
  replaced: string | null;
}

/** What a tablet tells of its draft after each change: `{draft: …}` on the socket. */
export interface DraftWitness {
  round: number;
  attempt: number;
  word: string;
  reference: string;
  score: number | null;
  /** May it be the slip though it is never sent? */
  complete: boolean;
}

/** The answer to it, at level 2 and 3: what the word scores there, and at level 3 whether its words are admitted. */
export interface DraftAnswer {
  round: number;
  attempt: number;
  word: string;
  reference: string;
  points?: number;
  /** Every word it makes and where it stands, the main one first. */
  words?: { word: string; coord: string; admitted: boolean }[];
  /** The name of the word list. */
  list?: string;
}

/** What the server saw of a slip that was not simply in time, or of the draft it was made of. */
export interface EvidencePart {
  arrival: Arrival;
  tappedAt: number | null;
  receivedAt: number;
  end: number | null;
  /** After the end of the time. */
  lateMs: number | null;
  lastContact: number | null;
  cutFrom: number | null;
  /** None when the slip was the first sign of the device. */
  cutTo: number | null;
  rttMs: number | null;
  draft: { word: string; reference: string; at: number } | null;
}

/** A slip that came after the time; `decided`: whether the arbiter has it count. */
export interface WaitingSlip {
  id: number;
  word: string;
  reference: string;
  score: number | null;
  receivedAt: number;
  late: boolean;
  evidence: EvidencePart | null;
  decided: boolean | null;
}

/** A player's warnings so far; from number `firstCostly` on each costs so many points at the end. */
export interface WarningsPart {
  given: number;
  firstCostly: number;
  each: number;
}

/** A message of the arbiter to this player. */
export interface LetterPart {
  id: number;
  at: number;
  text: string;
  read: boolean;
}

/** What goes between the arbiter and one player; the answer to a call, and to what he says he has read. */
export interface OwnMailPart {
  /** The player's last call; `seen` once the arbiter says so. */
  call: { at: number; seen: boolean } | null;
  messages: LetterPart[];
  /** Up to which journal number the player says he has read his corrections. */
  correctionsRead: number;
}

/** A message sent `to` these tables, `unread` by these of them. */
export interface SentPart {
  id: number;
  at: number;
  text: string;
  to: number[];
  unread: number[];
}

/** What goes between the arbiter and all players: calls not yet seen, his messages, corrections not yet read. */
export interface MailPart {
  calls: { table: number; at: number }[];
  /** Tables whose seat another device asks for. */
  asks: { table: number; at: number }[];
  sent: SentPart[];
  unread: { table: number; corrections: number }[];
}

/** The settings of tablets as the arbiter's forms have them. */
export interface TabletsChoice {
  assistance: number;
  draftTaken: boolean;
  transitSeconds: number;
  cutSeconds: number;
  writesEarly: boolean;
  replaces: boolean;
  lettersLeft: boolean;
  pauseHides: boolean;
  ranking: "EVERY_ROUND" | "EVERY_SOME" | "UNTIL_ROUND" | "END";
  rankingRounds: number;
}
