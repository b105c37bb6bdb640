import { keep, kept } from "../live/keep";
import { t } from "../live/messages";
import { element } from "../style/element";

/** How an embosser or a braille display wants its pages. Numbers as they are typed: the server says what it does not take. */
export interface PageSettings {
  cells: string;
  lines: string;
  feeds: boolean;
  header: boolean;
}

const USUAL: PageSettings = { cells: "30", lines: "26", feeds: true, header: true };
const PLACE = "braille-pages";

function settings(): PageSettings {
  return Object.assign({}, USUAL, kept<Partial<PageSettings>>(PLACE));
}

/** The device's settings as the server reads them. */
export function pageQuery(): string {
  const { cells, lines, feeds, header } = settings();
  const yes = (on: boolean): string => (on ? "yes" : "no");
  return `cells=${encodeURIComponent(cells)}&lines=${encodeURIComponent(lines)}&feeds=${yes(feeds)}&header=${yes(header)}`;
}

/** The settings, folded away: they are the device's, kept for every document. */
export function pageSettings(): HTMLElement {
  return element("details", { class: "braille-settings" }, element("summary", {}, t("braille.settings")), number("cells", 28, 42), number("lines", 24, 29), choice("feeds"), choice("header"));
}

/* Labels hold their fields: the settings may stand on a page more than once. */
function number(name: "cells" | "lines", least: number, most: number): HTMLElement {
  const input = element("input", { name: "braille-" + name, type: "number", min: least, max: most, value: settings()[name] });
  input.addEventListener("input", () => keep(PLACE, Object.assign(settings(), { [name]: input.value })));
  return element("div", { class: "field" }, element("label", {}, t("braille." + name), " ", input, " ", element("span", { class: "hint" }, t("braille." + name + "-hint"))));
}

function choice(name: "feeds" | "header"): HTMLElement {
  const input = element("input", { name: "braille-" + name, type: "checkbox", checked: settings()[name] });
  input.addEventListener("change", () => keep(PLACE, Object.assign(settings(), { [name]: input.checked })));
  return element("label", { class: "choice" }, input, " " + t("braille." + name));
}
