import { pick, type Chance } from '../sound/chance.ts';
import { chordAt, isIn, nearest, type Chord, type Pitch } from './harmony.ts';
import type { Note } from './score.ts';

type Tune = {
  /** One chord per bar. */
  readonly chords: readonly Chord[];
  readonly beatsPerBar: number;
  /** Pitch classes that fit every chord: those of a pentatonic scale. */
  readonly scale: readonly number[];
  readonly lowest: Pitch;
  readonly highest: Pitch;
  /** Rhythms of a bar: start and length of its notes, in beats. */
  readonly rhythms: readonly [Rhythm, ...Rhythm[]];
  /** Rhythms that may end a phrase. */
  readonly endings: readonly [Rhythm, ...Rhythm[]];
  /** One letter per phrase of four bars. A repeated letter repeats the idea over other chords. */
  readonly form: string;
};

type Rhythm = readonly (readonly [at: number, beats: number])[];

/** Phrase without chords: rhythms, and a preferred step up or down for each note. */
type Idea = readonly { readonly rhythm: Rhythm; readonly steps: readonly number[] }[];

const BARS = 4;

/**
 * Composes a melody by rules: ideas return; chord tones on the beat, scale tones between; small steps, and a step back
 * after a leap; the end lies in the middle of the range.
 */
export function melody(tune: Tune, random: Chance): Note[] {
  const ideas = new Map<string, Idea>();
  let pitch = (tune.lowest + tune.highest) / 2;
  return [...tune.form].flatMap((letter, phrase) => {
    const idea = ideas.get(letter) ?? newIdea(tune, random);
    ideas.set(letter, idea);
    return idea.flatMap(({ rhythm, steps }, bar) => {
      const index = phrase * BARS + bar;
      const chord = chordAt(tune.chords, index);
      return rhythm.map(([at, beats], i): Note => {
        pitch = next(tune, chord, pitch, steps[i] ?? 0, at % 1 === 0 || beats >= 1);
        const accent = at === 0 ? 0.12 : at % 1 === 0 ? 0.05 : 0;
        return { at: index * tune.beatsPerBar + at, beats, pitch, velocity: 0.6 + accent };
      });
    });
  });
}

/** Returns the pitch nearest to the target; repeats the last pitch only if the step is 0. */
function next(
  { scale, lowest, highest }: Tune,
  chord: Chord,
  from: Pitch,
  step: number,
  onBeat: boolean,
): Pitch {
  const target = Math.min(highest, Math.max(lowest, from + step));
  const turnsBack = target === from && step !== 0;
  return nearest(
    turnsBack ? from - step : target,
    (pitch) =>
      pitch >= lowest &&
      pitch <= highest &&
      (step === 0 || pitch !== from) &&
      (onBeat ? isIn(chord, pitch) : scale.includes(pitch % 12)),
  );
}

function newIdea({ rhythms, endings }: Tune, random: Chance): Idea {
  const first = pick(random, rhythms);
  const second = pick(random, rhythms);
  let way = random() < 0.5 ? -1 : 1;
  return [first, second, first, pick(random, endings)].map((rhythm) => {
    const steps = rhythm.map(() => {
      const size = pick(random, [0, 2, 2, 2, 2, 3, 3, 4, 7]);
      const step = way * size;
      // A leap is followed by a turn; other turns are random.
      if (size > 4 || random() < 0.3) way = -way;
      return step;
    });
    return { rhythm, steps };
  });
}
