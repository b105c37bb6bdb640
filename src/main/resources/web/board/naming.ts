import { t } from "../live/messages";
import { deviceSettings } from "../style/device";

/** How a letter is said: alone, or by the word the arbiter announces it with. */
export type Alphabet = "" | "official";

/** How squares are named to those who do not see them. */
export interface SquareNaming {
  order: "" | "letter-first" | "letter";
  premiums: boolean;
  alphabet: Alphabet;
}

export const PLAINLY: SquareNaming = { order: "", premiums: true, alphabet: "" };

/** `A` or `Algérie`; a `?` is the joker, `lettre blanche`. */
export function letterSaid(letter: string, alphabet: Alphabet = deviceSettings().alphabet): string {
  if (letter === "?") {
    return t(alphabet === "" ? "board.blank" : "spell.joker");
  }
  return alphabet === "" ? letter : t("spell." + letter);
}

/** `H4, vide, lettre double`, or in the order the reader prefers. */
export function nameOf(square: string, label: string[], naming: SquareNaming): string {
  if (naming.order === "letter") {
    return label[0];
  }
  const parts = naming.order === "letter-first" ? [label[0], square].concat(label.slice(1)) : [square].concat(label);
  return parts.join(", ");
}
