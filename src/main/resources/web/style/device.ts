import { forget, keep, kept } from "../live/keep";

/** How this device shows pages and what it lets be heard: its reader's choice, kept on the device. */
export interface DeviceSettings {
  theme: "" | "light" | "dark" | "contrast";
  size: "" | "large" | "largest";
  /** Our keys on touch screens unless chosen otherwise; `device` is the tablet's own keyboard, `physical` a real one. */
  keyboard: "" | "azerty" | "qwerty" | "alphabetical" | "device" | "physical";
  leftHanded: boolean;
  sound: boolean;
  vibration: boolean;
  /** The command field first, the board and the keys folded away. */
  textMode: boolean;
  /** How often the time left is said. */
  timeSaid: "few" | "" | "often";
  /** How a square of the grid is named: its reference first, its letter first, or its letter alone. */
  squareSaid: "" | "letter-first" | "letter";
  /** How letters are said: alone, or by the word the arbiter announces them with. */
  alphabet: "" | "official";
  /** Are premium squares named? */
  premiumsSaid: boolean;
}

const KEY = "device";

export const USUAL: DeviceSettings = {
  theme: "",
  size: "",
  keyboard: "",
  leftHanded: false,
  sound: false,
  vibration: false,
  textMode: false,
  timeSaid: "",
  squareSaid: "",
  alphabet: "",
  premiumsSaid: true,
};

export function deviceSettings(): DeviceSettings {
  return Object.assign({}, USUAL, kept<DeviceSettings>(KEY));
}

export function changeDevice(change: Partial<DeviceSettings>): void {
  const settings = Object.assign(deviceSettings(), change);
  const usual = (Object.keys(USUAL) as (keyof DeviceSettings)[]).every((name) => settings[name] === USUAL[name]);
  if (usual) {
    forget(KEY);
  } else {
    keep(KEY, settings);
  }
  applyDevice();
}

export function applyDevice(): void {
  const settings = deviceSettings();
  mark("theme", settings.theme);
  mark("size", settings.size);
  mark("hand", settings.leftHanded ? "left" : "");
  mark("entry", settings.textMode ? "text" : "");
}

/** The style sheets read these from the root of the page. */
function mark(name: string, value: string): void {
  const root = document.documentElement;
  if (value === "") {
    delete root.dataset[name];
  } else {
    root.dataset[name] = value;
  }
}
