import type { TabletsChoice } from '../live/seat-protocol';
import type { WordList } from '../words/protocol';

/** What the tournament, rule-set, sample and word-list addresses answer. */
export interface RuleSet {
  name: string;
  label: string;
  summary: string;
}


export interface GameLink {
  id: number;
  phase: string;
  round: number;
  joinCode?: string;
}

export interface TournamentLine {
  id: number;
  name: string;
  createdAt: number;
  players: number;
  game: GameLink | null;
}

export interface Player {
  id: number;
  table: number;
  name: string;
}

/** How a game departs from a normal one of duplicate; `reference` is null where the rule set decides. */
export interface FormulaChoice {
  variant: string;
  form: 'DUPLICATE' | 'SUDDEN_DEATH' | 'TOPPING';
  tieBreaks: string[];
  reference: string | null;
  centres: string;
}

export interface Tournament extends FormulaChoice {
  id: number;
  name: string;
  ruleSet: string;
  roundSeconds: number;
  scoresAsked: boolean;
  arbiterPlays: boolean;
  tablets: TabletsChoice;
  /** None when the list it was prepared with is not on this computer. */
  wordList: WordList | null;
  players: Player[];
  game: GameLink | null;
}

export interface TournamentForm extends FormulaChoice {
  name: string;
  ruleSet: string;
  roundSeconds: number;
  scoresAsked: boolean;
  arbiterPlays: boolean;
  tablets: TabletsChoice;
  wordList: number;
}

export interface Sample {
  name: string;
  title: string;
  kind: 'tournament' | 'game';
}

export interface PlayerImport {
  players: { table: number; name: string; line: number; namesake: number | null }[];
  refused: { line: number; text: string; message: string }[];
  refusedMore: number;
}

export interface Addresses {
  port: number;
  addresses: string[];
  laptop: string;
}

export const isRunning = (game: GameLink | null): boolean => game !== null && game.phase !== 'FINISHED';
