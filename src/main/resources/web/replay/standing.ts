import { ReplayGame, ReplayMove, ReplayRound } from "./protocol";
import { placed, printed, unpack } from "./solutions";

/** A round as it was played again. */
export interface PlayedMove {
  /** Jokers in lower case; empty for nothing. */
  word: string;
  coord: string;
  points: number;
  /** Hints asked for. */
  hints: number;
  /** Topping: seconds it took, wrong guesses before it, and who found it. */
  seconds?: number;
  guesses?: number;
  by?: string;
}

/** How a replay stands: over the rounds played, against the references and the field. */
export interface Standing {
  total: number;
  top: number;
  percent: number;
  topsFound: number;
  missedScrabbles: number;
  hints: number;
  rounds: number;
  /** Among the field and the player together; null when nobody is known or rounds are left. */
  rank: number | null;
  among: number;
}

export function standingOf(game: ReplayGame, moves: (PlayedMove | null)[]): Standing {
  const standing = { total: 0, top: 0, topsFound: 0, missedScrabbles: 0, hints: 0, rounds: 0 };
  game.rounds.forEach((round, at) => {
    const move = moves[at];
    if (!move) {
      return;
    }
    const found = move.points >= round.points;
    standing.total += move.points;
    standing.top += round.points;
    standing.topsFound += found ? 1 : 0;
    standing.missedScrabbles += !found && isScrabble(game, round) ? 1 : 0;
    standing.hints += move.hints;
    standing.rounds += 1;
  });
  const whole = standing.rounds === game.rounds.length && game.players.length > 0;
  const better = game.players.filter((player) => player.total > standing.total).length;
  return Object.assign(standing, {
    percent: standing.top === 0 ? 0 : (100 * standing.total) / standing.top,
    rank: whole ? better + 1 : null,
    among: game.players.length + 1,
  });
}

/** Tiles from which a move is a scrabble, for it earns a bonus; 0 when none is. */
export function scrabbleFrom(game: ReplayGame): number {
  const tiles = Object.keys(game.bonuses).map(Number);
  return tiles.length === 0 ? 0 : Math.min(...tiles);
}

/** What a round is counted by: its own move, or where that fits nowhere the best of its letters. */
export function topOf(round: ReplayRound): ReplayMove | null {
  const best = unpack(round.solutions.split("\n")[0])[0];
  return isMisplaced(round) && best !== undefined ? Object.assign({ printed: printed(best.word) }, best) : round.move;
}

/** The move its file gives fits nowhere on the board. */
export function isMisplaced(round: ReplayRound): boolean {
  return round.move !== null && round.act === "NOTHING";
}

/** Is the top of a round a scrabble? */
export function isScrabble(game: ReplayGame, round: ReplayRound): boolean {
  const move = topOf(round);
  const least = scrabbleFrom(game);
  return move !== null && least > 0 && placed(round.board, move.coord, move.word.length) >= least;
}

/** Losses summed up round after round, with a first point of nothing lost. */
export function cumulated(losses: number[]): number[] {
  let sum = 0;
  return [0].concat(losses.map((loss) => (sum += loss)));
}

/** What the field lost on average on each round. */
export function fieldLosses(game: ReplayGame): number[] {
  return game.rounds.map((round) => {
    const lost = round.field.reduce((sum, move) => sum + (round.points - move.points), 0);
    return round.field.length === 0 ? 0 : lost / round.field.length;
  });
}

/** How many of the field reached the reference of a round, and how many did better than these points. */
export function fieldOn(round: ReplayRound, points: number): { found: number; better: number; all: number } {
  return {
    found: round.field.filter((move) => move.points >= round.points).length,
    better: round.field.filter((move) => move.points > points).length,
    all: round.field.length,
  };
}
