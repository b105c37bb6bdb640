import { clockFace, ServerClock, tickOf, timeLeft, untilNextFace } from "../../main/resources/web/live/clock";
import { ClockPart } from "../../main/resources/web/live/protocol";
import { equal } from "./expect";

function running(deadline: number): ClockPart {
  return { state: "RUNNING", deadline, remaining: 180000, length: 180000, signalAt: 30000 };
}

Deno.test("the clock shows the second begun: 0:00 only when the time is up", () => {
  equal(clockFace(180000), "3:00");
  equal(clockFace(125001), "2:06");
  equal(clockFace(1), "0:01");
  equal(clockFace(0), "0:00");
});

Deno.test("the signal lasts from its mark to the end", () => {
  const clock = running(1000000);
  equal(tickOf(clock, 969999).signal, false);
  equal(tickOf(clock, 970000).signal, true);
  equal(tickOf(clock, 1000000), { left: 0, face: "0:00", signal: false, ended: true });
});

Deno.test("a stopped or paused clock keeps what is left, an ended one has nothing", () => {
  equal(timeLeft({ state: "PAUSED", deadline: null, remaining: 72000, length: 180000, signalAt: 30000 }, 5), 72000);
  equal(timeLeft({ state: "ENDED", deadline: 3, remaining: 0, length: 180000, signalAt: 30000 }, 5), 0);
});

Deno.test("the face changes a little after the second, never before", () => {
  equal(untilNextFace(1500), 505);
  equal(untilNextFace(2000), 1005);
});

Deno.test("the shortest journey tells the time; a device's own clock does not matter", () => {
  let steady = 5000;
  const clock = new ServerClock(() => steady);
  clock.read(1000000, 4000);
  equal(clock.now(), 1000500, "half of a journey of one second");
  steady = 6000;
  clock.read(1001010, 5980);
  equal(clock.now(), 1001020, "a shorter journey is believed");
  steady = 7000;
  clock.read(1009000, 5000);
  equal(clock.now(), 1002020, "a longer one is not");
  steady = 70000;
  clock.read(1070000, 68000);
  equal(clock.now(), 1071000, "unless the last good one is old");
});
