import { byId } from "../style/element";

const SCRIPT = /\/static\/bundle\/entry-[A-Z0-9]+\.js/;

/**
 * After the server was started anew its page may be another one than this: asked once for each new connection, and taken
 * between two rounds, never in the middle of one.
 */
export class Freshness {
  declare private readonly here: string;
  declare private changed: boolean;
  declare private connections: number;

  constructor() {
    this.here = nameIn(document.documentElement.innerHTML);
    this.changed = false;
    this.connections = 0;
  }

  /** @returns once it is known whether the server still has this very page */
  async connected(): Promise<void> {
    this.connections += 1;
    if (this.connections > 1 && this.here !== "") {
      const now = await pageNow();
      this.changed = now !== "" && now !== this.here;
      byId("stale").hidden = !this.changed;
    }
  }

  /** Between two rounds the new page is taken. */
  renewBetweenRounds(phase: string): void {
    if (this.changed && (phase === "READY" || phase === "SOLUTION" || phase === "FINISHED")) {
      location.reload();
    }
  }
}

async function pageNow(): Promise<string> {
  try {
    return nameIn(await (await fetch("/jouer", { cache: "no-store" })).text());
  } catch (unreachable) {
    return "";
  }
}

function nameIn(page: string): string {
  const found = SCRIPT.exec(page);
  return found === null ? "" : found[0];
}
