const KEPT = 'chevalet.sound';
const TONES = { signal: [880, 880], end: [784, 659, 523], call: [587, 880] };

/** Calls made of pure tones: two for the last thirty seconds, three falling ones for the end, two rising when a player calls. */
export class Chime {
  private audio: AudioContext | undefined;

  get on(): boolean {
    return localStorage.getItem(KEPT) !== 'off';
  }

  set on(wanted: boolean) {
    localStorage.setItem(KEPT, wanted ? 'on' : 'off');
  }

  play(which: 'signal' | 'end' | 'call'): void {
    if (!this.on) return;
    this.audio ??= new AudioContext();
    void this.audio.resume();
    TONES[which].forEach((pitch, place) => this.tone(pitch, place * 0.28));
  }

  private tone(pitch: number, after: number): void {
    const audio = this.audio as AudioContext;
    const begin = audio.currentTime + after;
    const oscillator = new OscillatorNode(audio, { frequency: pitch });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0.35, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + 0.26);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(begin);
    oscillator.stop(begin + 0.27);
  }
}
