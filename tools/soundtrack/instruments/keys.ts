import { faded, RATE, soundOf } from '../sound/sound.ts';
import type { Instrument } from './instrument.ts';

/** A partial of a struck bar: ratio to the lowest frequency, share, and seconds to fall by 60 dB at 440 Hz. */
type Partial = readonly [ratio: number, share: number, decay: number];

/** Wood: short, and warm through its fourth harmonic. */
export const marimba = struck([
  [1, 1, 1.1],
  [3.93, 0.28, 0.35],
  [9.2, 0.07, 0.12],
]);

/** Metal bars over open tubes. */
export const vibraphone = struck(
  [
    [1, 1, 4.5],
    [2.01, 0.05, 2],
    [3.99, 0.2, 1.1],
    [9.7, 0.04, 0.25],
  ],
  { tremolo: 4.6 },
);

/** Small steel plates under felt hammers. */
export const celesta = struck([
  [1, 1, 2.4],
  [2, 0.22, 1.5],
  [3.01, 0.1, 0.9],
  [4.1, 0.12, 0.6],
  [6.3, 0.05, 0.3],
]);

function struck(partials: readonly Partial[], { tremolo = 0 } = {}): Instrument {
  return ({ hertz, seconds, velocity }, random) => {
    const longest = Math.max(...partials.map(([, , decay]) => decay)) * Math.sqrt(440 / hertz);
    const length = Math.round((Math.min(seconds + 0.3, longest) + 0.2) * RATE);
    const phase = random();
    const voices = partials
      .filter(([ratio]) => hertz * ratio < 15_000)
      .map(([ratio, share, decay]) => ({
        turn: (2 * Math.PI * hertz * ratio) / RATE,
        fall: Math.log(1000) / (decay * Math.sqrt(440 / hertz) * RATE),
        // A harder stroke strengthens the upper partials.
        share: share * (ratio === 1 ? 1 : 0.3 + velocity),
      }));
    const sound = soundOf(length, (i) => {
      const attack = Math.min(1, i / (0.0015 * RATE));
      const swell =
        1 - (tremolo > 0 ? 0.12 * (1 + Math.sin(2 * Math.PI * ((tremolo * i) / RATE + phase))) : 0);
      let sum = 0;
      for (const { turn, fall, share } of voices) sum += share * Math.exp(-fall * i) * Math.sin(turn * i);
      return sum * attack * swell * velocity * 0.5;
    });
    return faded(sound, 0.25);
  };
}

/** Tine and tone bar: two sines, of which one modulates the other; the upper one decays at once. */
export const electricPiano: Instrument = ({ hertz, seconds, velocity }) => {
  const turn = (2 * Math.PI * hertz) / RATE;
  const decay = 3.2 * Math.sqrt(262 / hertz);
  const length = Math.round((Math.min(seconds, decay) + 0.25) * RATE);
  const sound = soundOf(length, (i) => {
    const t = i / RATE;
    const bell = 0.5 * velocity * Math.exp(-t / 0.09) * Math.sin(turn * 7 * i);
    const bark = (0.25 + 1.1 * velocity) * Math.exp(-t / (0.35 * decay)) * Math.sin(turn * i);
    const attack = Math.min(1, t / 0.003);
    return attack * Math.exp((-3 * t) / decay) * Math.sin(turn * i + bark + bell * 0.35) * velocity * 0.5;
  });
  return faded(sound, 0.2);
};
