import { forget, keep, kept } from "../live/keep";

/** How this device shows pages: its reader's choice, kept on the device. */
export interface DeviceSettings {
  theme: "" | "light" | "dark" | "contrast";
  size: "" | "large" | "largest";
  /** The device's own keyboard instead of ours. */
  ownKeyboard: boolean;
}

const KEY = "device";

export function deviceSettings(): DeviceSettings {
  return Object.assign({ theme: "", size: "", ownKeyboard: false }, kept<DeviceSettings>(KEY)) as DeviceSettings;
}

export function changeDevice(change: Partial<DeviceSettings>): void {
  const settings = Object.assign(deviceSettings(), change);
  if (!settings.theme && !settings.size && !settings.ownKeyboard) {
    forget(KEY);
  } else {
    keep(KEY, settings);
  }
  applyDevice();
}

export function applyDevice(): void {
  const settings = deviceSettings();
  const root = document.documentElement;
  if (settings.theme) {
    root.dataset.theme = settings.theme;
  } else {
    delete root.dataset.theme;
  }
  if (settings.size) {
    root.dataset.size = settings.size;
  } else {
    delete root.dataset.size;
  }
}
