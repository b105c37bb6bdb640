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
  declare private betweenRounds: boolean;

  constructor() {
    this.here = nameIn(document.documentElement.innerHTML);
    this.changed = false;
    this.connections = 0;
    this.betweenRounds = false;
  }

  /** @returns once it is known whether the server still has this very page, or that it cannot be asked */
  async connected(): Promise<void> {
    this.connections += 1;
    if (this.connections > 1 && this.here !== "") {
      const now = await pageNow();
      if (now !== "") {
        this.changed = now !== this.here;
        byId("stale").hidden = !this.changed;
        this.renew();
      }
    }
  }

  /** Between two rounds the new page is taken, also when it is heard of only then. */
  follow(phase: string): void {
    this.betweenRounds = phase === "READY" || phase === "SOLUTION" || phase === "FINISHED";
    this.renew();
  }

  private renew(): void {
    if (this.changed && this.betweenRounds) {
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
