import { shownReference } from "../board/coord";
import { language, t } from "../live/messages";
import { element } from "../style/element";
import { ReplayGame } from "./protocol";
import { printed } from "./solutions";
import { PlayedMove, standingOf } from "./standing";

/** Games on paper, draws in front, solutions behind. @returns what went wrong, nothing when it went well */
export function printPaper(games: ReplayGame[], perPage: number, large: boolean): Promise<string> {
  return print("paper.pdf", { games: games.map(onPaper), perPage, large }, games[0].title);
}

/** How the replay went. */
export function printResult(game: ReplayGame, moves: (PlayedMove | null)[]): Promise<string> {
  const standing = standingOf(game, moves);
  const rounds = onPaper(game).rounds.map((round, at) => {
    const move = moves[at];
    const mine = move && move.word !== "" ? { mine: printed(move.word), mineCoord: shownReference(move.coord) } : {};
    return Object.assign(round, mine, { minePoints: move ? move.points : 0 });
  });
  const about = [game.date, game.variantText, game.words.name].filter((one) => one !== "").join(" · ");
  return print("result.pdf", { title: game.title, about, rank: rankInWords(standing.rank, standing.among), hints: standing.hints, rounds }, game.title);
}

export function rankInWords(rank: number | null, among: number): string {
  if (rank === null) {
    return "";
  }
  return rank === 1 ? t("replay.rank-first", among) : t("replay.rank-is", rank, among);
}

function onPaper(game: ReplayGame) {
  return {
    title: [game.title, game.variantText].join(" – "),
    rounds: game.rounds.map((round) => ({
      number: round.number,
      draw: round.draw.text,
      word: round.move === null ? "" : round.move.printed,
      coord: round.move === null ? "" : shownReference(round.move.coord),
      points: round.points,
      minePoints: 0,
    })),
  };
}

async function print(document: string, order: unknown, name: string): Promise<string> {
  try {
    const response = await fetch("/api/replay/print/" + document, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": language() },
      body: JSON.stringify(order),
    });
    if (!response.ok) {
      return (await response.json()).message || t("replay.needs-server");
    }
    const link = element("a", { href: URL.createObjectURL(await response.blob()), download: name + ".pdf" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    return "";
  } catch (unreachable) {
    return t("replay.needs-server");
  }
}
