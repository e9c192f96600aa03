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

/** What one player plays, and where they sit. */
export type Part = {
  readonly instrument: Instrument;
  readonly notes: readonly Note[];
  /** In dB against the other parts. */
  readonly level: number;
  /** −1 (left) to 1 (right). */
  readonly place: number;
  /** How much of the room is heard, 0 to 1. */
  readonly room: number;
  /** Two players to the left and right of the place instead of one: how far apart, 0 to 1. */
  readonly width?: number;
  /** How much they stray from the beat, as a typical time in ms. */
  readonly looseness?: number;
};

/** A piece of music without end: its last bar leads into its first. */
export type Piece = {
  /** Beats a minute. */
  readonly tempo: number;
  readonly beatsPerBar: number;
  readonly bars: number;
  /** Where the second half of a beat falls, as a share of the beat: 0.5 is straight. */
  readonly swing: number;
  /** Seconds until the room is silent. */
  readonly roomSize: number;
  readonly parts: readonly Part[];
  readonly seed: number;
};

/** How long one round of a piece is, in seconds. */
export const lengthOf = ({ tempo, beatsPerBar, bars: count }: Piece): number =>
  (count * beatsPerBar * 60) / tempo;

/** A figure that is played in each of the given bars, counted from 0. */
export const inBars = (
  bars: readonly number[],
  beatsPerBar: number,
  figure: (bar: number) => readonly Note[],
): Note[] => bars.flatMap((bar) => figure(bar).map((note) => ({ ...note, at: note.at + bar * beatsPerBar })));

/** The bars from one up to, and without, another. */
export const bars = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

/** Strokes of a drum, by their places in the bar and how hard they are. */
export const strokes = (...played: readonly (readonly [at: number, velocity: number])[]): Note[] =>
  played.map(([at, velocity]) => ({ at, beats: 0.25, pitch: 60, velocity }));
