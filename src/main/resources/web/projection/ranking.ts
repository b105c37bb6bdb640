import { plural, t } from "../live/messages";
import { RankRow } from "../live/protocol";
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

/** The ranking in pages that turn by themselves: nothing scrolls on a wall. The last move has its turn among them. */
export class RankingPages {
  declare private rows: RankRow[];
  declare private page: number;
  declare private timer: number | undefined;

  constructor() {
    this.rows = [];
    this.page = 0;
  }

  /** @param turning whether the pages have the place beside the board now */
  show(rows: RankRow[], turning: boolean): void {
    this.rows = rows;
    if (turning && this.timer === undefined) {
      this.page = 0;
      this.timer = setInterval(() => this.turn(), TURN);
    } else if (!turning && this.timer !== undefined) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    this.draw();
  }

  /** Page 0 is the last move, or for a finished game the first page of the ranking. */
  private turn(): void {
    this.page = (this.page + 1) % (pagesOf(this.rows, ROWS).length + 1);
    this.draw();
  }

  private draw(): void {
    const pages = pagesOf(this.rows, ROWS);
    const over = byId("screen").getAttribute("data-face") === "over";
    const shown = over ? this.page % Math.max(1, pages.length) : this.page - 1;
    const page = pages[shown];
    byId("screen").setAttribute("data-side", page === undefined ? "last" : "ranking");
    if (page !== undefined) {
      fill(byId("ranking"), table(page, shown + 1, pages.length));
    }
  }
}

function table(rows: RankRow[], page: number, pages: number): HTMLElement {
  const solos = rows.some((row) => row.soloPoints > 0);
  const heads = [
    element("th", { scope: "col" }, t("screen.rank")),
    element("th", { scope: "col" }, t("screen.player")),
    solos && element("th", { scope: "col", class: "number" }, t("screen.solos")),
    element("th", { scope: "col", class: "number" }, t("screen.total")),
  ];
  const title = t("screen.ranking") + (pages > 1 ? " " + t("screen.page", page, pages) : "");
  return element(
    "table",
    { class: "ranks" },
    element("caption", {}, title),
    element("thead", {}, element("tr", {}, ...heads)),
    element("tbody", {}, ...rows.map((row) => line(row, solos))),
  );
}

function line(row: RankRow, solos: boolean): HTMLElement {
  const name = plural("screen.points", row.total);
  return element(
    "tr",
    { class: row.rank <= 3 ? "first" : "" },
    element("td", { class: "rank" }, row.rank),
    element("td", { class: "player" }, element("span", {}, row.name)),
    solos && element("td", { class: "number" }, row.soloPoints > 0 ? "+" + row.soloPoints : ""),
    element("td", { class: "number", "aria-label": name }, row.total),
  );
}
