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
    const reply = await get<WordLookUp>(lookUp(this.game, word));
    if (reply.ok) {
      this.show(word, reply.value.valid, reply.value.meanings);
    } else {
      fill(this.host, element("p", { class: "note" }, reply.message || t("replay.needs-server")));
    }
  }

  private show(word: string, valid: boolean, meanings: string[]): void {
    const head = t(valid ? "replay.valid" : "replay.not-valid", word);
    fill(this.host, element("p", {}, element("strong", {}, head)), readings(meanings));
    // Many readings are scrolled through, by keys too.
    this.host.tabIndex = 0;
    say(head + " " + meanings.join(". "));
  }
}

/** Readings of a word the game did not bring along: there once the server answers, nothing without it. */
export function lookedUp(game: ReplayGame, spelling: string): HTMLElement {
  const host = element("div");
  void get<WordLookUp>(lookUp(game, spelling.toUpperCase())).then((reply) => {
    if (reply.ok) {
      fill(host, readings(reply.value.meanings));
    }
  });
  return host;
}

/** Where the server tells of a word in the language of the game. */
function lookUp(game: ReplayGame, word: string): string {
  return "/api/replay/words/" + encodeURIComponent(word) + "?words=" + game.words.list + (game.language === "en" ? "&language=en" : "");
}

export function readings(meanings: string[]): HTMLElement | false {
  return meanings.length > 0 && element("ul", {}, ...meanings.map((one) => element("li", {}, one)));
}
