import { language } from "../live/messages";

/** "21 janvier 2022", "21 January 2022". @param iso a day, or a moment, which is told by its day here; empty stays empty */
export function dateInWords(iso: string): string {
  const day = dayOf(iso);
  return day === null ? iso : day.toLocaleDateString(language() === "fr" ? "fr" : "en-GB", { day: "numeric", month: "long", year: "numeric" });
}

/** All the ways a day is typed to look for it: in words, 2022-01-21, 21/01/2022, 21/1/2022, 21/01/22. */
export function dateToFind(iso: string): string {
  const day = dayOf(iso);
  if (day === null) {
    return iso;
  }
  const two = (number: number): string => (number < 10 ? "0" : "") + number;
  const [date, month, year] = [day.getDate(), day.getMonth() + 1, day.getFullYear()];
  const figures = [[two(date), two(month), year], [date, month, year], [two(date), two(month), two(year % 100)], [date, month, two(year % 100)]].map((parts) => parts.join("/"));
  return [dateInWords(iso), [year, two(month), two(date)].join("-")].concat(figures).join(" ");
}

function dayOf(iso: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  const day = parts === null ? new Date(iso) : new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return iso === "" || isNaN(day.getTime()) ? null : day;
}
