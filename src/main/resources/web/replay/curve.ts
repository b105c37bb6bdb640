import { t } from "../live/messages";

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 56;
const BOTTOM = 28;
const NS = "http://www.w3.org/2000/svg";

/** One line of the curve. */
export interface CurveLine {
  name: string;
  /** Points lost after each round, the first value before any. */
  values: number[];
  kind: "mine" | "field" | "best";
}

/** Cumulated loss round by round, as a picture with its figures in its name for those who do not see it. */
export function curve(lines: CurveLine[]): SVGElement {
  const most = Math.max(10, ...lines.map((line) => Math.max(...line.values)));
  const rounds = Math.max(1, ...lines.map((line) => line.values.length - 1));
  const picture = svg("svg", { viewBox: "0 0 " + WIDTH + " " + HEIGHT, class: "curve", role: "img" });
  picture.setAttribute("aria-label", t("replay.curve") + " " + lines.map(inWords).join(" "));
  const x = (round: number): number => LEFT + (round * (WIDTH - LEFT - 12)) / rounds;
  const y = (loss: number): number => 12 + (Math.max(0, loss) * (HEIGHT - 12 - BOTTOM)) / most;
  for (const share of [0, 0.5, 1]) {
    const loss = Math.round(most * share);
    picture.append(svg("line", { x1: LEFT, x2: WIDTH - 12, y1: y(loss), y2: y(loss), class: "curve-rule" }));
    picture.append(text(LEFT - 6, y(loss) + 4, loss === 0 ? "0" : "−" + loss, "end"));
  }
  const step = rounds > 12 ? 5 : 1;
  for (let round = step; round <= rounds; round += step) {
    picture.append(text(x(round), HEIGHT - 8, String(round), "middle"));
  }
  for (const line of lines) {
    const points = line.values.map((loss, round) => x(round).toFixed(1) + "," + y(loss).toFixed(1)).join(" ");
    picture.append(svg("polyline", { points, class: "curve-" + line.kind }));
  }
  return picture;
}

function inWords(line: CurveLine): string {
  return t("replay.curve-line", line.name, Math.round(line.values[line.values.length - 1]));
}

function text(x: number, y: number, words: string, anchor: string): SVGElement {
  const made = svg("text", { x, y, "text-anchor": anchor });
  made.textContent = words;
  return made;
}

function svg(tag: string, attributes: { [name: string]: string | number }): SVGElement {
  const made = document.createElementNS(NS, tag) as SVGElement;
  Object.keys(attributes).forEach((name) => made.setAttribute(name, String(attributes[name])));
  return made;
}
