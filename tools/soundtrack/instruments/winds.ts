import { RATE, soundOf } from '../sound/sound.ts';
import type { Instrument } from './instrument.ts';

/** Many soft bows with a slow attack and release. */
export const strings = sustained({ harmonics: 14, tilt: 1.7, attack: 0.9, release: 1.4, detune: 0.0022 });

/** Reeds, in pairs that beat. */
export const accordion = sustained({
  harmonics: 12,
  tilt: 1.25,
  attack: 0.07,
  release: 0.16,
  detune: 0.0034,
});

type Choir = {
  readonly harmonics: number;
  /** Fall-off of the harmonics: 1 is as bright as a saw wave. */
  readonly tilt: number;
  /** Seconds. */
  readonly attack: number;
  readonly release: number;
  /** Detuning of the three voices, as a share of the frequency. */
  readonly detune: number;
};

const TABLE = 2048;

/** Three slightly detuned voices. Their wave has no harmonics above half the sample rate. */
function sustained({ harmonics, tilt, attack, release, detune }: Choir): Instrument {
  return ({ hertz, seconds, velocity }, random) => {
    const heard = Math.min(harmonics, Math.floor(9_000 / hertz));
    const period = soundOf(TABLE, (i) => {
      let sum = 0;
      for (let n = 1; n <= heard; n += 1) sum += Math.sin((2 * Math.PI * n * i) / TABLE) / n ** tilt;
      return sum;
    });
    const voices = [-1, 0.12, 1].map((side) => ({
      step: (hertz * (1 + side * detune * (0.8 + 0.4 * random())) * TABLE) / RATE,
      phase: random() * TABLE,
    }));
    return soundOf(Math.round((seconds + release) * RATE), (i) => {
      const t = i / RATE;
      const rise = Math.sin((Math.PI / 2) * Math.min(1, t / attack));
      const fall = Math.cos((Math.PI / 2) * Math.max(0, (t - seconds) / release));
      let sum = 0;
      for (const { step, phase } of voices) sum += period[Math.floor(phase + step * i) % TABLE] ?? 0;
      return (sum / 3) * rise * fall * velocity * 0.35;
    });
  };
}
