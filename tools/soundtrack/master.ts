import { above, filtered } from './sound/filter.ts';
import { integratedLoudness } from './loudness.ts';
import { RATE, silence, soundOf, type Mono, type Stereo } from './sound/sound.ts';

/** In LUFS: about as loud as speech. */
const LOUDNESS = -16;
/** In dBFS. Encoding to MP3 raises peaks, which still stay under −1. */
const CEILING = -3;
/** Seconds around a peak in which the limiter acts. */
const CARE = 0.006;
/** Seconds of fade at both ends. */
const EDGE = 0.004;

/** Brings a loop to the common loudness, removes inaudible content, and keeps peaks under the ceiling. */
export function master(loop: Stereo): Stereo {
  const clean = both(loop, (channel) => cleaned(channel));
  const loud = scaled(clean, LOUDNESS - integratedLoudness(clean));
  const limited = limit(loud);
  // Limiting lowers the loudness a little.
  return both(limit(scaled(limited, LOUDNESS - integratedLoudness(limited))), softEdged);
}

const both = ([left, right]: Stereo, work: (channel: Mono) => Mono): Stereo => [work(left), work(right)];

const scaled = (sound: Stereo, decibels: number): Stereo =>
  both(sound, (channel) => channel.map((sample) => sample * 10 ** (decibels / 20)));

/** Removes rumble. The filter runs through the loop twice, so that end and beginning match. */
function cleaned(channel: Mono): Mono {
  const twice = silence(channel.length * 2);
  twice.set(channel);
  twice.set(channel, channel.length);
  return filtered(twice, above(32)).slice(channel.length);
}

/** Lowers the gain smoothly around each peak over the ceiling, also across the seam. */
function limit([left, right]: Stereo): Stereo {
  const { length } = left;
  const ceiling = 10 ** (CEILING / 20);
  const reach = Math.round(CARE * RATE);
  const wanted = soundOf(length, (i) =>
    Math.min(1, ceiling / Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0), 1e-9)),
  );
  const held = soundOf(length, () => 1);
  wanted.forEach((gain, i) => {
    if (gain === 1) return;
    for (let near = i - reach; near <= i + reach; near += 1) {
      const index = (near + length) % length;
      held[index] = Math.min(held[index] ?? 1, gain);
    }
  });
  const gain = smoothed(held, reach);
  return both([left, right], (channel) => channel.map((sample, i) => sample * (gain[i] ?? 1)));
}

/** Returns the mean over `reach` samples on either side, around the loop. */
function smoothed(curve: Mono, reach: number): Mono {
  const { length } = curve;
  const at = (i: number) => curve[(i + length) % length] ?? 0;
  let sum = 0;
  for (let i = -reach; i <= reach; i += 1) sum += at(i);
  return soundOf(length, (i) => {
    const mean = sum / (2 * reach + 1);
    sum += at(i + reach + 1) - at(i - reach);
    return mean;
  });
}

/** Fades the ends, because some players pause at the seam. A few milliseconds before a downbeat are inaudible. */
function softEdged(channel: Mono): Mono {
  const edge = Math.round(EDGE * RATE);
  return channel.map((sample, i) => {
    const near = Math.min(i, channel.length - 1 - i);
    return near < edge ? sample * Math.sin(((Math.PI / 2) * (near + 0.5)) / edge) ** 2 : sample;
  });
}
