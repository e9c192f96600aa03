/** Samples per second. */
export const RATE = 44_100;

/** Samples between −1 and 1. */
export type Mono = Float32Array<ArrayBuffer>;
export type Stereo = readonly [left: Mono, right: Mono];

export const silence = (samples: number): Mono => new Float32Array(samples);

/** Returns a sound calculated sample by sample. */
export function soundOf(samples: number, at: (index: number) => number): Mono {
  const sound = silence(samples);
  for (let i = 0; i < samples; i += 1) sound[i] = at(i);
  return sound;
}

/** Fades out the last `seconds` of a sound, so that it ends without a click. */
export function faded(sound: Mono, seconds: number): Mono {
  const length = Math.min(sound.length, Math.round(seconds * RATE));
  for (let i = 0; i < length; i += 1) {
    const index = sound.length - 1 - i;
    sound[index] = (sound[index] ?? 0) * (i / length);
  }
  return sound;
}

/**
 * Mixes a sound into a loop. The part beyond the end continues at the beginning, which makes the seam inaudible.
 * @param at first sample; any number, as the loop is circular
 */
export function layInto(loop: Mono, sound: Mono, at: number, gain: number): void {
  const start = ((Math.round(at) % loop.length) + loop.length) % loop.length;
  for (let i = 0; i < sound.length; i += 1) {
    const index = (start + i) % loop.length;
    loop[index] = (loop[index] ?? 0) + (sound[i] ?? 0) * gain;
  }
}
