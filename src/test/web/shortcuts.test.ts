import { quickKey, wishOf } from "../../main/resources/web/arbitration/quick-keys";
import { isFree, keyOf, Shortcuts } from "../../main/resources/web/arbitration/shortcuts";
import { equal } from "./expect";

function pressed(key: string, held: { ctrl?: boolean; alt?: boolean; shift?: boolean } = {}): KeyboardEvent {
  return { key, ctrlKey: !!held.ctrl, altKey: !!held.alt, shiftKey: !!held.shift } as unknown as KeyboardEvent;
}

function drawer(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

Deno.test("keys are named by what is held; what is typed, and AltGr, is no shortcut", () => {
  equal(keyOf(pressed("Enter", { ctrl: true })), "Ctrl+Enter");
  equal(keyOf(pressed("t", { alt: true })), "Alt+T");
  equal(keyOf(pressed("F2")), "F2");
  equal(keyOf(pressed("F2", { shift: true })), "Shift+F2");
  equal(keyOf(pressed("e")), "");
  equal(keyOf(pressed("Enter")), "");
  equal(keyOf(pressed("e", { ctrl: true, alt: true })), "");
  equal(keyOf(pressed("Control", { ctrl: true })), "");
});

Deno.test("a key is changed, kept, refused when another action has it, and given back", () => {
  const storage = drawer();
  const keys = new Shortcuts(storage);
  equal(keys.actionOf("F2"), "draw");
  equal(keys.change("draw", "F4"), "clock");
  equal(keys.keyFor("draw"), "F2");
  equal(keys.change("draw", "F10"), undefined);
  equal(new Shortcuts(storage).actionOf("F10"), "draw");
  equal(new Shortcuts(storage).actionOf("F2"), undefined);
  keys.reset();
  equal(new Shortcuts(storage).actionOf("F2"), "draw");
});

Deno.test("what is kept is taken only where it makes sense", () => {
  const storage = drawer();
  for (const nonsense of ["{", "[1]", "null", '"F2"', '{"draw":7,"clock":"F5","stranger":"F3","ranking":"F10"}']) {
    storage.setItem("chevalet.shortcuts", nonsense);
    equal(new Shortcuts(storage).keyFor("draw"), "F2");
    equal(new Shortcuts(storage).keyFor("clock"), "F4");
  }
  equal(new Shortcuts(storage).keyFor("ranking"), "F10");
  equal(isFree("Ctrl+W"), false);
  equal(isFree(""), false);
});

Deno.test("one sign stands for the top, the word before, a nil, nothing or a sanction; words are never signs", () => {
  equal(["=", "t", "*", "0", "à", "Z", "-", "a", "P"].map(quickKey), [
    "top", "top", "again", "nil", "nil", "nil", "none", "warning", "penalty",
  ]);
  equal(["", "OR", "E", "AH", "??"].map(quickKey), [undefined, undefined, undefined, undefined, undefined]);
  equal(wishOf("top", 3, 12, "tapé"), { path: "slips/top", body: { round: 3, tables: [12], reason: "tapé" } });
  equal(wishOf("nil", 3, 12, "vu"), {
    path: "rulings",
    body: { round: 3, table: 12, reason: "vu", points: 0, sanction: "NIL" },
  });
});
