import { wireSquare } from "../board/coord";
import { MoveView, Phase, ResultPart, SeatSnapshot, VerdictPart } from "../live/protocol";
import { Progress } from "./progress";
import { ReplayGame, ReplayMove, ReplayRound } from "./protocol";
import { printed } from "./solutions";
import { PlayedMove, standingOf } from "./standing";

/**
 * A round as the tablet's own pieces want to see one: the solo player sits alone at a table of no number. Once it is played,
 * CONTROL, its own move is on the board.
 */
export function sittingAt(game: ReplayGame, round: ReplayRound, phase: Phase, progress: Progress): SeatSnapshot {
  const played = phase === "CONTROL";
  const rows = played ? boardAfter(game, round.number - 1) : round.board;
  const standing = standingOf(game, progress.moves);
  const results = resultsOf(game, progress.moves);
  return {
    game: 0,
    version: round.number,
    serverNow: 0,
    tournament: game.title,
    phase,
    round: {
      number: round.number,
      attempt: 1,
      phase,
      draw: round.draw,
      scoresAsked: false,
      clock: { state: "STOPPED", deadline: null, remaining: 0, length: 0, signalAt: 0 },
    },
    board: { rows, layout: game.layout, lastSquares: played ? newSquares(round.board, rows) : lastSquares(game, round) },
    language: game.language || "fr",
    tiles: game.tiles,
    last: lastMove(played ? round : game.rounds[round.number - 2]),
    joinCode: "",
    roundsPlayed: round.number - 1,
    topTotal: standing.top,
    formula: { variant: game.variant, form: "DUPLICATE", rackSize: game.rackSize },
    seat: { table: 0, name: "", player: 0 },
    scoresAsked: false,
    received: null,
    results,
    warnings: { given: 0, firstCostly: 0, each: 0 },
    total: standing.total,
    rank: null,
    out: null,
    topping: null,
    corrections: [],
    assistance: progress.help,
    draftTaken: true,
    writesEarly: true,
    replaces: true,
    lettersLeft: null,
    extra: 0,
    call: null,
    messages: [],
    correctionsRead: 0,
  };
}

function lastMove(round: ReplayRound | undefined): MoveView | null {
  return round === undefined || round.move === null ? null : moveView(round, round.move);
}

function moveView(round: ReplayRound, move: ReplayMove): MoveView {
  const found = round.field.filter((one) => one.points >= round.points).length;
  return { round: round.number, word: move.word, coord: move.coord, points: round.points, top: round.points, printed: move.printed, found, bestBelow: null };
}

/** The rounds played again so far, as the tablet's own sheet has them. */
function resultsOf(game: ReplayGame, moves: (PlayedMove | null)[]): ResultPart[] {
  let total = 0;
  const results: ResultPart[] = [];
  game.rounds.forEach((round, at) => {
    const mine = moves[at];
    if (mine && round.move !== null) {
      total += mine.points;
      const own = mine.word === "" ? null : { word: printed(mine.word), reference: mine.coord };
      const verdict: VerdictPart = { paid: mine.points, sanction: "NONE", solo: false, word: null, coord: null, reasons: [], ruled: false };
      results.push({ round: round.number, draw: round.draw.text, master: moveView(round, round.move), own, verdict, total });
    }
  });
  return results;
}

/** The squares that took tiles in the move before. */
export function lastSquares(game: ReplayGame, round: ReplayRound): string[] {
  const before = game.rounds[round.number - 2];
  return before === undefined ? [] : newSquares(before.board, round.board);
}

/** Squares taken since. */
export function newSquares(before: string[], after: string[]): string[] {
  const squares: string[] = [];
  after.forEach((row, at) => {
    for (let column = 0; column < row.length; column++) {
      if (row[column] !== "." && before[at][column] === ".") {
        squares.push(wireSquare(at, column));
      }
    }
  });
  return squares;
}

/** The board after a round's move: that of the round after it, or the last one. */
export function boardAfter(game: ReplayGame, at: number): string[] {
  const next = game.rounds[at + 1];
  return next === undefined ? game.lastBoard : next.board;
}
