import { language, t } from "../live/messages";
import { say } from "../live/say";
import { element, fill } from "../style/element";
import { pageQuery, pageSettings } from "./pages";

/** What a document of lines is downloaded as: braille cells in ASCII, plain text, braille cells as Unicode draws them. */
const FILES = ["brf", "txt", "unicode"];

/** Asks the server for a document of lines. @param file one of FILES @param query how its pages are wished */
export type Asking = (file: string, query: string) => Promise<Response>;

/** @param name empty where there is one document alone */
export interface LineDocument {
  name: string;
  ask: Asking;
}

/** Buttons that download documents in braille and as text, what came of it, and the settings of their pages. */
export function brailleDownloads(...documents: LineDocument[]): HTMLElement {
  const said = element("p", { class: "braille-said" });
  const rows = documents.map(({ name, ask }) =>
    element(
      "div",
      { class: "braille-document", role: "group", "aria-label": name || t("braille.downloads") },
      name !== "" && element("p", { class: "braille-name" }, name),
      element("p", { class: "buttons" }, ...FILES.map((file) => button(file, name, () => void download(ask, file, said)))),
    ),
  );
  return element("div", { class: "braille" }, ...rows, said, pageSettings());
}

function button(file: string, name: string, onclick: () => void): HTMLElement {
  const label = t("braille." + file);
  return element("button", { type: "button", class: "braille-" + file, onclick, "aria-label": name === "" ? null : name + ", " + label }, label);
}

async function download(ask: Asking, file: string, said: HTMLElement): Promise<void> {
  fill(said);
  const outcome = await downloaded(ask, file);
  fill(said, outcome);
  said.scrollIntoView({ block: "nearest" });
  say(outcome);
}

/** @returns what came of it, in a sentence */
async function downloaded(ask: Asking, file: string): Promise<string> {
  try {
    const response = await ask(file, "?" + pageQuery() + "&lang=" + language());
    if (!response.ok) {
      return (await response.json()).message || t("braille.needs-server");
    }
    const name = nameOf(response, file);
    const link = element("a", { href: URL.createObjectURL(await response.blob()), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    return t("braille.done", name);
  } catch (unreachable) {
    return t("braille.needs-server");
  }
}

/** The name the server gives the file. */
function nameOf(response: Response, file: string): string {
  const said = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("Content-Disposition") || "");
  return said === null ? "chevalet." + (file === "brf" ? "brf" : "txt") : decodeURIComponent(said[1]);
}
