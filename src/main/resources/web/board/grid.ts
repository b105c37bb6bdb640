import { element, setAttribute, setText } from "../style/element";
import { t } from "../live/messages";
import { BoardPart, TilesPart } from "../live/protocol";
import { SIZE, squareName, wireSquare } from "./coord";
import { Headings } from "./headings";
import { Alphabet, letterSaid, nameOf, PLAINLY, SquareNaming } from "./naming";
import { inPoints } from "./reading";

/** A tile the player is trying, not yet on the board. */
export interface DraftTile {
  row: number;
  column: number;
  letter: string;
  joker: boolean;
}

export interface GridState {
  board: BoardPart;
  tiles: TilesPart;
  draft?: DraftTile[];
  /** Where the next letter goes, and the way it goes. */
  cursor?: { row: number; column: number; across: boolean } | null;
}

export interface GridOptions {
  /** The table's name for those who do not see it. */
  label: string;
  /** Called with the square tapped or chosen by keyboard; without it the grid is only looked at. */
  choose?: (row: number, column: number) => void;
  /** A key pressed on a square that is not a move of the cursor. */
  key?: (event: KeyboardEvent, row: number, column: number) => void;
  /** The cursor was asked to leave the grid. */
  edge?: () => void;
  /** How squares are named to those who do not see them; by reference first unless asked otherwise. */
  naming?: () => SquareNaming;
}

interface Square {
  /** What was painted last, so that a square that stays the same costs nothing. */
  painted: string;
  cell: HTMLTableCellElement;
  face: HTMLElement;
  letter: HTMLElement;
  value: HTMLElement;
}

/** The signs of a layout by the kind of premium square: word or letter, doubled or tripled. */
export const PREMIUMS: { [sign: string]: string } = { T: "tw", D: "dw", t: "tl", d: "dl" };

/** The grid: a real table with row and column headings. State in, DOM out: 225 squares made once, then patched. */
export class Grid {
  declare readonly table: HTMLTableElement;
  declare private readonly options: GridOptions;
  declare private readonly squares: Square[];
  declare private readonly headings: Headings;
  declare private stop: number;
  declare private cursorAt: number | undefined;

  constructor(host: Element, options: GridOptions) {
    this.options = options;
    this.squares = [];
    this.headings = new Headings();
    this.stop = Math.floor((SIZE * SIZE) / 2);
    this.table = element("table", { class: "grid" }, element("caption", { class: "visually-hidden" }, options.label));
    this.build();
    if (options.choose !== undefined) {
      this.listen();
    }
    host.append(this.table);
  }

  show(state: GridState): void {
    this.headings.show();
    const draft = new Map<number, DraftTile>();
    for (const tile of state.draft || []) {
      draft.set(tile.row * SIZE + tile.column, tile);
    }
    const last = new Set(state.board.lastSquares);
    const naming = this.options.naming === undefined ? PLAINLY : this.options.naming();
    for (let index = 0; index < this.squares.length; index++) {
      this.paint(index, state, draft.get(index), last, naming);
    }
    const cursor = state.cursor ? state.cursor.row * SIZE + state.cursor.column : undefined;
    if (cursor !== undefined && cursor !== this.cursorAt) {
      this.moveStop(cursor, this.table.contains(document.activeElement));
    }
    this.cursorAt = cursor;
  }

  focus(row: number, column: number): void {
    this.moveStop(row * SIZE + column, true);
  }

  private build(): void {
    const live = this.options.choose !== undefined;
    const head = element("tr", {}, element("td", { class: "corner" }), ...this.headings.columns);
    this.table.append(element("thead", {}, head));
    const body = element("tbody");
    for (let row = 0; row < SIZE; row++) {
      const line = element("tr", {}, this.headings.rows[row]);
      for (let column = 0; column < SIZE; column++) {
        const square = this.square(live, row * SIZE + column);
        this.squares.push(square);
        line.append(square.cell);
      }
      body.append(line);
    }
    this.table.append(body);
    if (live) {
      this.table.setAttribute("role", "grid");
    }
  }

  private square(live: boolean, index: number): Square {
    const letter = element("span", { class: "letter" });
    const value = element("span", { class: "value" });
    const face = live
      ? element("button", { type: "button", class: "face", tabindex: index === this.stop ? 0 : -1, "data-square": index })
      : element("span", { class: "face" });
    face.append(letter, value);
    return { painted: "", cell: element("td", {}, face), face, letter, value };
  }

  private paint(
    index: number,
    state: GridState,
    draft: DraftTile | undefined,
    last: Set<string>,
    naming: SquareNaming,
  ): void {
    const row = Math.floor(index / SIZE);
    const column = index % SIZE;
    const square = this.squares[index];
    const sign = state.board.rows[row][column];
    const premium = PREMIUMS[state.board.layout[row][column]] || "";
    const name = squareName(row, column);
    const isLast = last.has(wireSquare(row, column));
    const star = row === 7 && column === 7;
    const cursor = state.cursor && state.cursor.row === row && state.cursor.column === column ? state.cursor : null;
    const laid = draft === undefined ? "" : draft.letter + draft.joker;
    const way = cursor === null ? "" : String(cursor.across);
    const now = [sign, premium, laid, isLast, name, way, naming.order, naming.premiums, naming.alphabet, state.tiles[sign.toUpperCase()]].join();
    if (square.painted === now) {
      return;
    }
    square.painted = now;
    const classes = ["square"];
    const label: string[] = [];
    if (sign !== "." || draft !== undefined) {
      this.tile(square, sign, draft, state.tiles, naming.alphabet, classes, label);
    } else {
      setText(square.letter, star ? "★" : premium && t("board.short." + premium));
      setText(square.value, "");
      classes.push(premium || "plain");
      label.push(t("board.empty"));
      if (star) {
        label.push(t("board.star"));
      }
      if (premium !== "" && naming.premiums) {
        label.push(t("board.long." + premium));
      }
    }
    if (isLast) {
      classes.push("last");
      label.push(t("board.last"));
    }
    this.mark(square, cursor, classes);
    setClass(square.cell, classes.join(" "));
    this.name(square, nameOf(name, label, naming));
  }

  private tile(
    square: Square,
    sign: string,
    draft: DraftTile | undefined,
    tiles: TilesPart,
    alphabet: Alphabet,
    classes: string[],
    label: string[],
  ): void {
    const letter = draft === undefined ? sign.toUpperCase() : draft.letter;
    const joker = draft === undefined ? sign !== letter : draft.joker;
    const points = joker ? 0 : tiles[letter] || 0;
    setText(square.letter, letter);
    setText(square.value, joker ? "" : String(points));
    classes.push("tile");
    label.push(letterSaid(letter, alphabet));
    if (joker) {
      classes.push("joker");
      label.push(t("board.joker"));
    }
    if (draft !== undefined) {
      classes.push("draft");
      label.push(t("board.draft"));
    } else {
      label.push(inPoints(points));
    }
  }

  private mark(square: Square, cursor: { across: boolean } | null, classes: string[]): void {
    if (cursor !== null) {
      classes.push("cursor", cursor.across ? "across" : "down");
    }
    setAttribute(square.face, "aria-current", cursor !== null ? "location" : null);
  }

  /** A button is named; a square that is only looked at reads its own text, with what the eye alone would see. */
  private name(square: Square, name: string): void {
    if (this.options.choose !== undefined) {
      setAttribute(square.face, "aria-label", name);
    } else {
      setAttribute(square.cell, "aria-label", name);
    }
  }

  private listen(): void {
    this.table.addEventListener("click", (event) => {
      const index = indexOf(event.target);
      if (index !== undefined && this.options.choose !== undefined) {
        this.moveStop(index, false);
        this.options.choose(Math.floor(index / SIZE), index % SIZE);
      }
    });
    this.table.addEventListener("keydown", (event) => this.press(event));
  }

  private press(event: KeyboardEvent): void {
    const index = indexOf(event.target);
    if (index === undefined) {
      return;
    }
    const to = moved(index, event);
    if (to !== undefined) {
      event.preventDefault();
      if (to === index && this.options.edge !== undefined) {
        this.options.edge();
      }
      this.moveStop(to, true);
    } else if (this.options.key !== undefined) {
      this.options.key(event, Math.floor(index / SIZE), index % SIZE);
    }
  }

  private moveStop(index: number, focus: boolean): void {
    setAttribute(this.squares[this.stop].face, "tabindex", this.options.choose === undefined ? null : -1);
    this.stop = index;
    setAttribute(this.squares[index].face, "tabindex", this.options.choose === undefined ? null : 0);
    if (focus) {
      this.squares[index].face.focus();
    }
  }
}

function indexOf(target: EventTarget | null): number | undefined {
  const face = target instanceof Element ? target.closest("[data-square]") : null;
  return face === null ? undefined : Number(face.getAttribute("data-square"));
}

function moved(index: number, event: KeyboardEvent): number | undefined {
  const row = Math.floor(index / SIZE);
  const column = index % SIZE;
  switch (event.key) {
    case "ArrowLeft":
      return row * SIZE + Math.max(0, column - 1);
    case "ArrowRight":
      return row * SIZE + Math.min(SIZE - 1, column + 1);
    case "ArrowUp":
      return Math.max(0, row - 1) * SIZE + column;
    case "ArrowDown":
      return Math.min(SIZE - 1, row + 1) * SIZE + column;
    case "Home":
      return event.ctrlKey ? 0 : row * SIZE;
    case "End":
      return event.ctrlKey ? SIZE * SIZE - 1 : row * SIZE + SIZE - 1;
    default:
      return undefined;
  }
}

function setClass(on: Element, classes: string): void {
  if (on.className !== classes) {
    on.className = classes;
  }
}
