import { Silence } from "../../main/resources/web/live/silence";
import { equal } from "./expect";

/** Beats once a second from one moment to another; an answer comes so long after each question, or never. */
function beats(silence: Silence, from: number, to: number, answer: number | null, ping = (_: number) => false): string[] {
  const said: string[] = [];
  for (let now = from; now <= to; now += 1000) {
    if (ping(now)) {
      silence.heard(now);
    }
    const meaning = silence.beat(now);
    if (meaning === "ask" && answer !== null) {
      silence.heard(now + answer);
    }
    said.push(meaning);
  }
  return said;
}

const times = (said: string[], what: string) => said.filter((one) => one === what).length;

Deno.test("an idle healthy connection is never slow, however seldom the server pings", () => {
  const often = beats(new Silence(0), 1000, 600000, 40, (now) => now % 5000 === 0);
  equal([times(often, "slow"), times(often, "off")], [0, 0]);
  const never = beats(new Silence(0), 1000, 600000, 900);
  equal([times(never, "slow"), times(never, "off")], [0, 0]);
});

Deno.test("cut off, it is slow within five seconds and never before two; gone after twelve", () => {
  const silence = new Silence(0);
  beats(silence, 1000, 10000, 40);
  const cut = beats(silence, 11000, 24000, null);
  const slow = cut.indexOf("slow");
  equal([slow >= 2 && slow <= 4, cut.indexOf("off") > slow, cut[cut.length - 1]], [true, true, "off"], cut.join());
});

Deno.test("a closed connection is slow when no other stands after two seconds", () => {
  const silence = new Silence(0);
  silence.lost(500);
  equal(beats(silence, 1000, 3000, null), ["fine", "fine", "slow"]);
  const back = new Silence(0);
  back.lost(500);
  back.heard(1200);
  equal(times(beats(back, 2000, 9000, 40), "slow"), 0);
});

Deno.test("a page that slept or was busy asks again before it says anything", () => {
  const silence = new Silence(0);
  silence.beat(1000);
  equal(silence.beat(2000), "ask");
  equal(silence.beat(9000), "ask");
  silence.heard(9050);
  equal(silence.beat(10000), "fine");
});

Deno.test("a new connection has its twelve seconds for the first word, or no slow network would ever be joined again", () => {
  const silence = new Silence(0);
  const cut = beats(silence, 1000, 20000, null);
  equal(cut[cut.length - 1], "off");
  silence.opened(20400);
  const back = beats(silence, 21000, 32000, null);
  equal([back[0], back[1], times(back, "off"), back[back.length - 1]], ["fine", "fine", 0, "slow"], back.join());
  equal(silence.beat(33000), "off");
});
