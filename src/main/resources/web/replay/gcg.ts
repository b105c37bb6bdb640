import { readWire, written } from "../board/coord";
import { taken } from "../board/line";
import { ReplayGame, ReplayMove, ReplayRound } from "./protocol";

/**
 * A game in GCG, which programs for the table game read: number first across, jokers in lower case, letters of the board as
 * points. A duplicate game is written as one player's, with a description by which this program reads it as one again.
 */
export function asGcg(game: ReplayGame): string {
  const players = game.players.length > 0 && game.rounds.some((round) => round.player !== null) ? game.players.map((player) => player.name) : [game.manner === "DUPLICATE" ? "Duplicate" : game.players.length > 0 ? game.players[0].name : ""];
  const lines = ["#character-encoding UTF-8", "#title " + game.title];
  const words = game.words.playedWith || game.words.name;
  if (words !== "") {
    lines.push("#lexicon " + words);
  }
  if (game.language === "en") {
    lines.push("#tile-distribution english");
  }
  if (game.manner === "DUPLICATE") {
    lines.push("#description Duplicate: " + game.variant);
  }
  players.forEach((name, at) => lines.push("#player" + (at + 1) + " J" + (at + 1) + " " + (name || "J" + (at + 1))));
  const totals = players.map(() => 0);
  for (const round of game.rounds) {
    const at = round.player === null ? 0 : round.player;
    totals[at] += round.points;
    const rack = round.draw.kept.concat(round.draw.drawn).join("");
    lines.push([">J" + (at + 1) + ":", rack, move(round), (round.points < 0 ? "" : "+") + round.points, totals[at]].join(" "));
  }
  return lines.join("\n") + "\n";
}

function move(round: ReplayRound): string {
  return round.move === null || round.act !== "PLAYED" ? "-" : placed(round.board, round.move);
}

/** Where the word begins and its letters, a point for each that is on the board. */
function placed(rows: string[], move: ReplayMove): string {
  const coord = readWire(move.coord);
  if (typeof coord === "string") {
    return move.coord + " " + move.word;
  }
  const letters = Array.from(move.word).map((letter, at) => (taken(rows, coord, at) ? "." : letter));
  return written(coord, "number-first") + " " + letters.join("");
}
