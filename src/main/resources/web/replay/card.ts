import { t } from "../live/messages";
import { byId, element, fill, setText } from "../style/element";
import { printPaper } from "./print";
import { download, percent } from "./library";
import { Help, marks, Progress, progressOf } from "./progress";
import { ReplayGame } from "./protocol";
import { asText } from "./text";

export interface CardEvents {
  play: (progress: Progress) => void;
  read: () => void;
  problem: (text: string) => void;
  /** More games of the same kind, where this one was drawn by chance; else this one again. */
  more: (count: number) => Promise<ReplayGame[]>;
}

const TIMES = [0, 180, 120, 60];
const HELPS: Help[] = [3, 1, 0];

/** A game before it is played: what it is, what is wrong with it, how to play it. */
export function showCard(game: ReplayGame, events: CardEvents): void {
  setText(byId("card-title"), game.title);
  const facts = [game.date, game.variantText, t("replay.rounds-count", game.rounds.length)];
  if (game.manner === "DUPLICATE") {
    facts.push(t("replay.top-total", game.total));
  }
  fill(
    byId("card-body"),
    element("p", {}, facts.filter((fact) => fact !== "").join(" · ")),
    ...wordsPart(game),
    ...(game.manner === "DUPLICATE" ? playPart(game, events) : [element("p", { class: "note" }, t("replay.only-read." + game.manner.toLowerCase()))]),
    element("p", { class: "buttons" }, element("button", { type: "button", id: "read", class: game.manner === "DUPLICATE" ? "" : "primary big", onclick: () => events.read() }, t("replay.read")),
      game.manner === "DUPLICATE" && element("button", { type: "button", id: "save", onclick: () => download(game.title + ".txt", asText(game), "text/plain") }, t("replay.save")),
    ),
    paperPart(game, events),
    played(game),
    findings(game),
    fieldPart(game),
    notes(game),
  );
}

function wordsPart(game: ReplayGame): HTMLElement[] {
  if (!game.words.checked) {
    return [element("p", { class: "note" }, t("replay.words-unchecked"))];
  }
  return [element("p", { class: "soft" }, t("replay.words", game.words.name))];
}

function playPart(game: ReplayGame, events: CardEvents): HTMLElement[] {
  const begun = progressOf(game.key);
  const going = begun !== null && begun.done > 0 && begun.done < begun.rounds.length;
  const time = element(
    "select",
    { id: "time" },
    ...TIMES.map((seconds) => element("option", { value: seconds }, seconds === 0 ? t("replay.time-none") : t("replay.time-minutes", seconds / 60))),
  );
  const help = element("select", { id: "help" }, ...HELPS.map((level) => element("option", { value: level }, t("replay.help." + level))));
  const names = element("input", { id: "names", type: "text", maxlength: 120, autocomplete: "off" });
  const form = element(
    "select",
    { id: "form" },
    element("option", { value: "duplicate" }, t("replay.form.duplicate")),
    element("option", { value: "topping" }, t("replay.form.topping")),
  );
  form.addEventListener("change", () => {
    byId("time-field").hidden = form.value === "topping";
    byId("names-field").hidden = form.value !== "topping";
  });
  const start = (): void =>
    events.play({
      moves: game.rounds.map(() => null),
      time: Number(time.value),
      rounds: game.rounds.map((_, at) => at),
      done: 0,
      left: null,
      hints: [],
      topping: form.value === "topping" ? namesOf(names.value) : null,
      guesses: 0,
      help: Number(help.value) as Help,
    });
  return [
    element("div", { class: "field" }, element("label", { for: "form" }, t("replay.form")), form),
    element("div", { class: "field", id: "time-field" }, element("label", { for: "time" }, t("replay.time")), time),
    element("div", { class: "field" }, element("label", { for: "help" }, t("replay.help")), help),
    element("div", { class: "field", id: "names-field", hidden: true }, element("label", { for: "names" }, t("replay.topping.names")), names, element("span", { class: "hint" }, t("replay.topping.names-hint"))),
    element(
      "p",
      { class: "buttons" },
      going && element("button", { type: "button", id: "resume", class: "primary big", onclick: () => events.play(begun as Progress) }, t("replay.resume", (begun as Progress).rounds[(begun as Progress).done] + 1)),
      element("button", { type: "button", id: "start", class: going ? "" : "primary big", onclick: start }, t(going ? "replay.restart" : "replay.start")),
    ),
  ];
}

function namesOf(text: string): string[] {
  return text.split(/[,;]/).map((name) => name.trim()).filter((name) => name !== "").slice(0, 8);
}

/** The game as a PDF to play on paper. */
function paperPart(game: ReplayGame, events: CardEvents): HTMLElement | false {
  if (game.manner !== "DUPLICATE") {
    return false;
  }
  const kinds = ["1", "2", "4", "large"];
  const kind = element("select", { id: "paper" }, ...kinds.map((one) => element("option", { value: one }, t("replay.paper." + one))));
  const print = async (): Promise<void> => {
    const perPage = kind.value === "large" ? 1 : Number(kind.value);
    const games = perPage === 1 ? [game] : [game].concat(await events.more(perPage - 1));
    events.problem(await printPaper(games, perPage, kind.value === "large"));
  };
  return element(
    "details",
    {},
    element("summary", {}, t("replay.paper")),
    element("div", { class: "field" }, element("label", { for: "paper" }, t("replay.paper-kind")), kind),
    element("p", {}, element("button", { type: "button", id: "paper-print", onclick: () => void print() }, t("replay.paper-make"))),
  );
}

function played(game: ReplayGame): HTMLElement | false {
  const all = marks()[game.key] || [];
  return (
    all.length > 0 &&
    element("details", { open: true }, element("summary", {}, t("replay.history")), element("ul", {}, ...all.map((one) => element("li", {}, t("replay.history-line", one.when.slice(0, 10), one.total, one.top, percent(one))))))
  );
}

function findings(game: ReplayGame): HTMLElement | false {
  if (game.findings.length === 0) {
    return false;
  }
  const wrong = game.findings.filter((finding) => finding.contradiction).length;
  const lines = game.findings.map((finding) => {
    const where = finding.round === 0 ? "" : t("replay.round-of", finding.round) + " ";
    return element("li", { class: finding.contradiction ? "contradiction" : "" }, where + finding.text);
  });
  return element(
    "details",
    { open: wrong > 0, class: wrong > 0 ? "note warn" : "" },
    element("summary", {}, wrong > 0 ? t("replay.contradictions", wrong) : t("replay.remarks", game.findings.length)),
    element("ul", {}, ...lines),
  );
}

/** Folded away: whoever will play does not want to know yet. */
function fieldPart(game: ReplayGame): HTMLElement | false {
  if (game.players.length === 0) {
    return false;
  }
  const ranked = game.players
    .map((player, at) => ({ name: player.name || t("replay.player", player.table === null ? at + 1 : player.table), total: player.total }))
    .sort((one, other) => other.total - one.total);
  return element("details", {}, element("summary", {}, t("replay.players")), element("ol", {}, ...ranked.map((one) => element("li", {}, one.name + " – " + one.total))));
}

function notes(game: ReplayGame): HTMLElement | false {
  return game.notes.length > 0 && element("details", {}, element("summary", {}, t("replay.source")), element("ul", { class: "soft" }, ...game.notes.map((note) => element("li", {}, note))));
}
