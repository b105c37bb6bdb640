/**
 * The page's sentences: `<script type="application/json" id="messages">` holds the room's bundle by key, in the page's
 * language and in the server's syntax, of which the browser reads `{0}`, `{1}`...
 */
let sentences: { [key: string]: string } | undefined;

function read(): { [key: string]: string } {
  const block = document.getElementById("messages");
  return block === null ? {} : JSON.parse(block.textContent || "{}");
}

/** For tests, and for pages that carry their sentences otherwise. */
export function useMessages(all: { [key: string]: string }): void {
  sentences = all;
}

/** The sentence of a key, its blanks filled. A key without a sentence shows itself: ugly, but never silent. */
export function t(key: string, ...args: (string | number)[]): string {
  if (sentences === undefined) {
    sentences = read();
  }
  const pattern = sentences[key];
  return pattern === undefined ? key : format(pattern, args);
}

/** Fills `{0}`... from a list; a blank without a value stays as it is. */
export function format(pattern: string, args: (string | number)[]): string {
  return pattern.replace(/\{(\d+)\}/g, (blank, index) => {
    const value = args[Number(index)];
    return value === undefined ? blank : String(value);
  });
}

/** `key.one` or `key.many` by a count, which is also the first blank. French counts 0 as one. */
export function plural(key: string, count: number, ...args: (string | number)[]): string {
  const one = language() === "fr" ? count < 2 : count === 1;
  return t(key + (one ? ".one" : ".many"), count, ...args);
}

export function language(): "fr" | "en" {
  return document.documentElement.lang.startsWith("en") ? "en" : "fr";
}
