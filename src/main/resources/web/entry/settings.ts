import { t } from "../live/messages";
import { changeDevice, deviceSettings, DeviceSettings } from "../style/device";
import { byId, element, fill } from "../style/element";
import { play } from "./sounds";

type Choice = { name: keyof DeviceSettings; key: string; values: string[] };

/** The first value of each is the usual one. */
const CHOICES: Choice[] = [
  { name: "size", key: "size", values: ["", "large", "largest"] },
  { name: "theme", key: "theme", values: ["", "light", "dark", "contrast"] },
  { name: "keyboard", key: "keyboard", values: ["", "azerty", "qwerty", "alphabetical", "device", "physical"] },
  { name: "timeSaid", key: "time-said", values: ["", "few", "often"] },
  { name: "squareSaid", key: "square-said", values: ["", "letter-first", "letter"] },
  { name: "alphabet", key: "alphabet", values: ["", "official"] },
];

const SWITCHES: [keyof DeviceSettings, string][] = [
  ["leftHanded", "left-handed"],
  ["textMode", "text-mode"],
  ["sound", "sound"],
  ["vibration", "vibration"],
  ["premiumsSaid", "premiums-said"],
];

/** What this device is told to do, kept on it. @param changed called after each choice */
export function showSettings(changed: () => void): void {
  fill(
    byId("settings-body"),
    ...CHOICES.map((choice) => choiceField(choice, changed)),
    ...SWITCHES.map(([name, key]) => switchField(name, key, changed)),
    element("p", {}, soundTest()),
  );
}

/** Text size and colours as rows of buttons: the first minute's choice. */
export function lookChoices(changed: () => void): HTMLElement[] {
  return CHOICES.slice(0, 2).map((choice) => {
    const buttons = choice.values.map((value) => {
      const pressed = deviceSettings()[choice.name] === value;
      const pick = (): void => {
        changeDevice({ [choice.name]: value } as Partial<DeviceSettings>);
        showSettings(changed);
        changed();
      };
      return element("button", { type: "button", "aria-pressed": pressed ? "true" : "false", onclick: pick }, nameOf(choice.key, value));
    });
    const group = { class: "choices", role: "group", "aria-label": t("tablet." + choice.key) };
    return element("div", group, element("span", { class: "choices-name" }, t("tablet." + choice.key)), ...buttons);
  });
}

export function soundTest(): HTMLElement {
  return element("button", { type: "button", class: "sound-test", onclick: () => play("sent") }, t("tablet.sound-test"));
}

function choiceField(choice: Choice, changed: () => void): HTMLElement {
  const options = choice.values.map((value) => element("option", { value }, nameOf(choice.key, value)));
  const select = element("select", { id: "choice-" + choice.key }, ...options);
  select.value = String(deviceSettings()[choice.name]);
  select.addEventListener("change", () => {
    changeDevice({ [choice.name]: select.value } as Partial<DeviceSettings>);
    changed();
  });
  return element("div", { class: "field" }, element("label", { for: "choice-" + choice.key }, t("tablet." + choice.key)), select);
}

function switchField(name: keyof DeviceSettings, key: string, changed: () => void): HTMLElement {
  const box = element("input", { id: key, type: "checkbox" });
  box.checked = deviceSettings()[name] === true;
  box.addEventListener("change", () => {
    changeDevice({ [name]: box.checked } as Partial<DeviceSettings>);
    if (name === "sound" && box.checked) {
      play("sent");
    }
    changed();
  });
  return element("label", { class: "choice" }, box, " " + t("tablet." + key));
}

function nameOf(key: string, value: string): string {
  return t("tablet." + key + "." + (value === "" ? "usual" : value));
}
