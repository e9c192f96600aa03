import { filtered, type Biquad } from './sound/filter.ts';
import { RATE, type Mono, type Stereo } from './sound/sound.ts';

/**
 * Returns the loudness in LUFS: K-weighted, gated at −70 LUFS and at 10 LU below the mean of the rest. Source:
 * Recommendation ITU-R BS.1770-5, Annex 1. Its filters are for 48 kHz and recalculated for this sample rate.
 */
export function integratedLoudness([left, right]: Stereo): number {
  const [leftPowers, rightPowers] = [left, right].map((channel) => blockPowers(kWeighted(channel)));
  const powers = leftPowers?.map((each, i) => each + (rightPowers?.[i] ?? 0)) ?? [];
  const audible = powers.filter((each) => inLufs(each) > -70);
  const gate = inLufs(mean(audible)) - 10;
  return inLufs(mean(audible.filter((each) => inLufs(each) > gate)));
}

/**
 * Returns the true peak in dBFS, from four points per sample. Source: Recommendation ITU-R BS.1770-5, Annex 2, with a
 * windowed sinc of 24 taps for the interpolation.
 */
export function truePeak(channels: Stereo): number {
  const highest = channels.flatMap((channel) => PHASES.map((taps) => highestBetween(channel, taps)));
  return 20 * Math.log10(Math.max(...highest));
}

/** Returns the mean power of blocks of 400 ms, one every 100 ms. */
function blockPowers(sound: Mono): number[] {
  const [length, hop] = [Math.round(0.4 * RATE), Math.round(0.1 * RATE)];
  const count = Math.max(0, Math.floor((sound.length - length) / hop) + 1);
  return Array.from({ length: count }, (_, block) =>
    power(sound.subarray(block * hop, block * hop + length)),
  );
}

/** Returns the mean square. */
export function power(sound: Mono): number {
  let sum = 0;
  for (const sample of sound) sum += sample * sample;
  return sum / sound.length;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const inLufs = (summedPower: number): number => -0.691 + 10 * Math.log10(summedPower);

const kWeighted = (sound: Mono): Mono => filtered(filtered(sound, headShelf()), lowCut());

/** Treble shelf that models the head. */
function headShelf(): Biquad {
  const [k, q] = [Math.tan((Math.PI * 1681.974450955533) / RATE), 0.7071752369554196];
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function lowCut(): Biquad {
  const [k, q] = [Math.tan((Math.PI * 38.13547087602444) / RATE), 0.5003270373238773];
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

/** Number of samples on each side of a point that are interpolated. */
const SAMPLES_PER_SIDE = 12;

/** Interpolation weights for each quarter of a sample. */
const PHASES = [0, 1, 2, 3].map((quarter) =>
  Float64Array.from({ length: 2 * SAMPLES_PER_SIDE }, (_, tap) => {
    const distance = tap - SAMPLES_PER_SIDE + 1 - quarter / 4;
    const window = Math.cos((Math.PI * distance) / (2 * SAMPLES_PER_SIDE)) ** 2;
    return distance === 0 ? 1 : (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  }),
);

function highestBetween(sound: Mono, taps: Float64Array): number {
  let highest = 0;
  for (let i = 0; i < sound.length; i += 1) {
    let sum = 0;
    for (let tap = 0; tap < taps.length; tap += 1)
      sum += (taps[tap] ?? 0) * (sound[i + tap - SAMPLES_PER_SIDE + 1] ?? 0);
    highest = Math.max(highest, Math.abs(sum));
  }
  return highest;
}
