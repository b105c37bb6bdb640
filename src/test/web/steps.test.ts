import { besideOf, solutionsShown, stepOf } from "../../main/resources/web/arbitration/steps";
import type { ConsoleSnapshot } from "../../main/resources/web/live/console-protocol";
import type { Phase } from "../../main/resources/web/live/protocol";
import { equal } from "./expect";

function at(phase: Phase, more: object = {}): ConsoleSnapshot {
  const round = { number: 6, phase, draw: phase === "READY" ? null : { text: "AE+RSTUV" } };
  const settings = { arbiterPlays: false };
  return { phase, round, settings, roundsPlayed: 5, primary: "draw", ...more } as unknown as ConsoleSnapshot;
}

Deno.test("the server says the next step, and there is one sentence for it", () => {
  equal(stepOf(at("RECEIVING", { primary: "close" })), {
    command: "close",
    label: "console.do.close",
    hint: "console.step.RECEIVING",
  });
});

Deno.test("the very first draw and the end of the game have sentences of their own", () => {
  equal(stepOf(at("READY", { roundsPlayed: 0 })).hint, "console.step.first");
  equal(stepOf(at("READY", { primary: "finish" })).hint, "console.step.end");
});

Deno.test("a paused clock is resumed first; its time may be lengthened or ended", () => {
  equal(stepOf(at("PAUSED", { primary: "clock/end" })).command, "clock/resume");
  equal(besideOf(at("PAUSED")), ["clock/add", "clock/end"]);
});

Deno.test("a finished game offers no command of a round", () => {
  const over = at("READY", { phase: "FINISHED", primary: "sheets" });
  equal(stepOf(over).command, "");
  equal(besideOf(over), []);
});

Deno.test("an arbiter who plays sees no solution before the close", () => {
  const playing = { settings: { arbiterPlays: true } };
  equal(solutionsShown(at("RUNNING", playing)), false);
  equal(solutionsShown(at("CONTROL", playing)), true);
  equal(solutionsShown(at("RUNNING")), true);
  equal(solutionsShown(at("READY")), false);
});
