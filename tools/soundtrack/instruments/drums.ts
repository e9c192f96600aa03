import { above, band, filtered, type Biquad } from '../sound/filter.ts';
import { faded, RATE, soundOf } from '../sound/sound.ts';
import type { Instrument } from './instrument.ts';

/** A felt beater on a low skin; the pitch falls after the stroke. */
export const kick: Instrument = ({ velocity }) => {
  let turned = 0;
  return faded(
    soundOf(Math.round(0.32 * RATE), (i) => {
      const t = i / RATE;
      turned += (2 * Math.PI * (48 + 60 * Math.exp(-t / 0.022))) / RATE;
      return Math.sin(turned) * Math.exp(-t / 0.085) * Math.min(1, t / 0.002) * velocity;
    }),
    0.05,
  );
};

/** Seeds in a gourd. */
export const shaker = noisy({ filters: [above(4_500), band(7_000, 0.7)], swell: 0.014, decay: 0.028 });

/** Wire on a skin, stroked. */
export const brush = noisy({ filters: [above(900), band(2_600, 0.35)], swell: 0.03, decay: 0.075 });

/** Snapping fingers. */
export const snap = noisy({ filters: [band(1_900, 1.6)], swell: 0.001, decay: 0.022 });

/** Many small bells, shaken. */
export const sleighBells: Instrument = ({ velocity }, random) => {
  const bells = [4_180, 5_060, 5_930, 6_870, 8_240].map((hertz) => ({
    turn: (2 * Math.PI * hertz * (0.99 + 0.02 * random())) / RATE,
    decay: 0.05 + 0.06 * random(),
  }));
  return faded(
    soundOf(Math.round(0.3 * RATE), (i) => {
      const t = i / RATE;
      let sum = 0;
      for (const { turn, decay } of bells) sum += Math.sin(turn * i) * Math.exp(-t / decay);
      return sum * Math.min(1, t / 0.004) * velocity * 0.12;
    }),
    0.08,
  );
};

type Rustle = { readonly filters: readonly Biquad[]; readonly swell: number; readonly decay: number };

/** Filtered noise; `swell` and `decay` in seconds. */
function noisy({ filters, swell, decay }: Rustle): Instrument {
  return ({ velocity }, random) => {
    const length = Math.round((swell + 6 * decay) * RATE);
    const noise = filters.reduce(
      filtered,
      soundOf(length, () => random() * 2 - 1),
    );
    return faded(
      soundOf(length, (i) => {
        const t = i / RATE;
        const shape = t < swell ? t / swell : Math.exp(-(t - swell) / decay);
        return (noise[i] ?? 0) * shape * velocity;
      }),
      decay,
    );
  };
}
