import { ReadDraft } from "./draft";

/** The rack as its player has arranged it: places of the draw in the order shown. */

/** The order to show: the player's own, or the one announced when it does not fit the rack. */
export function orderOf(own: number[], size: number): number[] {
  const announced = Array.from({ length: size }, (_, place) => place);
  const fits = own.length === size && announced.every((place) => own.indexOf(place) >= 0);
  return fits ? own : announced;
}

/** Puts one tile before another, or at the end. */
export function moved(order: number[], place: number, before: number | null): number[] {
  const rest = order.filter((one) => one !== place);
  const at = before === null ? rest.length : rest.indexOf(before);
  return at < 0 ? order : rest.slice(0, at).concat([place], rest.slice(at));
}

/**
 * Another order by chance.
 *
 * @param chance a number from 0 on and below 1 at each call
 */
export function shuffled(order: number[], chance: () => number = Math.random): number[] {
  const mixed = order.slice();
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}

/** Which tile of the rack each letter laid has taken, in the word's order; -1 for a letter the rack has not. */
export function usedPlaces(rack: string[], read: ReadDraft): number[] {
  const used: number[] = [];
  const letters = read.coord === null ? read.letters : read.placement.tiles;
  for (const one of letters) {
    const sign = one.joker ? "?" : one.letter;
    const place = rack.findIndex((letter, at) => letter === sign && used.indexOf(at) < 0);
    used.push(place);
  }
  return used;
}
