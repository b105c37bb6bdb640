import { Coord, readReference, wireOf } from "../board/coord";
import { DraftTile, Grid } from "../board/grid";
import { showRack } from "../board/rack";
import { inPoints } from "../board/reading";
import { taken } from "../board/line";
import { ofSpelling, readWord } from "../board/word";
import { post } from "../live/ask";
import { plural, t } from "../live/messages";
import { byId, element, fill, setAttribute, setText } from "../style/element";
import { Explainer, readings } from "./explain";
import { allSolutions, moveText } from "./outcome";
import { ReplayGame, ReplayRound, Supposed } from "./protocol";
import { boardAfter, newSquares } from "./sitting";
import { solutionList } from "./solutionlist";
import { printed } from "./solutions";
import { fieldOn } from "./standing";

/** Reads a game through like a score: one round after the other, forwards and back, the board at any round. */
export class Reading {
  declare private readonly grid: Grid;
  declare private game: ReplayGame | null;
  declare private at: number;

  constructor() {
    this.game = null;
    this.at = 0;
    this.grid = new Grid(byId("reading-grid"), { label: t("board.grid") });
    const steps: [string, () => number][] = [
      ["first", () => 0],
      ["previous", () => this.at - 1],
      ["next", () => this.at + 1],
      ["last", () => (this.game === null ? 0 : this.game.rounds.length - 1)],
    ];
    steps.forEach(([id, to]) => byId(id).addEventListener("click", () => this.go(to())));
    document.addEventListener("keydown", (event) => this.key(event));
    byId("what-if").addEventListener("submit", (event) => {
      event.preventDefault();
      this.suppose();
    });
  }

  open(game: ReplayGame, at: number): void {
    this.game = game;
    setText(byId("reading-title"), game.title);
    byId("what-if").hidden = !game.words.checked;
    this.list(game);
    this.at = -1;
    this.go(at);
  }

  private go(to: number): void {
    const game = this.game;
    if (game === null) {
      return;
    }
    const at = Math.max(0, Math.min(game.rounds.length - 1, to));
    if (at !== this.at) {
      this.at = at;
      this.show(game, game.rounds[at]);
    }
  }

  private show(game: ReplayGame, round: ReplayRound): void {
    const after = boardAfter(game, this.at);
    this.grid.show({ board: { rows: after, layout: game.layout, lastSquares: newSquares(round.board, after) }, tiles: game.tiles });
    setText(byId("reading-round"), this.inWords(game, round));
    showRack(byId("reading-rack"), round.draw, { tiles: game.tiles });
    setAttribute(byId("first"), "aria-disabled", this.at === 0);
    setAttribute(byId("previous"), "aria-disabled", this.at === 0);
    setAttribute(byId("next"), "aria-disabled", this.at === game.rounds.length - 1);
    setAttribute(byId("last"), "aria-disabled", this.at === game.rounds.length - 1);
    byId("reading-rounds").querySelectorAll("button").forEach((button, place) => {
      setAttribute(button, "aria-current", place === this.at ? "step" : null);
      if (place === this.at) {
        const list = byId("reading-rounds").parentElement as HTMLElement;
        list.scrollTop = (button.closest("tr") as HTMLElement).offsetTop - list.clientHeight / 2;
      }
    });
    fill(byId("if-answer"));
    byId<HTMLInputElement>("if-rack").value = round.draw.kept.concat(round.draw.drawn).join("");
    byId<HTMLInputElement>("if-reference").value = "";
    byId<HTMLInputElement>("if-word").value = "";
    const opened = byId("reading-solutions").querySelector("details[open]") !== null;
    const explainer = new Explainer(game, round.meanings);
    const known = round.move === null ? [] : round.meanings[round.move.word.toUpperCase()] || [];
    fill(byId("reading-solutions"), foundBy(round), readings(known), explainer.host, round.solutions !== "" && allSolutions(round, explainer, opened));
  }

  /** From what might have been to what was played. */
  private back(): void {
    const game = this.game as ReplayGame;
    this.show(game, game.rounds[this.at]);
    byId("if-word").focus();
  }

  /** "Coup 3 : MOLLIES G8, 68 points, 144 au total." */
  private inWords(game: ReplayGame, round: ReplayRound): string {
    const who = round.player === null ? "" : nameOf(game, round.player) + " – ";
    const total = game.rounds
      .slice(0, round.number)
      .filter((one) => one.player === round.player)
      .reduce((sum, one) => sum + one.points, 0);
    return who + t("replay.reading-round", round.number, whatHappened(round), inPoints(round.points), total);
  }

  private list(game: ReplayGame): void {
    const names = ["replay.round-column", "replay.rack-column", "replay.move-column", "replay.points"];
    const head = element("tr", {}, ...names.map((key) => element("th", { scope: "col" }, t(key))));
    const lines = game.rounds.map((round, at) =>
      element(
        "tr",
        {},
        element("th", { scope: "row" }, element("button", { type: "button", class: "quiet", "aria-label": t("replay.read-round", round.number), onclick: () => this.go(at) }, round.number)),
        element("td", {}, round.draw.text),
        element("td", {}, (round.player === null ? "" : nameOf(game, round.player) + " : ") + whatHappened(round)),
        element("td", { class: "number" }, round.points),
      ),
    );
    fill(byId("reading-rounds"), element("thead", {}, head), element("tbody", {}, ...lines));
  }

  private key(event: KeyboardEvent): void {
    const typing = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
    if (byId("reading").hidden || typing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) {
      return;
    }
    const id = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    if (id !== undefined) {
      event.preventDefault();
      byId(id).click();
    }
  }

  /** Any letters, any move, on the board of this round. */
  private async suppose(): Promise<void> {
    const game = this.game as ReplayGame;
    const word = readWord(byId<HTMLInputElement>("if-word").value).letters.map((one) => (one.joker ? one.letter.toLowerCase() : one.letter)).join("");
    const written = byId<HTMLInputElement>("if-reference").value;
    const reference = readReference(written);
    const letters = byId<HTMLInputElement>("if-rack").value.trim();
    const round = game.rounds[this.at];
    const reply = await post<Supposed>("/api/replay/what-if", {
      board: round.board,
      rack: letters,
      variant: game.variant,
      words: game.words.list,
      word,
      coord: typeof reference === "string" ? written : wireOf(reference),
      language: game.language,
    });
    if (!reply.ok) {
      fill(byId("if-answer"), element("p", { class: "note bad" }, reply.message || t("replay.needs-server")));
      return;
    }
    if (round !== game.rounds[this.at]) {
      return;
    }
    const said = reply.value;
    const explainer = new Explainer(game, {});
    const draft = said.word === "" || typeof reference === "string" ? [] : newTiles(round.board, reference, said.word);
    this.grid.show({ board: { rows: round.board, layout: game.layout, lastSquares: [] }, tiles: game.tiles, draft });
    const worth = said.cannot === null ? "replay.what-if-worth" : "replay.what-if-would";
    fill(
      byId("if-answer"),
      said.points !== null && element("p", {}, element("strong", {}, t(worth, printed(said.word), inPoints(said.points)))),
      said.cannot !== null && element("p", { class: "note warn" }, said.cannot),
      said.words.length > 0 && element("ul", {}, ...said.words.map((one) => element("li", {}, t(one.valid ? "replay.valid" : "replay.not-valid", one.word) + " " + one.meanings.slice(0, 2).join(" ; ")))),
      explainer.host,
      letters !== "" && said.count === 0 && element("p", { class: "note" }, t("replay.hint.nothing")),
      element("p", { class: "soft" }, t(draft.length > 0 ? "replay.what-if-drawn" : "replay.what-if-before")),
      element("p", {}, element("button", { type: "button", id: "if-back", onclick: () => this.back() }, t("replay.what-if-back"))),
      said.count > 0 && solutionList(said.solutions, [], (chosen) => explainer.explain(chosen)),
    );
  }
}

function nameOf(game: ReplayGame, player: number): string {
  const known = game.players[player];
  return known === undefined || known.name === "" ? t("replay.player", player + 1) : known.name;
}

function whatHappened(round: ReplayRound): string {
  if (round.move !== null && (round.act === "PLAYED" || round.act === "NOTHING")) {
    return moveText(round.move) + (round.act === "NOTHING" ? " " + t("replay.act.misplaced") : "");
  }
  return t("replay.act." + round.act.toLowerCase());
}

/** The letters of a move that are not on the board yet. */
function newTiles(rows: string[], coord: Coord, spelling: string): DraftTile[] {
  return ofSpelling(spelling)
    .map((one, at) => ({ row: coord.row + (coord.across ? 0 : at), column: coord.column + (coord.across ? at : 0), letter: one.letter, joker: one.joker }))
    .filter((_, at) => !taken(rows, coord, at));
}

/** "15 joueurs sur 19 l’ont trouvé.", where the field is known. */
function foundBy(round: ReplayRound): HTMLElement | false {
  const on = fieldOn(round, round.points);
  return on.all > 0 && element("p", {}, plural("replay.field", on.found, on.all));
}
