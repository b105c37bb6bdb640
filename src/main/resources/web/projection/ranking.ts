import { meritInWords } from "../live/formula";
import { plural, t } from "../live/messages";
import { ProjectionSnapshot, RankRow } from "../live/protocol";
import { byId, element, fill } from "../style/element";

const ROWS = 12;
const TURN = 12000;

/** Pages of a list, `size` rows each. */
export function pagesOf<T>(rows: T[], size: number): T[][] {
  const pages: T[][] = [];
  for (let from = 0; from < rows.length; from += size) {
    pages.push(rows.slice(from, from + size));
  }
  return pages;
}

/**
 * The ranking: its top beside the last move as far as the room there goes, and where that is not all of it, in pages that
 * turn by themselves, for nothing scrolls on a wall. The last move has its turn among the pages.
 */
export class RankingPages {
  declare private rows: RankRow[];
  declare private face: string;
  declare private form: string;
  /** Says of which round it is when it is not the last one. */
  declare private title: string;
  declare private page: number;
  declare private timer: number | undefined;

  constructor() {
    this.rows = [];
    this.face = "";
    this.form = "DUPLICATE";
    this.title = "";
    this.page = 0;
    window.addEventListener("resize", () => this.draw());
  }

  /** @param face what the screen shows now: between rounds and after the last one the pages turn, from the first on */
  show(snapshot: ProjectionSnapshot, face: string): void {
    this.rows = snapshot.roundsPlayed === 0 ? [] : snapshot.ranking;
    this.form = snapshot.formula.form;
    const title = snapshot.rankedAfter < snapshot.roundsPlayed ? t("screen.ranking-after", snapshot.rankedAfter) : t("screen.ranking");
    this.title = title + (snapshot.adaptedTime ? " – " + t("screen.adapted-time") : "");
    if (face !== this.face) {
      this.face = face;
      this.page = 0;
      clearInterval(this.timer);
      this.timer = face === "between" || face === "over" ? setInterval(() => this.turn(), TURN) : undefined;
    }
    this.draw();
  }

  /** Page 0 is the last move, or for a finished game the first page of the ranking. */
  private turn(): void {
    this.page = (this.page + 1) % (pagesOf(this.rows, ROWS).length + 1);
    this.draw();
  }

  /** Also called when what stands above the ranking has changed its height. */
  draw(): void {
    const screen = byId("screen");
    const pages = pagesOf(this.rows, ROWS);
    const over = this.face === "over";
    screen.setAttribute("data-side", "last");
    const whole = !over && this.drawTop();
    const shown = over ? this.page % Math.max(1, pages.length) : this.page - 1;
    if (!whole && pages[shown] !== undefined) {
      screen.setAttribute("data-side", "ranking");
      fill(byId("ranking"), table(pages[shown], this.pageTitle(shown + 1, pages.length), this.form));
    }
  }

  /** The first rows, as many as there is room for. @returns whether these are all */
  private drawTop(): boolean {
    const host = byId("ranking");
    const made = table(this.rows.slice(0, ROWS), this.title, this.form);
    const body = made.tBodies[0];
    made.classList.add("top");
    fill(host, made);
    while (body.rows.length > 0 && made.offsetHeight > host.clientHeight) {
      body.rows[body.rows.length - 1].remove();
    }
    if (body.rows.length === 0) {
      fill(host);
    }
    return made.isConnected && body.rows.length === this.rows.length;
  }

  private pageTitle(page: number, pages: number): string {
    return this.title + (pages > 1 ? " " + t("screen.page", page, pages) : "");
  }
}

function table(rows: RankRow[], title: string, form: string): HTMLTableElement {
  const solos = rows.some((row) => row.soloPoints > 0);
  const heads = [
    element("th", { scope: "col" }, t("screen.rank")),
    element("th", { scope: "col" }, t("screen.player")),
    solos && element("th", { scope: "col", class: "number" }, t("screen.solos")),
    element("th", { scope: "col", class: "number" }, t("screen.total")),
  ];
  return element(
    "table",
    { class: "ranks" },
    element("caption", {}, title),
    element("thead", {}, element("tr", {}, ...heads)),
    element("tbody", {}, ...rows.map((row) => line(row, solos, form))),
  );
}

/** Nothing to say on a wall of somebody who is still in a sudden death. */
function isStillIn(row: RankRow, form: string): boolean {
  return form === "SUDDEN_DEATH" && row.out === null && row.separated === null;
}

function line(row: RankRow, solos: boolean, form: string): HTMLElement {
  const name = plural("screen.points", row.total);
  const merit = isStillIn(row, form) ? "" : meritInWords(row, form);
  return element(
    "tr",
    { class: row.rank <= 3 ? "first" : "" },
    element("td", { class: "rank" }, row.rank),
    element(
      "td",
      { class: "player" },
      element("div", {}, element("span", {}, row.name), merit !== "" && element("small", {}, merit)),
    ),
    solos && element("td", { class: "number" }, row.soloPoints > 0 ? "+" + row.soloPoints : ""),
    element("td", { class: "number", "aria-label": name }, row.total),
  );
}
