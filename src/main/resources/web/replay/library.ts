import { get } from "../live/ask";
import { keep, kept } from "../live/keep";
import { plural, t } from "../live/messages";
import { byId, element, fill, setText } from "../style/element";
import { dateInWords, dateToFind } from "./dates";
import { readFile } from "./finder";
import { exported, Imported, imported, isFinished, keyOfLine, Mark, marks, progressOf } from "./progress";
import { LibraryLine, ReplayGame, WordListLine } from "./protocol";
import { shelf, unshelve } from "./shelf";

const LIST = "replay.word-list";

export interface LibraryEvents {
  open: (line: LibraryLine) => void;
  opened: (games: ReplayGame[], file: File) => void;
  problem: (text: string) => void;
}

/** The games there are, narrowed by what is typed and chosen; files dropped beside them. */
export class Library {
  declare private readonly events: LibraryEvents;
  /** Of the server. */
  declare private lines: LibraryLine[];
  /** Kept on this device. */
  declare private own: LibraryLine[];

  constructor(events: LibraryEvents) {
    this.events = events;
    this.lines = [];
    this.own = [];
    ["search", "variant-filter", "marks-filter"].forEach((id) => byId(id).addEventListener("input", () => this.fill()));
    byId("word-list").addEventListener("change", () => keep(LIST, this.list));
    this.listenForFiles();
    byId("marks-export").addEventListener("click", () => download("chevalet-parties-rejouees.json", exported()));
    byId("marks-import").addEventListener("click", () => byId("marks-file").click());
    byId("marks-file").addEventListener("change", () => this.importMarks());
  }

  get list(): string {
    return byId<HTMLSelectElement>("word-list").value;
  }

  async load(): Promise<void> {
    const [games, lists] = await Promise.all([get<LibraryLine[]>("/api/replay/games"), get<WordListLine[]>("/api/replay/word-lists")]);
    if (lists.ok) {
      const own = element("option", { value: "" }, t("replay.word-list-own"));
      fill(byId("word-list"), own, ...lists.value.map((list) => element("option", { value: list.id }, list.name)));
      byId("lists-field").hidden = lists.value.length < 2;
      const chosen = kept<string>(LIST) || "";
      byId<HTMLSelectElement>("word-list").value = lists.value.some((list) => String(list.id) === chosen) ? chosen : "";
    }
    if (!games.ok) {
      this.events.problem(games.message || t("replay.library-needs-server"));
      return;
    }
    this.lines = games.value;
    const variants = new Map<string, string>();
    this.lines.forEach((line) => variants.set(line.variant, line.variantText));
    const options = Array.from(variants).map(([value, text]) => element("option", { value }, text));
    fill(byId("variant-filter"), element("option", { value: "" }, t("replay.any-variant")), ...options);
  }

  /** The games as they stand now: those kept here, marks, games begun. */
  async show(): Promise<void> {
    this.own = (await shelf()).map((one) => one.line);
    this.fill();
  }

  private fill(): void {
    const words = plain(byId<HTMLInputElement>("search").value).split(/\s+/).filter((word) => word !== "");
    const variant = byId<HTMLSelectElement>("variant-filter").value;
    const wanted = byId<HTMLSelectElement>("marks-filter").value;
    const found = this.own.concat(this.lines).filter((line) => {
      const text = plain([line.title, dateToFind(line.date), line.variantText].join(" "));
      const played = this.marksOf(line).length > 0;
      return (
        words.every((word) => text.indexOf(word) >= 0) &&
        (variant === "" || line.variant === variant) &&
        (wanted === "" || (wanted === "played") === played)
      );
    });
    setText(byId("library-count"), plural("replay.games", found.length));
    fill(byId("library-list"), ...found.map((line) => this.row(line)));
  }

  private marksOf(line: LibraryLine): Mark[] {
    const key = keyOfLine(line.id);
    return key === null ? [] : marks()[key] || [];
  }

  private row(line: LibraryLine): HTMLElement {
    const facts = [dateInWords(line.date), line.variantText, plural("replay.rounds-count", line.rounds), t("replay.top-total", line.total)];
    if (line.players > 0) {
      facts.push(plural("replay.players-count", line.players));
    }
    const game = element(
      "button",
      { type: "button", class: "library-game", "data-game": line.id, onclick: () => this.events.open(line) },
      element("strong", {}, line.title),
      element("span", {}, facts.filter((fact) => fact !== "").join(" · ")),
      ...this.marksShown(line),
    );
    const drop = line.source === "device" && element("button", { type: "button", class: "quiet", onclick: () => void this.remove(line) }, t("replay.remove", line.title));
    return element("li", {}, game, drop);
  }

  private marksShown(line: LibraryLine): HTMLElement[] {
    const shown: HTMLElement[] = [];
    const key = keyOfLine(line.id);
    const begun = key === null ? null : progressOf(key, line.rounds);
    if (begun !== null && !isFinished(begun)) {
      shown.push(element("span", { class: "mark under-way" }, "▶ " + t("replay.under-way", begun.rounds[begun.done] + 1, line.rounds)));
    }
    const played = this.marksOf(line);
    if (played.length > 0) {
      shown.push(element("span", { class: "mark" }, "✔ " + t("replay.mark", percent(played[played.length - 1]), played.length)));
    }
    return shown;
  }

  private async remove(line: LibraryLine): Promise<void> {
    await unshelve(line.id);
    await this.show();
    byId("library-title").focus();
  }

  private listenForFiles(): void {
    const input = byId<HTMLInputElement>("file");
    input.addEventListener("change", () => {
      if (input.files !== null && input.files.length > 0) {
        this.read(input.files[0]);
        input.value = "";
      }
    });
    const drop = byId("drop");
    document.addEventListener("dragover", (event) => {
      event.preventDefault();
      drop.classList.add("over");
    });
    document.addEventListener("dragleave", () => drop.classList.remove("over"));
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      drop.classList.remove("over");
      const files = event.dataTransfer === null ? [] : Array.from(event.dataTransfer.files);
      if (files.length > 0 && !byId("library").hidden) {
        this.read(files[0]);
      }
    });
  }

  private async read(file: File): Promise<void> {
    const reply = await readFile(file, this.list);
    if (reply.ok) {
      this.events.opened(reply.value.games, file);
    } else {
      this.events.problem(file.name + " – " + (reply.message || t("replay.needs-server")));
    }
  }

  private async importMarks(): Promise<void> {
    const input = byId<HTMLInputElement>("marks-file");
    if (input.files === null || input.files.length === 0) {
      return;
    }
    const done = imported(await input.files[0].text());
    input.value = "";
    await this.show();
    this.events.problem(importSaid(done));
  }
}

function importSaid(done: Imported | null): string {
  if (done === null) {
    return t("replay.marks.not-ours");
  }
  return done.games > 0 && !done.kept ? t("replay.marks.not-kept") : plural("replay.marks.done", done.games);
}

export function percent(mark: Mark): string {
  return (mark.top === 0 ? 0 : (100 * mark.total) / mark.top).toFixed(1).replace(".", t("replay.decimal"));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
}

/** A file the browser keeps for the player. */
export function download(name: string, text: string, type = "application/json"): void {
  const link = element("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
