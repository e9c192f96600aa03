/** Frequencies of the strokes in Hz, with their times in s. */
const STROKES = [
  [880, 0],
  [1_174.7, 0.18],
  [1_318.5, 0.36],
  [880, 1.2],
  [1_174.7, 1.38],
  [1_318.5, 1.56],
] as const;

let audio: AudioContext | undefined;

/** Unlocks the sound. Must be called on a user gesture, as browsers require. */
export function unlockSound(): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  void audio.resume();
}

/**
 * Rings, and vibrates if the browser allows it. Dispatches `munchify:timer`, which lowers other sounds, and announces
 * the name if the app reads aloud.
 * @param name of the timer
 */
export function ringBell(name: string): void {
  window.dispatchEvent(new CustomEvent('munchify:timer', { detail: name }));
  navigator.vibrate?.([200, 100, 200, 100, 400]);
  if (!audio) return;
  for (const [frequency, after] of STROKES) strike(audio, frequency, audio.currentTime + after);
}

function strike(context: AudioContext, frequency: number, at: number): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.35, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.9);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 1);
}
