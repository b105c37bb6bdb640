/** What this device keeps between two visits. A device that may not keep anything still works until it is reloaded. */
const PREFIX = "chevalet.";

/** What the device did not take, by its name: newer than anything stored. */
const memory = new Map<string, string>();

/**
 * Keeps a value under a name. One the device does not take is held until the page is reloaded, and what was stored before
 * is dropped, so that nothing out of date comes back then.
 *
 * @param grows a list that is only added to: what was stored before stays true, and is not dropped
 * @returns whether the device could keep it
 */
export function keep(key: string, value: unknown, grows = false): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    memory.delete(key);
    return true;
  } catch (full) {
    if (!grows) {
      forget(key);
    }
    memory.set(key, text);
    return false;
  }
}

export function kept<T>(key: string): T | null {
  try {
    const held = memory.get(key);
    const text = held === undefined ? localStorage.getItem(PREFIX + key) : held;
    return text === null || text === "" ? null : (JSON.parse(text) as T);
  } catch (unreadable) {
    return null;
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch (blocked) {
    // Nothing was kept either.
  }
}

/** The name a value has in the browser's store, which its other tabs hear of. */
export function storedName(key: string): string {
  return PREFIX + key;
}

/** Drops what begins with this, except one key: the drafts of rounds gone by. */
export function forgetOthers(start: string, except: string): void {
  keptNames(start)
    .map((name) => start + name)
    .filter((key) => key !== except)
    .forEach(forget);
}

/** What is kept under names that begin with this, by the rest of each name. */
export function keptNames(start: string): string[] {
  const held = Array.from(memory.keys());
  const others = stored().filter((key) => held.indexOf(key) < 0);
  return held
    .concat(others)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
}

function stored(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch (blocked) {
    return [];
  }
}
