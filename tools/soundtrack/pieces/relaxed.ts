import { chance } from '../sound/chance.ts';
import { bassOf, chordAt, chords, voiceLeading } from '../score/harmony.ts';
import { brush, shaker } from '../instruments/drums.ts';
import { vibraphone } from '../instruments/keys.ts';
import { nylonGuitar, uprightBass } from '../instruments/strings.ts';
import { strings } from '../instruments/winds.ts';
import { melody } from '../score/melody.ts';
import { bars, inBars, strokes, type Note, type Piece } from '../score/score.ts';

const BEATS = 4;
const BARS = 24;
const ROUND = chords('Fmaj9 Dm9 Gm9 C9sus Am7 Dm9 Bbmaj9 C9sus');
const HARMONY = [...ROUND, ...ROUND, ...ROUND];
const GUITAR = voiceLeading(HARMONY, 4, 62);
const BOWS = voiceLeading(HARMONY, 3, 66);

/** A slow bossa in F: guitar, bass and bows, and in the second and third round a vibraphone over brushes. */
export const relaxed: Piece = {
  tempo: 80,
  beatsPerBar: BEATS,
  bars: BARS,
  swing: 0.53,
  roomSize: 1.9,
  seed: 11,
  parts: [
    {
      instrument: nylonGuitar,
      notes: inBars(bars(0, BARS), BEATS, guitar),
      level: -2,
      place: -0.15,
      room: 0.3,
    },
    { instrument: uprightBass, notes: inBars(bars(0, BARS), BEATS, bass), level: -4, place: 0, room: 0.08 },
    {
      instrument: strings,
      notes: inBars(bars(0, BARS), BEATS, bows),
      level: -18,
      place: 0,
      width: 0.7,
      room: 0.5,
    },
    { instrument: vibraphone, notes: tune(), level: -8, place: 0.35, room: 0.4, looseness: 9 },
    {
      instrument: brush,
      notes: inBars(bars(8, BARS - 1), BEATS, () => strokes([1, 0.6], [2.5, 0.3], [3, 0.65])),
      level: -17,
      place: 0.15,
      room: 0.25,
    },
    {
      instrument: shaker,
      notes: inBars(bars(4, BARS), BEATS, () =>
        strokes([0, 0.5], [0.5, 0.25], [1, 0.4], [1.5, 0.3], [2, 0.5], [2.5, 0.25], [3, 0.4], [3.5, 0.35]),
      ),
      level: -19,
      place: 0.5,
      room: 0.15,
    },
  ],
};

/** The thumb plays on the beat, the fingers roll: low to high, then pairs off the beat. */
function guitar(bar: number): Note[] {
  const [low = 0, second = 0, third = 0, high = 0] = GUITAR[bar] ?? [];
  const roll: Note[] = [
    { at: 0, beats: 2, pitch: low, velocity: 0.55 },
    { at: 0.5, beats: 1.5, pitch: second, velocity: 0.42 },
    { at: 1, beats: 1.5, pitch: third, velocity: 0.48 },
    { at: 1.5, beats: 2, pitch: high, velocity: 0.55 },
    { at: 2, beats: 2, pitch: low, velocity: 0.45 },
    { at: 2.5, beats: 1.5, pitch: third, velocity: 0.42 },
  ];
  const lift: Note[] =
    bar % 4 === 3
      ? [
          { at: 3, beats: 2, pitch: second, velocity: 0.46 },
          { at: 3.5, beats: 1.5, pitch: third, velocity: 0.42 },
        ]
      : [
          { at: 3, beats: 0.6, pitch: second, velocity: 0.45 },
          { at: 3, beats: 0.6, pitch: high, velocity: 0.5 },
          { at: 3.5, beats: 1, pitch: third, velocity: 0.4 },
        ];
  return [...roll, ...lift];
}

/** Root and fifth, then a neighbour of the next root. */
function bass(bar: number): Note[] {
  const root = bassOf(chordAt(HARMONY, bar), 33);
  return [
    { at: 0, beats: 1.45, pitch: root, velocity: 0.8 },
    { at: 1.5, beats: 0.5, pitch: root, velocity: 0.5 },
    { at: 2, beats: 1.8, pitch: root > 40 ? root - 5 : root + 7, velocity: 0.68 },
  ];
}

function bows(bar: number): Note[] {
  return (BOWS[bar] ?? []).map((pitch) => ({ at: 0, beats: BEATS, pitch, velocity: bar < 8 ? 0.6 : 0.75 }));
}

function tune(): Note[] {
  const notes = melody(
    {
      chords: HARMONY.slice(0, 16),
      beatsPerBar: BEATS,
      scale: [5, 7, 9, 0, 2],
      lowest: 69,
      highest: 84,
      rhythms: [
        [
          [0.5, 0.5],
          [1, 1],
          [2, 1.4],
        ],
        [
          [0, 1.5],
          [1.5, 0.5],
          [2, 1.9],
        ],
        [
          [1, 0.5],
          [1.5, 0.5],
          [2, 0.5],
          [2.5, 1.4],
        ],
      ],
      endings: [
        [[0, 3]],
        [
          [0, 0.5],
          [0.5, 0.5],
          [1, 2.5],
        ],
      ],
      form: 'ABAC',
    },
    chance(4),
  );
  return notes.map((note) => ({ ...note, at: note.at + 8 * BEATS }));
}
