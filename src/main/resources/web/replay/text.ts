import { ReplayGame } from "./protocol";

/** Without this note a game is a French one. */
const ENGLISH = "tiles: en";

/** A duplicate game as clubs print it: any program that reads published games reads it, this one too. */
export function asText(game: ReplayGame): string {
  const lines = game.notes.length > 0 ? game.notes.map((note) => "# " + note) : ["# source: Chevalet, " + game.title];
  if (game.language === "en" && game.notes.indexOf(ENGLISH) < 0) {
    lines.push("# " + ENGLISH);
  }
  lines.push("# variant: " + game.variant);
  lines.push("# declared: " + game.total + " points " + game.rounds.length + " coups");
  lines.push("# columns: n|tirage|mot|référence|points|cumul");
  let total = 0;
  for (const round of game.rounds) {
    total += round.points;
    const move = round.move === null ? ["-", ""] : [round.move.printed, round.move.coord];
    lines.push([round.number, round.draw.text, ...move, round.points, total].join("|"));
  }
  return lines.join("\n") + "\n";
}
