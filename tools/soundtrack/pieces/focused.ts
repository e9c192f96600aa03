import { chance } from '../sound/chance.ts';
import { bassOf, chordAt, chords, voiceLeading } from '../score/harmony.ts';
import { kick } from '../instruments/drums.ts';
import { celesta, electricPiano } from '../instruments/keys.ts';
import { uprightBass } from '../instruments/strings.ts';
import { strings } from '../instruments/winds.ts';
import { melody } from '../score/melody.ts';
import { bars, inBars, strokes, type Note, type Piece } from '../score/score.ts';

const BEATS = 4;
const BARS = 20;
const CALM = chords('Em9 Cmaj9 G6 Dadd9');
const DEEP = chords('Am9 Em9 Cmaj9 Dsus');
const HARMONY = [...CALM, ...CALM, ...DEEP, ...CALM, ...CALM];
const HAND = voiceLeading(HARMONY, 4, 64);
const BOWS = voiceLeading(HARMONY, 4, 59);

/**
 * Quiet, in E minor: an electric piano that turns in circles over long bows and a slow heart; far bells now and then.
 */
export const focused: Piece = {
  tempo: 70,
  beatsPerBar: BEATS,
  bars: BARS,
  swing: 0.5,
  roomSize: 3.2,
  seed: 37,
  parts: [
    {
      instrument: electricPiano,
      notes: inBars(bars(0, BARS), BEATS, circles),
      level: -5,
      place: -0.15,
      width: 0.3,
      room: 0.4,
    },
    {
      instrument: strings,
      notes: inBars(bars(0, BARS), BEATS, bows),
      level: -12,
      place: 0,
      width: 0.8,
      room: 0.6,
    },
    { instrument: uprightBass, notes: inBars(bars(0, BARS), BEATS, bass), level: -4, place: 0, room: 0.1 },
    { instrument: celesta, notes: bells(), level: -15, place: 0.4, room: 0.9, looseness: 14 },
    {
      instrument: kick,
      notes: inBars(bars(4, BARS - 1), BEATS, () => strokes([0, 0.6], [0.75, 0.3])),
      level: -13,
      place: 0,
      room: 0.1,
    },
  ],
};

/** Four notes in an order that varies in every other bar. */
function circles(bar: number): Note[] {
  const hand = HAND[bar] ?? [];
  const order = bar % 2 === 0 ? [0, 2, 1, 3, 2, 1, 3, 2] : [0, 2, 3, 1, 2, 3, 2, 1];
  return order.map((voice, i) => ({
    at: i / 2,
    beats: 1.6,
    pitch: hand[voice] ?? 64,
    velocity: [0.5, 0.34, 0.38, 0.36][i % 4] ?? 0.36,
  }));
}

function bows(bar: number): Note[] {
  return (BOWS[bar] ?? []).map((pitch) => ({ at: 0, beats: BEATS, pitch, velocity: 0.7 }));
}

function bass(bar: number): Note[] {
  const root = bassOf(chordAt(HARMONY, bar), 31);
  return [
    { at: 0, beats: 3, pitch: root, velocity: 0.6 },
    { at: 3, beats: 1, pitch: root, velocity: 0.35 },
  ];
}

function bells(): Note[] {
  const notes = melody(
    {
      chords: HARMONY.slice(4, 16),
      beatsPerBar: BEATS,
      scale: [4, 7, 9, 11, 2],
      lowest: 71,
      highest: 88,
      rhythms: [
        [
          [0, 2],
          [2.5, 1.5],
        ],
        [[1, 3]],
        [
          [0, 1.5],
          [1.5, 2.5],
        ],
      ],
      endings: [[[0, 4]], [[1, 3]]],
      form: 'ABA',
    },
    chance(3),
  );
  return notes.map((note) => ({ ...note, at: note.at + 4 * BEATS }));
}
