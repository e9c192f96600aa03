import type { Chance } from '../sound/chance.ts';
import type { Mono } from '../sound/sound.ts';

/** What a player is asked for. */
type Tone = {
  readonly hertz: number;
  /** How long the note is held; most instruments ring on a little. */
  readonly seconds: number;
  /** 0 to 1: how hard it is struck. Harder is louder and brighter. */
  readonly velocity: number;
};

/** Plays one note. Chance makes every stroke a little different. */
export type Instrument = (tone: Tone, random: Chance) => Mono;
