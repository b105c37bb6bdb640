/** What the page shows: the library, or one part of a game. Each has an address, so that going back and reloading keep it. */
export interface Address {
  /** Which game: `sample-…`, `club-…`, `tirage/…` for one drawn by chance, `appareil/…` for one kept here; empty for the library. */
  game: string;
  part: Part;
}

export type Part = "library" | "card" | "game" | "summary" | "reading";

const NAMES: { [part: string]: string } = { game: "jeu", summary: "bilan", reading: "lecture" };

export const LIBRARY: Address = { game: "", part: "library" };

/** A seed may hold any sign but `&`, which is encoded in it. */
export function readAddress(hash: string): Address {
  const [game, name] = hash.replace(/^#/, "").split("&");
  if (game === "") {
    return LIBRARY;
  }
  const part = (Object.keys(NAMES) as Part[]).filter((one) => NAMES[one] === name)[0];
  return { game, part: part || "card" };
}

export function hashOf(address: Address): string {
  return address.game === "" ? "" : "#" + address.game + (NAMES[address.part] === undefined ? "" : "&" + NAMES[address.part]);
}
