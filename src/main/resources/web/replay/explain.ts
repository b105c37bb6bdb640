import { get } from "../live/ask";
import { t } from "../live/messages";
import { say } from "../live/say";
import { element, fill } from "../style/element";
import { ReplayGame, WordLookUp } from "./protocol";

/** Tells why a word is valid: from the game where it brought the answer along, else from the server. */
export class Explainer {
  declare readonly host: HTMLElement;
  declare private readonly game: ReplayGame;
  declare private readonly known: { [word: string]: string[] };

  constructor(game: ReplayGame, known: { [word: string]: string[] }) {
    this.game = game;
    this.known = known;
    this.host = element("div", { class: "explained", role: "status" });
  }

  async explain(word: string): Promise<void> {
    if (!this.game.words.checked) {
      return;
    }
    if (this.known[word] !== undefined) {
      this.show(word, true, this.known[word]);
      return;
    }
    const reply = await get<WordLookUp>("/api/replay/words/" + encodeURIComponent(word) + "?words=" + this.game.words.list);
    if (reply.ok) {
      this.show(word, reply.value.valid, reply.value.meanings);
    } else {
      fill(this.host, element("p", { class: "note" }, reply.message || t("replay.needs-server")));
    }
  }

  private show(word: string, valid: boolean, meanings: string[]): void {
    const head = t(valid ? "replay.valid" : "replay.not-valid", word);
    fill(this.host, element("p", {}, element("strong", {}, head)), readings(meanings));
    say(head + " " + meanings.join(". "));
  }
}

export function readings(meanings: string[]): HTMLElement | false {
  return meanings.length > 0 && element("ul", {}, ...meanings.map((one) => element("li", {}, one)));
}
