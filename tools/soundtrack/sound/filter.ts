import { RATE, soundOf, type Mono } from './sound.ts';

/** Coefficients of a second-order filter, with a0 = 1. */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

/** Filters a sound; the filter starts at rest. */
export function filtered(sound: Mono, { b0, b1, b2, a1, a2 }: Biquad): Mono {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return soundOf(sound.length, (i) => {
    const x = sound[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** Boosts or cuts around a frequency. Source: R. Bristow-Johnson, Audio EQ Cookbook, "peakingEQ". */
export function peak(hertz: number, q: number, decibels: number): Biquad {
  const gain = 10 ** (decibels / 40);
  const { cosine, alpha } = angleOf(hertz, q);
  const a0 = 1 + alpha / gain;
  return {
    b0: (1 + alpha * gain) / a0,
    b1: (-2 * cosine) / a0,
    b2: (1 - alpha * gain) / a0,
    a1: (-2 * cosine) / a0,
    a2: (1 - alpha / gain) / a0,
  };
}

/** Passes frequencies around one. Source: as above, "BPF" with 0 dB at the peak. */
export function band(hertz: number, q: number): Biquad {
  const { cosine, alpha } = angleOf(hertz, q);
  const a0 = 1 + alpha;
  return { b0: alpha / a0, b1: 0, b2: -alpha / a0, a1: (-2 * cosine) / a0, a2: (1 - alpha) / a0 };
}

/** Passes frequencies above one. Source: as above, "HPF". */
export function above(hertz: number, q = Math.SQRT1_2): Biquad {
  const { cosine, alpha } = angleOf(hertz, q);
  const a0 = 1 + alpha;
  const b0 = (1 + cosine) / 2 / a0;
  return { b0, b1: -2 * b0, b2: b0, a1: (-2 * cosine) / a0, a2: (1 - alpha) / a0 };
}

function angleOf(hertz: number, q: number) {
  const angle = (2 * Math.PI * hertz) / RATE;
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) };
}
