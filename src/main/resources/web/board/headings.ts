import { element, setText } from "../style/element";
import { columnName, currentNotation, Notation, rowName, SIZE } from "./coord";

/** The headings of a grid: rows and columns named as the references of the game on the page have them. */
export class Headings {
  /** Those of the columns from the left. */
  declare readonly columns: HTMLElement[];
  /** Those of the rows from the top. */
  declare readonly rows: HTMLElement[];
  declare private by: Notation | undefined;

  constructor() {
    this.columns = Array.from({ length: SIZE }, () => element("th", { scope: "col" }));
    this.rows = Array.from({ length: SIZE }, () => element("th", { scope: "row" }));
    this.show();
  }

  show(): void {
    if (this.by !== currentNotation()) {
      this.by = currentNotation();
      this.columns.forEach((heading, column) => setText(heading, columnName(column)));
      this.rows.forEach((heading, row) => setText(heading, rowName(row)));
    }
  }
}
