/** Children of an element: text is always text, so a hostile name can never become markup. */
export type Child = Node | string | number | false | null;

export interface Properties {
  [name: string]: string | number | boolean | EventListener | null;
}

/**
 * Makes an element: `on...` properties listen, `class` and attributes are set, true is an empty attribute, false or null
 * leaves the attribute out.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const name of Object.keys(properties)) {
    const value = properties[name];
    if (typeof value === "function") {
      made.addEventListener(name.slice(2), value);
    } else {
      setAttribute(made, name, value);
    }
  }
  fill(made, ...children);
  return made;
}

export function setAttribute(on: Element, name: string, value: string | number | boolean | null): void {
  if (value === false || value === null) {
    on.removeAttribute(name);
  } else {
    on.setAttribute(name, value === true ? "" : String(value));
  }
}

/** Replaces everything inside an element. */
export function fill(host: Element, ...children: Child[]): void {
  host.textContent = "";
  for (const child of children) {
    if (child !== false && child !== null) {
      host.append(typeof child === "number" ? String(child) : child);
    }
  }
}

/** Changes a text only when it differs, so that nothing is repainted or spoken again for nothing. */
export function setText(host: Element, text: string): void {
  if (host.textContent !== text) {
    host.textContent = text;
  }
}

/** Hides or shows a part; a focus that would vanish with it goes elsewhere first. */
export function hideKeepingFocus(part: HTMLElement, hidden: boolean, elsewhere: HTMLElement): void {
  if (hidden && !part.hidden && part.contains(document.activeElement)) {
    elsewhere.focus();
  }
  part.hidden = hidden;
}

/** The element with this id; a page without it is a mistake of ours. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (found === null) {
    throw new Error("the page has no #" + id);
  }
  return found as T;
}
