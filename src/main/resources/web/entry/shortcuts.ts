export interface ShortcutEvents {
  help: () => void;
  send: () => void;
  clear: () => void;
  /** Said aloud: the rack, the time left, the last word on the board. */
  rack: () => void;
  time: () => void;
  last: () => void;
  /** To the field where a word is entered. */
  entry: () => void;
}

/**
 * Keys that work anywhere on the page; none of them is a single letter, none belongs to the browser or to a screen reader.
 *
 * @param there is there a round they are about?
 */
export function listenForShortcuts(events: ShortcutEvents, there: () => boolean = () => true): void {
  document.addEventListener("keydown", (event) => {
    const act = there() ? actOf(event, events) : null;
    if (act !== null) {
      event.preventDefault();
      // Held down, a key is said or done once.
      if (!event.repeat) {
        act();
      }
    }
  });
}

function actOf(event: KeyboardEvent, events: ShortcutEvents): (() => void) | null {
  if (event.ctrlKey && event.key === "Enter") {
    return events.send;
  }
  if (event.shiftKey && event.key === "Escape") {
    return events.clear;
  }
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) {
    return null;
  }
  switch (event.key) {
    case "F1":
      return events.help;
    case "F2":
      return events.rack;
    case "F4":
      return events.time;
    case "F8":
      return events.last;
    case "F9":
      return events.entry;
    default:
      return null;
  }
}
