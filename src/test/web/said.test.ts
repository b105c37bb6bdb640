import { hush, say, sayNow } from "../../main/resources/web/live/say";
import { equal } from "./expect";

/** Two regions and a clock of the test's own. */
function page(): { texts: () => string[]; pass: (milliseconds: number) => void } {
  const regions: { [id: string]: { textContent: string } } = { "live-polite": { textContent: "" }, "live-assertive": { textContent: "" } };
  let now = 0;
  let timers: { at: number; act: () => void; id: number }[] = [];
  let last = 0;
  const world = globalThis as unknown as { [name: string]: unknown };
  world.document = { getElementById: (id: string) => regions[id] };
  world.setTimeout = (act: () => void, wait: number) => {
    timers.push({ at: now + wait, act, id: ++last });
    return last;
  };
  world.clearTimeout = (id: number) => {
    timers = timers.filter((one) => one.id !== id);
  };
  return {
    texts: () => [regions["live-polite"].textContent, regions["live-assertive"].textContent],
    pass: (milliseconds) => {
      const until = now + milliseconds;
      for (let due = next(until); due !== undefined; due = next(until)) {
        now = due.at;
        const act = due.act;
        timers = timers.filter((one) => one !== due);
        act();
      }
      now = until;
    },
  };

  function next(until: number): { at: number; act: () => void; id: number } | undefined {
    return timers.filter((one) => one.at <= until).sort((one, other) => one.at - other.at)[0];
  }
}

Deno.test("sentences follow one another and are gone a while after the last", () => {
  const here = page();
  say("Coup 1.");
  sayNow("Temps écoulé.");
  equal(here.texts(), ["Coup 1.", ""]);
  here.pass(700);
  equal(here.texts(), ["Coup 1.", "Temps écoulé."]);
  here.pass(9000);
  equal(here.texts(), ["Coup 1.", "Temps écoulé."]);
  say("Coup 2.");
  here.pass(9000);
  equal(here.texts()[0], "Coup 2.");
  here.pass(3000);
  equal(here.texts(), ["", ""]);
});

Deno.test("what holds no more is hushed, what waits to be said too", () => {
  const here = page();
  say("La table 9 n’est pas inscrite.");
  say("Encore.");
  hush();
  equal(here.texts(), ["", ""]);
  here.pass(800);
  equal(here.texts(), ["", ""]);
});
