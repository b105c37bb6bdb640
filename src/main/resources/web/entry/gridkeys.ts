import { readWord } from "../board/word";
import { Composer } from "./composer";
import { Place } from "./drop";

/** A key pressed on a square of the grid that does not move over it. The square is an empty one when `free`. */
export function pressOnGrid(event: KeyboardEvent, square: Place, free: boolean, composer: Composer, review: () => void): void {
  if (event.ctrlKey || event.altKey || event.metaKey) {
    return;
  }
  if (press(event.key, square, free, composer, review)) {
    event.preventDefault();
  }
}

/** @returns whether the key meant something */
function press(key: string, square: Place, free: boolean, composer: Composer, review: () => void): boolean {
  const typed = key.length === 1 ? readWord(key).letters[0] : undefined;
  if (typed !== undefined || key === "?" || key === "*") {
    composer.startAt(square.row, square.column);
    composer.type(typed === undefined ? "?" : typed.letter);
  } else if (key === " ") {
    if (free && composer.isBlank()) {
      composer.choose(square.row, square.column);
    } else if (free) {
      composer.turn();
    }
  } else if (key === "Backspace") {
    composer.takeBack();
  } else if (key === "Delete") {
    composer.clearSquare(square.row, square.column);
  } else if (key === "Escape") {
    composer.leavePlacement();
  } else if (key === "Enter") {
    if (composer.isBlank()) {
      composer.choose(square.row, square.column);
    } else {
      review();
    }
  } else {
    return false;
  }
  return true;
}
