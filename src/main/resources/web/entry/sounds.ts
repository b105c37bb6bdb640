import { deviceSettings } from "../style/device";

/** What is signalled to the ear: each has its own pitch and its own rhythm, so that neither alone must be recognised. */
export type Sound = "start" | "signal" | "end" | "sent" | "error" | "edge";

/** A note: frequency in hertz, when it begins and how long it lasts, in seconds. */
type Note = [number, number, number];

const TUNES: { [sound in Sound]: Note[] } = {
  start: [[523, 0, 0.12], [784, 0.15, 0.2]],
  signal: [[880, 0, 0.15], [880, 0.25, 0.15], [880, 0.5, 0.15]],
  end: [[392, 0, 0.7]],
  sent: [[659, 0, 0.08], [988, 0.1, 0.25]],
  error: [[220, 0, 0.12], [196, 0.16, 0.25]],
  edge: [[147, 0, 0.06]],
};

const VIBRATIONS: { [sound in Sound]: number[] } = {
  start: [100],
  signal: [100, 100, 100, 100, 100],
  end: [500],
  sent: [60, 60, 120],
  error: [200, 80, 200],
  edge: [30],
};

let context: AudioContext | undefined;

/** Sounds and vibrates as the player chose for this device. */
export function signalBy(sound: Sound): void {
  const settings = deviceSettings();
  if (settings.sound) {
    play(sound);
  }
  if (settings.vibration && navigator.vibrate !== undefined) {
    navigator.vibrate(VIBRATIONS[sound]);
  }
}

/** Plays it whatever was chosen: the test of the sound. */
export function play(sound: Sound): void {
  const audio = ready();
  if (audio === undefined) {
    return;
  }
  for (const [frequency, from, length] of TUNES[sound]) {
    const start = audio.currentTime + 0.02 + from;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.25, start + 0.01);
    loudness.gain.linearRampToValueAtTime(0, start + length);
    tone.connect(loudness);
    loudness.connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

/** Browsers let a page sound only after a tap: the first one anywhere makes the sound ready. */
export function readySoundOnTap(): void {
  document.addEventListener("pointerdown", () => deviceSettings().sound && ready(), { once: true });
}

function ready(): AudioContext | undefined {
  const Made = window.AudioContext || (window as unknown as { webkitAudioContext?: typeof AudioContext }).webkitAudioContext;
  if (context === undefined && Made !== undefined) {
    context = new Made();
  }
  if (context !== undefined && context.state === "suspended") {
    context.resume();
  }
  return context;
}
