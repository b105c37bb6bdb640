import { notAdmitted, sentenceOf } from "../entry/words";
import { post } from "../live/ask";
import { setText } from "../style/element";
import { Judged } from "./judge";
import { ReplayGame, ReplayRound, Supposed } from "./protocol";

/** Before the server is asked about a word under way, in milliseconds. */
const SETTLED = 300;

/**
 * A game brings no dictionary along: which word of a refused move is the reason the server is asked, and the sentence put
 * right when it answers. Without it the sentence stays as it is.
 *
 * @param host shows the sentence of the move judged
 */
export function nameReason(host: HTMLElement, game: ReplayGame, round: ReplayRound, mine: Judged): void {
  const about = mine.vague === true ? [round.number, mine.coord, mine.word].join(" ") : "";
  host.dataset.about = about;
  if (about !== "") {
    setTimeout(async () => {
      const named = host.dataset.about === about ? await reasonOf(game, round, mine) : "";
      if (named !== "" && host.dataset.about === about) {
        setText(host, named);
      }
    }, SETTLED);
  }
}

async function reasonOf(game: ReplayGame, round: ReplayRound, mine: Judged): Promise<string> {
  const asked = { board: round.board, rack: "", variant: game.variant, words: game.words.list, word: mine.word, coord: mine.coord, language: game.language };
  const reply = await post<Supposed>("/api/replay/what-if", asked);
  const words = reply.ok ? reply.value.words.map((one) => ({ word: one.word, coord: one.coord, admitted: one.valid })) : [];
  return notAdmitted(words, game.words.name).map(sentenceOf).join(" ");
}
