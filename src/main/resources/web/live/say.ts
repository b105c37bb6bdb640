/**
 * Speaks to screen readers through the page's two live regions, `#live-polite` and `#live-assertive`, which are there and
 * empty from the start. Sentences queue with a pause between them; the same sentence twice is made to differ by a
 * trailing no-break space, or it would not be spoken again.
 */
const PAUSE = 700;
const queue: { region: string; text: string }[] = [];
let speaking = false;
let clearing: number | undefined;

/** How long a sentence stays for who reads on, in milliseconds: what is over is not to be found there any more. */
const STAYS = 10000;

export function say(text: string): void {
  push("live-polite", text);
}

export function sayNow(text: string): void {
  push("live-assertive", text);
}

/** Nothing of what was said holds any more: both regions are empty again. */
export function hush(): void {
  queue.length = 0;
  clear();
}

function clear(): void {
  ["live-polite", "live-assertive"].forEach((id) => {
    const host = document.getElementById(id);
    if (host !== null) {
      host.textContent = "";
    }
  });
}

function push(region: string, text: string): void {
  queue.push({ region, text });
  if (!speaking) {
    next();
  }
}

function next(): void {
  clearTimeout(clearing);
  const said = queue.shift();
  speaking = said !== undefined;
  if (said === undefined) {
    clearing = setTimeout(clear, STAYS);
    return;
  }
  const host = document.getElementById(said.region);
  if (host !== null) {
    host.textContent = host.textContent === said.text ? said.text + "\u00a0" : said.text;
  }
  setTimeout(next, PAUSE);
}
