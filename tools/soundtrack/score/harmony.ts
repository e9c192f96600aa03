/** MIDI pitch: semitones, with middle C at 60. */
export type Pitch = number;

/** Chord: its root as a pitch class, 0 (C) to 11 (B), and its tones in semitones above the root. */
export type Chord = { readonly bass: number; readonly root: number; readonly tones: readonly number[] };

export const hertzOf = (pitch: Pitch): number => 440 * 2 ** ((pitch - 69) / 12);

/** Parses chord symbols: `chords('Fmaj9 Dm9 C/E')`. @throws for unknown ones */
export const chords = (symbols: string): Chord[] => symbols.split(' ').map(chordOf);

/** Returns the chord of a bar. The progression repeats. */
export function chordAt(progression: readonly Chord[], bar: number): Chord {
  const chord = progression[bar % progression.length];
  if (!chord) throw new Error('There is no chord to play');
  return chord;
}

export const isIn = ({ root, tones }: Chord, pitch: Pitch): boolean =>
  tones.some((tone) => (pitch - root - tone) % 12 === 0);

/** Returns the bass note at or above `lowest`. */
export const bassOf = ({ bass }: Chord, lowest: Pitch): Pitch =>
  lowest + ((((bass - lowest) % 12) + 12) % 12);

/** Returns the accepted pitch nearest to a target; of two equally near ones the lower. */
export function nearest(target: number, isAccepted: (pitch: Pitch) => boolean): Pitch {
  for (let away = 0; away < 12; away += 1) {
    const found = [Math.round(target) - away, Math.round(target) + away].find(isAccepted);
    if (found !== undefined) return found;
  }
  throw new Error(`No pitch is accepted around ${target}`);
}

/**
 * Voices chords so that each voice moves as little as possible.
 * @param voices number of voices; they take the chord's tones in order, without the root if there are more tones
 * @param centre pitch around which the voicings stay
 * @returns pitches of each chord, lowest first
 */
export function voiceLeading(progression: readonly Chord[], voices: number, centre: Pitch): Pitch[][] {
  let hand: Pitch[] = Array.from({ length: voices }, (_, voice) => centre + (voice - (voices - 1) / 2) * 4);
  return progression.map((chord) => {
    const cost = (voicing: Pitch[]) =>
      distance(voicing, hand) + 0.35 * Math.abs(mean(voicing) - centre) * voices;
    hand = voicings(chord, voices, centre).reduce((best, each) => (cost(each) < cost(best) ? each : best));
    return hand;
  });
}

const TONES: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '6': [0, 4, 7, 9],
  '7': [0, 4, 7, 10],
  add9: [0, 4, 7, 14],
  sus: [0, 5, 7],
  '9sus': [0, 5, 7, 10, 14],
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 7, 11, 14],
  m6: [0, 3, 7, 9],
  m7: [0, 3, 7, 10],
  m9: [0, 3, 7, 10, 14],
};

const CLASSES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

function chordOf(symbol: string): Chord {
  const [, name = '', quality = '', bass = name] =
    /^([A-G][b#]?)([^/]*)(?:\/([A-G][b#]?))?$/.exec(symbol) ?? [];
  const tones = TONES[quality];
  if (name === '' || !tones) throw new Error(`Unknown chord: ${symbol}`);
  return { root: classOf(name), bass: classOf(bass), tones };
}

const classOf = (name: string): number =>
  ((CLASSES[name.charAt(0)] ?? 0) + (name.endsWith('#') ? 1 : 0) - (name.endsWith('b') ? 1 : 0) + 12) % 12;

/**
 * Returns all inversions of a chord around the centre, in close position and with the second voice from above lowered
 * by an octave.
 */
function voicings({ root, tones }: Chord, voices: number, centre: Pitch): Pitch[][] {
  // The bass plays the root: with too few voices, the root is left out, then the fifth.
  const kept =
    tones.length > voices
      ? tones.filter((tone) => tone !== 0 && (tones.length - voices < 2 || tone !== 7))
      : tones;
  const classes = new Set(kept.map((tone) => (root + tone) % 12));
  const lowest = Array.from({ length: 25 }, (_, i) => centre - 16 + i).filter((pitch) =>
    classes.has(pitch % 12),
  );
  return lowest.flatMap((low) => {
    const close: Pitch[] = [];
    for (let pitch = low; close.length < voices; pitch += 1) if (classes.has(pitch % 12)) close.push(pitch);
    const open = close.map((pitch, i) => (i === voices - 2 ? pitch - 12 : pitch)).toSorted((a, b) => a - b);
    return [close, open].filter(isClear);
  });
}

/** Rejects neighbouring semitones and low thirds, which sound muddy. */
const isClear = (voicing: Pitch[]): boolean =>
  voicing.every((pitch, i) => {
    const gap = pitch - (voicing[i - 1] ?? -99);
    return gap > 1 && (pitch > 55 || gap > 4);
  });

const distance = (a: readonly Pitch[], b: readonly Pitch[]): number =>
  a.reduce((sum, pitch, i) => sum + Math.abs(pitch - (b[i] ?? pitch)), 0);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
