import type { Chance } from '../sound/chance.ts';
import type { Mono } from '../sound/sound.ts';

type Tone = {
  readonly hertz: number;
  /** Duration of the note in seconds; most instruments ring on a little. */
  readonly seconds: number;
  /** 0 to 1. Higher is louder and brighter. */
  readonly velocity: number;
};

/** Plays one note. Chance makes every stroke a little different. */
export type Instrument = (tone: Tone, random: Chance) => Mono;
