import { chance } from '../sound/chance.ts';
import { bassOf, chordAt, chords, voiceLeading } from '../score/harmony.ts';
import { kick, sleighBells } from '../instruments/drums.ts';
import { celesta, marimba } from '../instruments/keys.ts';
import { pizzicato, uprightBass } from '../instruments/strings.ts';
import { accordion } from '../instruments/winds.ts';
import { melody } from '../score/melody.ts';
import { bars, inBars, strokes, type Note, type Piece } from '../score/score.ts';

const BEATS = 3;
const BARS = 48;
const DANCE = chords('G G C G Em Am7 D D7 G G7 C Cm6 G/D Em D7 G');
const TRIO = chords('C G Am7 Em C G Am7 D7 Em Bm7 C G Am7 C D D7');
const HARMONY = [...DANCE, ...TRIO, ...DANCE.slice(0, 15), ...chords('D7')];
const HAND = voiceLeading(HARMONY, 3, 66);

/** A waltz in G for a long table: bass and plucked chords, a celesta with the tune, an accordion, sleigh bells. */
export const festive: Piece = {
  tempo: 132,
  beatsPerBar: BEATS,
  bars: BARS,
  swing: 0.5,
  roomSize: 1.7,
  seed: 53,
  parts: [
    { instrument: uprightBass, notes: inBars(bars(0, BARS), BEATS, bass), level: -4, place: 0, room: 0.08 },
    {
      instrument: pizzicato,
      notes: inBars(bars(0, BARS), BEATS, chordsOnTwoAndThree),
      level: -3,
      place: -0.3,
      width: 0.3,
      room: 0.3,
    },
    {
      instrument: accordion,
      notes: inBars(bars(0, BARS), BEATS, reeds),
      level: -14,
      place: 0.25,
      width: 0.35,
      room: 0.3,
    },
    { instrument: celesta, notes: tune(), level: -7, place: 0.15, room: 0.45, looseness: 7 },
    {
      instrument: marimba,
      notes: tune()
        .filter(({ at }) => at >= 32 * BEATS)
        .map((note) => ({ ...note, pitch: note.pitch - 12, velocity: note.velocity * 0.8 })),
      level: -10,
      place: -0.5,
      room: 0.3,
    },
    {
      instrument: sleighBells,
      notes: inBars(bars(0, BARS), BEATS, (bar) =>
        bar < 16 ? strokes([0, 0.5]) : strokes([0, 0.7], [1, 0.4], [1.5, 0.25], [2, 0.45]),
      ),
      level: -10,
      place: 0.5,
      room: 0.3,
    },
    {
      instrument: kick,
      notes: inBars(bars(16, BARS), BEATS, () => strokes([0, 0.6])),
      level: -11,
      place: 0,
      room: 0.1,
    },
  ],
};

function bass(bar: number): Note[] {
  const root = bassOf(chordAt(HARMONY, bar), 33);
  return [{ at: 0, beats: 1.3, pitch: bar % 4 === 1 && root < 43 ? root + 7 : root, velocity: 0.8 }];
}

function chordsOnTwoAndThree(bar: number): Note[] {
  return [1, 2].flatMap((at) =>
    (HAND[bar] ?? []).map((pitch, i) => ({
      at: at + i * 0.012,
      beats: 0.6,
      pitch,
      velocity: at === 1 ? 0.55 : 0.45,
    })),
  );
}

function reeds(bar: number): Note[] {
  return (HAND[bar] ?? []).map((pitch) => ({
    at: 0,
    beats: BEATS - 0.1,
    pitch,
    velocity: bar < 16 ? 0.5 : 0.75,
  }));
}

function tune(): Note[] {
  return melody(
    {
      chords: HARMONY,
      beatsPerBar: BEATS,
      scale: [7, 9, 11, 2, 4],
      lowest: 72,
      highest: 91,
      rhythms: [
        [
          [0, 1],
          [1, 1],
          [2, 1],
        ],
        [
          [0, 2],
          [2, 1],
        ],
        [
          [0, 1],
          [1, 0.5],
          [1.5, 0.5],
          [2, 1],
        ],
        [
          [0, 1.5],
          [1.5, 0.5],
          [2, 1],
        ],
      ],
      endings: [[[0, 3]], [[0, 2]]],
      form: 'ABACDEDFABAC',
    },
    chance(9),
  );
}
