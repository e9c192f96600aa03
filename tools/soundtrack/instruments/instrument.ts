import type { Chance } from '../sound/chance.ts';
import type { Mono } from '../sound/sound.ts';

type Tone = {
  readonly hertz: number;
  /** Duration of the note in seconds. Most instruments ring a little longer. */
  readonly seconds: number;
  /** 0 to 1. Higher is louder and brighter. */
  readonly velocity: number;
};

/** Plays one note, with small random differences. */
export type Instrument = (tone: Tone, random: Chance) => Mono;
