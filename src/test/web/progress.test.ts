import { imported, keepProgress, Progress, progressOf } from "../../main/resources/web/replay/progress";
import { readProgress } from "../../main/resources/web/replay/soundprogress";
import { equal } from "./expect";

const MOVE = { word: "CHAT", coord: "H4", points: 18, hints: 0 };
const DRAFT = { reference: "H4", word: "CHAT", score: "", loose: [{ row: 7, column: 3, letter: "C", joker: false }] };

function progress(change: { [name: string]: unknown } = {}): Progress {
  const sound = { moves: [MOVE, null], time: 60, rounds: [0, 1], done: 1, left: 12, hints: ["length"], topping: null, guesses: 0, help: 3, notebook: null, outcome: null };
  return Object.assign(sound, change) as unknown as Progress;
}

function withStorage(full: boolean): Map<string, string> {
  const values = new Map<string, string>();
  const setItem = (key: string, text: string): void => {
    if (full) {
      throw new Error("full");
    }
    values.set(key, text);
  };
  const value = { setItem, getItem: (key: string) => (values.has(key) ? values.get(key) : null), removeItem: (key: string) => values.delete(key) };
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value });
  return values;
}

function byName(one: Progress | null): [string, unknown][] {
  return Object.entries(one || {}).sort(([name], [other]) => (name < other ? -1 : 1));
}

Deno.test("sound progress is read as it is, older progress with what it did not know", () => {
  const notebook = { draft: DRAFT, prepared: null, order: [2, 0, 1], field: "word" };
  const outcome = { word: "", coord: "", points: 0, why: "x", vague: true };
  for (const one of [progress(), progress({ notebook }), progress({ done: 0, outcome }), progress({ done: 2, left: null }), progress({ topping: ["A", "B"] })]) {
    equal(byName(readProgress(JSON.parse(JSON.stringify(one)))), byName(one));
  }
  const older = { moves: [null], time: 0, rounds: [0], done: 0, left: null, hints: [] };
  equal((readProgress(older) as Progress).help, 3);
});

Deno.test("progress may be anything, and what is not sound is none", () => {
  const unsound: { [name: string]: unknown }[] = [
    { moves: [1, 2, 3] },
    { moves: [{ word: 5, coord: null, points: "x" }, null] },
    { moves: "x" },
    { rounds: [], done: 0 },
    { rounds: [-1] },
    { rounds: [0.5] },
    { rounds: [0, 0] },
    { done: -3 },
    { done: 0.5 },
    { done: 3 },
    { hints: null },
    { hints: ["zz"] },
    { notebook: "x" },
    { notebook: { draft: null, prepared: null, order: [], field: null } },
    { outcome: "zz" },
    { outcome: { word: "", coord: "", points: 0, why: "" } },
    { topping: "A" },
    { help: 7 },
    { time: "60" },
    { left: "x" },
    { guesses: null },
  ];
  unsound.forEach((change) => equal(readProgress(progress(change)), null, JSON.stringify(change)));
  [null, 3, "x", [], {}].forEach((read) => equal(readProgress(read), null, JSON.stringify(read)));
});

Deno.test("progress that does not fit its game is none", () => {
  const values = withStorage(false);
  keepProgress("game", progress());
  equal((progressOf("game", 2) as Progress).done, 1);
  equal(progressOf("game", 3), null);
  keepProgress("game", progress({ rounds: [999], done: 0 }));
  equal(progressOf("game", 2), null);
  values.set("chevalet.replay.progress.game", '{"moves":');
  equal(progressOf("game", 2), null);
});

const FILE = {
  format: "chevalet-replay-marks",
  version: 2,
  marks: { one: [{ title: "A", when: "2020", total: 1, top: 2 }], two: "x" },
  keys: { a: "one", b: 5 },
  underWay: { three: progress(), four: progress({ notebook: "x" }) },
};

Deno.test("of a file, what is sound is brought in and counted", () => {
  const values = withStorage(false);
  equal(imported(JSON.stringify(FILE)), { games: 2, kept: true });
  equal(values.get("chevalet.replay.keys"), '{"a":"one"}');
  equal([(progressOf("three", 2) as Progress).done, progressOf("four", 2)], [1, null]);
  equal(imported("{}"), null);
});

Deno.test("a file that the device cannot keep is no success", () => {
  withStorage(true);
  equal(imported(JSON.stringify(FILE)), { games: 2, kept: false });
});
