import { post, Reply } from "../live/ask";
import { t } from "../live/messages";
import { byId, element, fill } from "../style/element";
import { ReplayGame } from "./protocol";

/** The variants that can be drawn, by name: a joker game of eight letters too. */
const VARIANTS = ["normal", "joker", "seven-of-eight", "seven-and-eight", "seven-eight-nine", "explosive", "joker+seven-of-eight"];
const LEVELS = ["any", "easy", "medium", "hard"];
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

/** What a game is drawn from; its address says all of it. */
export interface Order {
  variant: string;
  level: string;
  seed: string;
}

/** The form that draws a game by chance. @param made the game and what it was drawn from */
export function listenForMaking(list: () => string, made: (game: ReplayGame, order: Order) => void, problem: (text: string) => void): void {
  const variantText = (name: string): string => name.split("+").map((part) => t("variant." + part)).join(" ");
  fill(byId("make-variant"), ...VARIANTS.map((name) => element("option", { value: name }, variantText(name))));
  fill(byId("make-level"), ...LEVELS.map((name) => element("option", { value: name }, t("replay.level." + name))));
  byId<HTMLInputElement>("make-seed").value = anySeed();
  byId("make").addEventListener("submit", async (event) => {
    event.preventDefault();
    const order = {
      variant: byId<HTMLSelectElement>("make-variant").value,
      level: byId<HTMLSelectElement>("make-level").value,
      seed: wholeSigns(byId<HTMLInputElement>("make-seed").value).join("").trim() || anySeed(),
    };
    const reply = await make(order, list());
    if (reply.ok) {
      byId<HTMLInputElement>("make-seed").value = anySeed();
      made(reply.value, order);
    } else {
      problem(reply.message || t("replay.needs-server"));
    }
  });
}

export function make(order: Order, list: string): Promise<Reply<ReplayGame>> {
  return post<ReplayGame>("/api/replay/make", Object.assign({ words: list === "" ? null : Number(list) }, order));
}

/** The game's name in addresses, which says all of it. */
export function nameOf(order: Order): string {
  return "tirage/" + [order.variant, order.level, order.seed].map(encodeURIComponent).join("/");
}

/** @returns what a name asks to draw, or null when it names something else */
export function orderOf(name: string): Order | null {
  try {
    const parts = name.split("/").map(decodeURIComponent);
    return parts[0] === "tirage" && parts.length === 4 ? { variant: parts[1], level: parts[2], seed: parts[3] } : null;
  } catch (malformed) {
    return null;
  }
}

/** The name of one more game of a series, which is no longer than a name may be. */
export function furtherSeed(seed: string, number: number): string {
  return wholeSigns(seed).slice(0, 37).join("").trim() + " " + number;
}

/** The signs of a text: half a sign, left where a text was cut, is none and has no place in an address. */
function wholeSigns(text: string): string[] {
  return Array.from(text).filter((sign) => !/^[\ud800-\udfff]$/.test(sign));
}

function anySeed(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(numbers).map((one) => SIGNS[one % SIGNS.length]).join("");
}
