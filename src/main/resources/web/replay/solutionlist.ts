import { shownReference } from "../board/coord";
import { plural, t } from "../live/messages";
import { element, fill, setText } from "../style/element";
import { byWord, printed, unpack, WordGroup } from "./solutions";

/** Lines shown at first: more are not looked at, and an old tablet makes a hundred of them slowly. */
const PAGE = 50;

/** All solutions grouped by word, best first: a page at a time, narrowed by what is typed. @param changed words the list lacks */
export function solutionList(packed: string, changed: string[], explain: (word: string) => void): HTMLElement {
  const groups = byWord(unpack(packed));
  const search = element("input", { type: "search", "aria-label": t("replay.solutions-search"), placeholder: t("replay.solutions-search"), maxlength: 15 });
  const body = element("tbody");
  const count = element("p", { class: "soft", role: "status" });
  const more = element("button", { type: "button" }, t("replay.more"));
  let shown = PAGE;
  const render = (): void => {
    const wanted = search.value.trim().toUpperCase();
    const found = wanted === "" ? groups : groups.filter((group) => group.word.indexOf(wanted) >= 0);
    fill(body, ...found.slice(0, shown).map((group) => line(group, changed, explain)));
    more.hidden = found.length <= shown;
    setText(count, found.length === 0 ? t("replay.solutions-none") : plural("replay.solutions-count", found.length));
  };
  search.addEventListener("input", () => {
    shown = PAGE;
    render();
  });
  more.addEventListener("click", () => {
    shown += PAGE;
    render();
  });
  render();
  const head = element("tr", {}, element("th", { scope: "col" }, t("replay.word")), element("th", { scope: "col" }, t("replay.points")), element("th", { scope: "col" }, t("replay.places")));
  const table = element("table", { class: "list solutions" }, element("thead", {}, head), body);
  return element(
    "div",
    { class: "solution-list" },
    search,
    count,
    element("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": t("replay.solutions") }, table),
    element("p", {}, more),
  );
}

function line(group: WordGroup, changed: string[], explain: (word: string) => void): HTMLElement {
  const places = group.plays.slice(0, 6).map((play) => {
    const spelled = /[a-z]/.test(play.word) ? printed(play.word) + " " : "";
    return spelled + shownReference(play.coord) + (play.points === group.best ? "" : " (" + play.points + ")");
  });
  const rest = group.plays.length > places.length ? " …" : "";
  return element(
    "tr",
    {},
    element("th", { scope: "row" }, element("button", { type: "button", class: "quiet word-button", onclick: () => explain(group.word) }, group.word), changed.indexOf(group.word) >= 0 && element("span", { class: "soft" }, " " + t("replay.not-listed"))),
    element("td", { class: "number" }, group.best),
    element("td", {}, places.join(", ") + rest),
  );
}
