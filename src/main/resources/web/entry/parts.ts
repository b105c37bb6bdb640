import { exampleReferences } from "../board/coord";
import { t } from "../live/messages";
import { byId, setAttribute, setText } from "../style/element";
import { commandExamples } from "./command";

/** Where the player was before a part at the foot of the page was opened. */
interface Place {
  focus: Element | null;
  scroll: number;
}

const places = new Map<string, Place>();

/** The parts at the foot of the page: opened, they come into view; closed, the player is back where he was. */
export function listenForParts(): void {
  document.querySelectorAll<HTMLDetailsElement>(".more > details").forEach((part) => {
    const head = headOf(part);
    head.addEventListener("click", () => !part.open && remember(part.id, head));
    part.addEventListener("toggle", () => part.open && head.scrollIntoView());
    part.addEventListener("keydown", (event) => event.key === "Escape" && closePart(part));
    (part.querySelector(".close-part") as HTMLElement).addEventListener("click", () => closePart(part));
  });
  const help = byId<HTMLDetailsElement>("help");
  help.addEventListener("toggle", () => setAttribute(byId("help-open"), "aria-expanded", help.open ? "true" : "false"));
  byId("help-open").addEventListener("click", () => turnPart("help"));
}

/** The help names places as this game does. */
export function showHelp(): void {
  setText(byId("help-form"), t("tablet.help.form", ...exampleReferences()));
  setText(byId("help-commands"), t("tablet.command-help", ...commandExamples()));
}

/** Opens a part and goes to it; asked for once more while it is in view, closes it. */
export function turnPart(id: string): void {
  const part = byId<HTMLDetailsElement>(id);
  if (part.open && isInView(part)) {
    closePart(part);
    return;
  }
  remember(id, document.activeElement);
  part.open = true;
  headOf(part).focus();
  headOf(part).scrollIntoView();
}

function closePart(part: HTMLDetailsElement): void {
  const place = places.get(part.id);
  part.open = false;
  if (place !== undefined) {
    const known = place.focus instanceof HTMLElement && place.focus !== document.body && place.focus.getClientRects().length > 0;
    (known ? (place.focus as HTMLElement) : headOf(part)).focus({ preventScroll: true });
    window.scrollTo(0, place.scroll);
  }
}

function remember(id: string, focus: Element | null): void {
  places.set(id, { focus, scroll: window.scrollY });
}

function headOf(part: Element): HTMLElement {
  return part.querySelector("summary") as HTMLElement;
}

function isInView(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
