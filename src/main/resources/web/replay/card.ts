import { brailleDownloads } from "../braille/downloads";
import { plural, t } from "../live/messages";
import { byId, element, fill, setText } from "../style/element";
import { dateInWords } from "./dates";
import { askLines, printPaper } from "./print";
import { download, percent } from "./library";
import { freshProgress, Help, isFinished, marks, Progress, progressOf } from "./progress";
import { ReplayGame } from "./protocol";
import { contradictionsOf, remarksOf } from "./remarks";
import { asGcg } from "./gcg";
import { asText } from "./text";
import { ranked } from "./topping";

export interface CardEvents {
  play: (progress: Progress) => void;
  resume: () => void;
  summary: () => void;
  read: () => void;
  /** Another tab has begun, gone on with or ended the game since this card was drawn. */
  overtaken: () => void;
  problem: (text: string) => void;
  /** More games of the same kind, where this one was drawn by chance; else this one again. */
  more: (count: number) => Promise<ReplayGame[]>;
}

const TIMES = [0, 180, 120, 60];
const HELPS: Help[] = [3, 2, 1, 0];

/** A game before it is played: what it is, what is wrong with it, how to play it. */
export function showCard(game: ReplayGame, events: CardEvents): void {
  setText(byId("card-title"), game.title);
  const playable = game.manner === "DUPLICATE" && game.words.checked;
  const facts = [dateInWords(game.date), game.variantText, plural("replay.rounds-count", game.rounds.length)];
  if (game.manner === "DUPLICATE") {
    facts.push(t("replay.top-total", game.total), game.difficulty);
  }
  fill(
    byId("card-body"),
    element("p", {}, facts.filter((fact) => fact !== "").join(" · ")),
    ...wordsPart(game),
    contradictionsOf(game),
    ...(playable ? playPart(game, events) : [element("p", { class: "note" }, t("replay.only-read." + game.manner.toLowerCase()))]),
    element(
      "p",
      { class: "buttons" },
      element("button", { type: "button", id: "read", class: playable ? "" : "primary big", onclick: () => events.read() }, t("replay.read")),
      game.manner === "DUPLICATE" && element("button", { type: "button", id: "save", onclick: () => download(game.title + ".txt", asText(game), "text/plain") }, t("replay.save")),
      element("button", { type: "button", id: "save-gcg", onclick: () => download(game.title + ".gcg", asGcg(game), "text/plain") }, t("replay.save-gcg")),
    ),
    paperPart(game, events),
    played(game),
    remarksOf(game),
    fieldPart(game),
    notes(game),
  );
}

function wordsPart(game: ReplayGame): HTMLElement[] {
  if (!game.words.checked) {
    return [element("p", { class: "note" }, t("replay.words-unchecked"))];
  }
  const changed = game.rounds.filter((round) => round.changed.length > 0).length;
  return [
    element("p", { class: "soft" }, t("replay.words", game.words.name)),
    ...(changed > 0 ? [element("p", { class: "note" }, plural("replay.words-changed", changed))] : []),
  ];
}

/** What was begun or done here stands first; below it a new start with its choices. */
function playPart(game: ReplayGame, events: CardEvents): HTMLElement[] {
  const kept = progressOf(game.key, game.rounds.length);
  const going = kept !== null && !isFinished(kept);
  const form = choiceField("form", "replay.form", ["duplicate", "topping"], (one) => t("replay.form." + one));
  const time = choiceField("time", "replay.time", TIMES.map(String), (one) => timeText(Number(one)));
  const help = choiceField("help", "replay.help", HELPS.map(String), (one) => t("replay.help." + one));
  const names = element("input", { id: "names", type: "text", maxlength: 120, autocomplete: "off" });
  const namesField = element("div", { class: "field", hidden: true }, element("label", { for: "names" }, t("replay.topping.names")), names, element("span", { class: "hint" }, t("replay.topping.names-hint")));
  form.select.addEventListener("change", () => {
    time.field.hidden = form.select.value === "topping";
    namesField.hidden = form.select.value !== "topping";
  });
  const start = (): void =>
    standsAt(progressOf(game.key, game.rounds.length)) !== standsAt(kept)
      ? events.overtaken()
      : events.play(
          freshProgress(game, {
            time: form.select.value === "topping" ? 0 : Number(time.select.value),
            topping: form.select.value === "topping" ? namesOf(names.value) : null,
            help: Number(help.select.value) as Help,
          }),
        );
  const begun = going && element("p", { class: "buttons" }, element("button", { type: "button", id: "resume", class: "primary big", onclick: events.resume }, t("replay.resume", (kept as Progress).rounds[(kept as Progress).done] + 1)), element("span", { class: "soft" }, settingsOf(kept as Progress)));
  const done = kept !== null && !going && element("p", { class: "buttons" }, element("button", { type: "button", id: "see-summary", class: "primary big", onclick: events.summary }, t("replay.see-summary")));
  const again = kept !== null && element("h2", {}, t("replay.restart-title"));
  const button = element("button", { type: "button", id: "start", class: kept !== null ? "" : "primary big", onclick: start }, t(kept !== null ? "replay.restart" : "replay.start"));
  return [begun, done, again, form.field, time.field, help.field, namesField, element("p", { class: "buttons" }, button)].filter((one): one is HTMLElement => one !== false);
}

/** What a card says of a game begun: a word that changes with it. */
function standsAt(progress: Progress | null): string {
  return progress === null ? "" : progress.done + "/" + progress.rounds.join();
}

function choiceField(id: string, label: string, values: string[], text: (value: string) => string): { field: HTMLElement; select: HTMLSelectElement } {
  const select = element("select", { id }, ...values.map((value) => element("option", { value }, text(value)))) as HTMLSelectElement;
  return { select, field: element("div", { class: "field" }, element("label", { for: id }, t(label)), select) };
}

function timeText(seconds: number): string {
  return seconds === 0 ? t("replay.time-none") : t("replay.time-minutes", seconds / 60);
}

/** "Duplicate, 1 minute par coup, aide : aucune": what a game begun goes on with. */
function settingsOf(progress: Progress): string {
  const form = progress.topping === null ? t("replay.form.duplicate") + ", " + timeText(progress.time) : t("replay.form.topping");
  return t("replay.resume-settings", form, t("replay.help." + progress.help));
}

function namesOf(text: string): string[] {
  return text.split(/[,;]/).map((name) => name.trim()).filter((name) => name !== "").slice(0, 8);
}

/** The game to play on paper: as a PDF, in braille, as text. */
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
    brailleDownloads({ name: "", ask: (file, query) => askLines(game, file, query) }),
  );
}

function played(game: ReplayGame): HTMLElement | false {
  const all = marks()[game.key] || [];
  return (
    all.length > 0 &&
    element("details", { open: true }, element("summary", {}, t("replay.history")), element("ul", {}, ...all.map((one) => element("li", {}, t("replay.history-line", dateInWords(one.when), one.total, one.top, percent(one))))))
  );
}

/** Folded away: whoever will play does not want to know yet. */
function fieldPart(game: ReplayGame): HTMLElement | false {
  if (game.players.length === 0) {
    return false;
  }
  const players = game.players
    .map((player, at) => ({ name: player.name || t("replay.player", player.table === null ? at + 1 : player.table), total: player.total }))
    .sort((one, other) => other.total - one.total);
  return element("details", {}, element("summary", {}, t("replay.players")), ranked(players.map((one) => ({ points: one.total, text: one.name + " – " + one.total }))));
}

function notes(game: ReplayGame): HTMLElement | false {
  return game.sources.length > 0 && element("details", {}, element("summary", {}, t("replay.source")), element("ul", { class: "soft" }, ...game.sources.map((source) => element("li", {}, source))));
}
