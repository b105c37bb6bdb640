import { quickKey, wishOf } from "../../main/resources/web/arbitration/quick-keys";
import { isFree, keyOf, Shortcuts } from "../../main/resources/web/arbitration/shortcuts";
import { equal } from "./expect";

function pressed(key: string, held: { ctrl?: boolean; alt?: boolean; shift?: boolean } = {}): KeyboardEvent {
  return { key, ctrlKey: !!held.ctrl, altKey: !!held.alt, shiftKey: !!held.shift } as unknown as KeyboardEvent;
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
  const keys = new Shortcuts();
  keys.reset();
  equal(keys.actionOf("F2"), "draw");
  equal(keys.change("draw", "F4"), "clock");
  equal(keys.keyFor("draw"), "F2");
  equal(keys.change("draw", "F10"), undefined);
  equal(new Shortcuts().actionOf("F10"), "draw");
  equal(new Shortcuts().actionOf("F2"), undefined);
  keys.reset();
  equal(new Shortcuts().actionOf("F2"), "draw");
});

Deno.test("what is kept is taken only where it makes sense", () => {
  for (const nonsense of ["{", "[1]", "null", '"F2"', '{"draw":7,"clock":"F5","stranger":"F3","ranking":"F10"}']) {
    localStorage.setItem("chevalet.shortcuts", nonsense);
    equal(new Shortcuts().keyFor("draw"), "F2");
    equal(new Shortcuts().keyFor("clock"), "F4");
  }
  equal(new Shortcuts().keyFor("ranking"), "F10");
  new Shortcuts().reset();
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
