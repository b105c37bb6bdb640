import { notationOf, shownReference } from "../board/coord";
import { ReplayGame } from "./protocol";

/** Without these notes a game is a French one. */
const ENGLISH = "tiles: en";
const ENGLISH_NOTATION = "notation: 8D across, D8 down";

/**
 * A duplicate game as clubs print it: any program that reads published games reads it, this one too. References are those
 * of the game, and the file says so where they are not the French ones.
 */
export function asText(game: ReplayGame): string {
  const english = game.language === "en";
  const notation = notationOf(game.language);
  const lines = game.notes.length > 0 ? game.notes.map((note) => "# " + note) : ["# source: Chevalet, " + game.title];
  if (english && !game.notes.some((note) => /^tiles\s*:/i.test(note))) {
    lines.push("# " + ENGLISH);
  }
  if (english) {
    lines.push("# " + ENGLISH_NOTATION);
  }
  lines.push("# variant: " + game.variant);
  lines.push("# declared: " + game.total + " points " + game.rounds.length + (english ? " rounds" : " coups"));
  lines.push("# columns: " + (english ? "n|rack|word|position|points|total" : "n|tirage|mot|référence|points|cumul"));
  let total = 0;
  for (const round of game.rounds) {
    total += round.points;
    const move = round.move === null ? ["-", ""] : [round.move.printed, shownReference(round.move.coord, notation)];
    lines.push([round.number, round.draw.text, ...move, round.points, total].join("|"));
  }
  return lines.join("\n") + "\n";
}
