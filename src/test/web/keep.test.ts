import { forget, forgetOthers, keep, kept, keptNames } from "../../main/resources/web/live/keep";
import { equal } from "./expect";

/** A device's storage that can be full, or blocked altogether. */
class Storage {
  full = false;
  blocked = false;
  readonly values = new Map<string, string>();

  constructor() {
    const get = (_: unknown, name: string) => {
      this.check();
      return { getItem: (key: string) => this.getItem(key), setItem: (key: string, text: string) => this.setItem(key, text), removeItem: (key: string) => this.values.delete(key) }[name];
    };
    const value = new Proxy({}, {
      get: get as ProxyHandler<object>["get"],
      ownKeys: () => Array.from(this.values.keys()),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
    Object.defineProperty(globalThis, "localStorage", { configurable: true, value });
  }

  private check(): void {
    if (this.blocked) {
      throw new Error("blocked");
    }
  }

  private getItem(key: string): string | null {
    return this.values.has(key) ? (this.values.get(key) as string) : null;
  }

  private setItem(key: string, text: string): void {
    if (this.full) {
      throw new Error("full");
    }
    this.values.set(key, text);
  }
}

Deno.test("what a full device does not take is newer than what it stored, which is dropped", () => {
  const device = new Storage();
  equal(keep("full", 1), true);
  device.full = true;
  equal(keep("full", 2), false);
  equal(kept("full"), 2);
  equal(device.values.has("chevalet.full"), false, "nothing out of date comes back after a reload");
  device.full = false;
  equal(keep("full", 3), true);
  equal([kept("full"), device.values.get("chevalet.full")], [3, "3"]);
});

Deno.test("a list that only grows keeps what was stored before", () => {
  const device = new Storage();
  keep("marks", [1], true);
  device.full = true;
  equal(keep("marks", [1, 2], true), false);
  equal([kept("marks"), device.values.get("chevalet.marks")], [[1, 2], "[1]"]);
});

Deno.test("a device whose storage is blocked works until it is reloaded", () => {
  new Storage().blocked = true;
  equal(keep("round.1", "A"), false);
  equal(keep("round.2", "B"), false);
  equal([kept("round.1"), kept("round.3")], ["A", null]);
  equal(keptNames("round."), ["1", "2"]);
  forgetOthers("round.", "round.2");
  equal([kept("round.1"), kept("round.2")], [null, "B"]);
  forget("round.2");
  equal(kept("round.2"), null);
});

Deno.test("another window's newer value is seen", () => {
  const device = new Storage();
  keep("shared", 1);
  device.values.set("chevalet.shared", "2");
  equal(kept("shared"), 2);
});
