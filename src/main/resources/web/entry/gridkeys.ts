import { inWords } from "../board/coord";
import { readWord } from "../board/word";
import { say } from "../live/say";
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

/** On its start or where its next letter goes, the word turns; on another empty square it starts there; both are said. */
function startOrTurn(square: Place, composer: Composer): void {
  const next = composer.next;
  if (!composer.isBlank() && next !== null && next.row === square.row && next.column === square.column) {
    composer.turn();
  } else {
    composer.choose(square.row, square.column);
  }
  const start = composer.from;
  if (start !== null) {
    const word = readWord(composer.draft.word).letters.map((one) => one.letter).join("");
    say((word === "" ? "" : word + ", ") + inWords(start) + ".");
  }
}

/** @returns whether the key meant something */
function press(key: string, square: Place, free: boolean, composer: Composer, review: () => void): boolean {
  const typed = key.length === 1 ? readWord(key).letters[0] : undefined;
  if (typed !== undefined || key === "?" || key === "*") {
    composer.startAt(square.row, square.column);
    composer.type(typed === undefined ? "?" : typed.letter);
  } else if (key === " ") {
    if (free) {
      startOrTurn(square, composer);
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
