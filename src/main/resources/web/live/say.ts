/**
 * Speaks to screen readers through the page's two live regions, `#live-polite` and `#live-assertive`, which are there and
 * empty from the start. Sentences queue with a pause between them; the same sentence twice is made to differ by a
 * trailing no-break space, or it would not be spoken again.
 */
const PAUSE = 700;
const queue: { region: string; text: string }[] = [];
let speaking = false;

export function say(text: string): void {
  push("live-polite", text);
}

export function sayNow(text: string): void {
  push("live-assertive", text);
}

function push(region: string, text: string): void {
  queue.push({ region, text });
  if (!speaking) {
    next();
  }
}

function next(): void {
  const said = queue.shift();
  speaking = said !== undefined;
  if (said === undefined) {
    return;
  }
  const host = document.getElementById(said.region);
  if (host !== null) {
    host.textContent = host.textContent === said.text ? said.text + "\u00a0" : said.text;
  }
  setTimeout(next, PAUSE);
}
