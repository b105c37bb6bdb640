/** What this device keeps between two visits. A device that may not keep anything still works until it is reloaded. */
const memory = new Map<string, string>();
const PREFIX = "chevalet.";

export function keep(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
    return true;
  } catch (full) {
    return false;
  }
}

export function kept<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + key) || memory.get(key);
    return text === undefined ? null : (JSON.parse(text) as T);
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

/** Drops what begins with this, except one key: the drafts of rounds gone by. */
export function forgetOthers(start: string, except: string): void {
  try {
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + start) && key !== PREFIX + except)
      .forEach((key) => localStorage.removeItem(key));
  } catch (blocked) {
    // Nothing was kept either.
  }
}
