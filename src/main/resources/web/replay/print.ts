import { notationOf, shownReference } from "../board/coord";
import { language, t } from "../live/messages";
import { element } from "../style/element";
import { dateInWords } from "./dates";
import { ReplayGame } from "./protocol";
import { printed } from "./solutions";
import { fieldLosses, PlayedMove, standingOf, topOf } from "./standing";

/** Games on paper, draws in front, solutions behind. @returns what went wrong, nothing when it went well */
export function printPaper(games: ReplayGame[], perPage: number, large: boolean): Promise<string> {
  return print("paper.pdf", { games: games.map(onPaper), perPage, large, language: games[0].language }, games[0].title);
}

/** Asks for a game to play in braille or as text, its solutions apart. */
export function askLines(game: ReplayGame, file: string, query: string): Promise<Response> {
  return post("paper." + file + query, { games: [onPaper(game)] });
}

/** How the replay went. */
export function printResult(game: ReplayGame, moves: (PlayedMove | null)[]): Promise<string> {
  const standing = standingOf(game, moves);
  const rounds = onPaper(game).rounds.map((round, at) => {
    const move = moves[at];
    const mine = move && move.word !== "" ? { mine: printed(move.word), mineCoord: shownReference(move.coord, notationOf(game.language)) } : {};
    return Object.assign(round, mine, { minePoints: move ? move.points : 0 });
  });
  const about = [dateInWords(game.date), game.variantText, game.words.name].filter((one) => one !== "").join(" · ");
  const order = {
    title: game.title,
    about,
    rank: rankInWords(standing.rank, standing.among),
    missedScrabbles: standing.missedScrabbles,
    hints: standing.hints,
    rounds,
    fieldLosses: game.players.length > 0 ? fieldLosses(game) : [],
  };
  return print("result.pdf", order, game.title);
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
    rounds: game.rounds.map((round) => {
      const top = topOf(round);
      return {
        number: round.number,
        draw: round.draw.text,
        word: top === null ? "" : top.printed,
        coord: top === null ? "" : shownReference(top.coord, notationOf(game.language)),
        points: round.points,
        minePoints: 0,
      };
    }),
  };
}

async function print(document: string, order: unknown, name: string): Promise<string> {
  try {
    const response = await post(document, order);
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

function post(document: string, order: unknown): Promise<Response> {
  return fetch("/api/replay/print/" + document, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": language() },
    body: JSON.stringify(order),
  });
}
