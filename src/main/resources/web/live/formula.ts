import { language, t } from "./messages";
import { RankRow } from "./protocol";

/** The format of a game in words, such as "partie joker 7 sur 8, mort subite"; empty for a normal game of duplicate. */
export function formulaInWords(formula: { variant: string; form: string }): string {
  const parts: string[] = [];
  if (formula.variant !== "normal") {
    parts.push(formula.variant.split("+").map(partInWords).join(" "));
  }
  if (formula.form !== "DUPLICATE") {
    parts.push(t("form." + formula.form));
  }
  return parts.join(", ");
}

function partInWords(part: string): string {
  const own = /^(\d+)-of-(\d+)$/.exec(part);
  return own === null ? t("variant." + part) : t("variant.own", own[1], own[2]);
}

/** What beside the total gave a player his rank: a tie-break, how long he stayed in, his time; empty as a rule. */
export function meritInWords(row: RankRow, form: string): string {
  const alone =
    form === "SUDDEN_DEATH" ? (row.out === null ? t("merit.in") : t("merit.out", row.out))
    : row.time !== null ? t("merit.time", timeFace(row.time))
    : "";
  const by = row.separated;
  const tie = by === null ? "" : t("separation." + by.by, by.value, by.round === null ? 0 : by.round);
  return [alone, tie].filter(Boolean).join(", ");
}

/** Minutes, seconds and tenths. */
function timeFace(milliseconds: number): string {
  const seconds = ((milliseconds % 60000) / 1000).toFixed(1);
  const written = (seconds.length < 4 ? "0" : "") + seconds;
  return Math.floor(milliseconds / 60000) + ":" + (language() === "fr" ? written.replace(".", ",") : written);
}
