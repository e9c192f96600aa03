import type { Instrument } from '../instruments/instrument.ts';
import type { Pitch } from './harmony.ts';

/** One note, in beats from the beginning of the loop. */
export type Note = {
  readonly at: number;
  readonly beats: number;
  readonly pitch: Pitch;
  /** 0 to 1. */
  readonly velocity: number;
};

/** Notes of one player, with the player's place in the mix. */
export type Part = {
  readonly instrument: Instrument;
  readonly notes: readonly Note[];
  /** In dB, relative to the other parts. */
  readonly level: number;
  /** −1 (left) to 1 (right). */
  readonly place: number;
  /** Share of reverberation, 0 to 1. */
  readonly room: number;
  /** Set for two players, left and right of `place`: their distance, 0 to 1. */
  readonly width?: number;
  /** Typical deviation from the beat, in ms. */
  readonly looseness?: number;
};

/** Looping piece of music: its last bar leads into the first. */
export type Piece = {
  /** Beats per minute. */
  readonly tempo: number;
  readonly beatsPerBar: number;
  readonly bars: number;
  /** Position of the second half of a beat, as a share of the beat: 0.5 is straight. */
  readonly swing: number;
  /** Seconds until the room is silent. */
  readonly roomSize: number;
  readonly parts: readonly Part[];
  readonly seed: number;
};

/** Length of one round in seconds. */
export const lengthOf = ({ tempo, beatsPerBar, bars: count }: Piece): number =>
  (count * beatsPerBar * 60) / tempo;

/** Repeats a figure in each of the given bars, counted from 0. */
export const inBars = (
  bars: readonly number[],
  beatsPerBar: number,
  figure: (bar: number) => readonly Note[],
): Note[] => bars.flatMap((bar) => figure(bar).map((note) => ({ ...note, at: note.at + bar * beatsPerBar })));

/** Returns the bars from the first up to the second, which is excluded. */
export const bars = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

/** Drum strokes, by position in the bar and velocity. */
export const strokes = (...played: readonly (readonly [at: number, velocity: number])[]): Note[] =>
  played.map(([at, velocity]) => ({ at, beats: 0.25, pitch: 60, velocity }));
