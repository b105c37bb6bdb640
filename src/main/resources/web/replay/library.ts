import { get, ask } from "../live/ask";
import { plural, t } from "../live/messages";
import { byId, element, fill, setText } from "../style/element";
import { exported, imported, keyOfLine, Mark, marks } from "./progress";
import { LibraryLine, ReplayGame, WordListLine } from "./protocol";

export interface LibraryEvents {
  open: (line: LibraryLine) => void;
  opened: (games: ReplayGame[], file: string) => void;
  problem: (text: string) => void;
}

/** The games there are, narrowed by what is typed and chosen; files dropped beside them. */
export class Library {
  declare private readonly events: LibraryEvents;
  declare private lines: LibraryLine[];

  constructor(events: LibraryEvents) {
    this.events = events;
    this.lines = [];
    ["search", "variant-filter", "marks-filter"].forEach((id) => byId(id).addEventListener("input", () => this.show()));
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
    }
    if (!games.ok) {
      this.events.problem(games.message || t("replay.needs-server"));
      return;
    }
    this.lines = games.value;
    const variants = new Map<string, string>();
    this.lines.forEach((line) => variants.set(line.variant, line.variantText));
    const options = Array.from(variants).map(([value, text]) => element("option", { value }, text));
    fill(byId("variant-filter"), element("option", { value: "" }, t("replay.any-variant")), ...options);
    this.show();
  }

  line(id: string): LibraryLine | undefined {
    return this.lines.filter((line) => line.id === id)[0];
  }

  show(): void {
    const words = plain(byId<HTMLInputElement>("search").value).split(/\s+/).filter((word) => word !== "");
    const variant = byId<HTMLSelectElement>("variant-filter").value;
    const wanted = byId<HTMLSelectElement>("marks-filter").value;
    const found = this.lines.filter((line) => {
      const text = plain([line.title, line.date, line.variantText].join(" "));
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
    const played = this.marksOf(line);
    const last = played[played.length - 1];
    const facts = [line.date, line.variantText, t("replay.rounds-count", line.rounds), t("replay.top-total", line.total)];
    if (line.players > 0) {
      facts.push(plural("replay.players-count", line.players));
    }
    return element(
      "li",
      {},
      element(
        "button",
        { type: "button", class: "library-game", "data-game": line.id, onclick: () => this.events.open(line) },
        element("strong", {}, line.title),
        element("span", {}, facts.filter((fact) => fact !== "").join(" · ")),
        last !== undefined && element("span", { class: "mark" }, "✔ " + t("replay.mark", percent(last), played.length)),
      ),
    );
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
    const reply = await ask<{ games: ReplayGame[] }>("POST", "/api/replay/open?words=" + this.list, {
      body: file,
      headers: { "Content-Type": "application/octet-stream" },
      timeout: 60000,
    });
    if (reply.ok) {
      this.events.opened(reply.value.games, file.name);
    } else {
      this.events.problem(file.name + " – " + (reply.message || t("replay.needs-server")));
    }
  }

  private async importMarks(): Promise<void> {
    const input = byId<HTMLInputElement>("marks-file");
    if (input.files === null || input.files.length === 0) {
      return;
    }
    const games = imported(await input.files[0].text());
    input.value = "";
    this.show();
    this.events.problem(games === null ? t("replay.marks.not-ours") : plural("replay.marks.done", games));
  }
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
