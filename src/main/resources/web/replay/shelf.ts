import { LibraryLine, ReplayGame } from "./protocol";

/** A game this device keeps: one of a file, with the file, or one drawn by chance, which its address draws again. */
export interface Shelved {
  /** Its address in the page. */
  id: string;
  line: LibraryLine;
  file: Blob | null;
  /** Its place among the games of the file. */
  at: number;
  /** The word list asked for when it was opened. */
  list: string;
  game: ReplayGame | null;
}

const NAME = "chevalet-replay";
const STORE = "games";

/** All the games kept here; none where the browser keeps nothing. */
export function shelf(): Promise<Shelved[]> {
  return transact<Shelved[]>("readonly", (store) => store.getAll()).then((all) => all || []);
}

export function shelved(id: string): Promise<Shelved | null> {
  return transact<Shelved>("readonly", (store) => store.get(id));
}

export function shelve(game: Shelved): Promise<unknown> {
  return transact("readwrite", (store) => store.put(game));
}

export function unshelve(id: string): Promise<unknown> {
  return transact("readwrite", (store) => store.delete(id));
}

/** @returns null where the browser keeps nothing, as in a private window */
function transact<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T | null> {
  return new Promise((done) => {
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
      opening.onerror = () => done(null);
      opening.onsuccess = () => {
        const database = opening.result;
        const request = work(database.transaction(STORE, mode).objectStore(STORE));
        request.onsuccess = () => {
          done((request.result as T) || null);
          database.close();
        };
        request.onerror = () => done(null);
      };
    } catch (blocked) {
      done(null);
    }
  });
}
