import { Phase, SeatSnapshot } from "../live/protocol";
import { Help } from "./progress";
import { ReplayGame, ReplayRound } from "./protocol";

/**
 * A round as the tablet's own pieces want to see one: the solo player sits alone at a table of no number. Once it is played,
 * CONTROL, its own move is on the board.
 */
export function sittingAt(game: ReplayGame, round: ReplayRound, phase: Phase, total: number, help: Help): SeatSnapshot {
  const played = phase === "CONTROL";
  const rows = played ? boardAfter(game, round.number - 1) : round.board;
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
    tiles: game.tiles,
    last: null,
    joinCode: "",
    roundsPlayed: round.number - 1,
    topTotal: 0,
    formula: { variant: game.variant, form: "DUPLICATE", rackSize: game.rackSize },
    seat: { table: 0, name: "", player: 0 },
    scoresAsked: false,
    received: null,
    results: [],
    total,
    rank: null,
    out: null,
    topping: null,
    corrections: [],
    assistance: help,
    draftTaken: true,
    writesEarly: true,
    replaces: true,
    lettersLeft: null,
    extra: 0,
    language: "fr",
    call: null,
    messages: [],
    correctionsRead: 0,
  };
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
        squares.push(String.fromCharCode(65 + at) + (column + 1));
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
