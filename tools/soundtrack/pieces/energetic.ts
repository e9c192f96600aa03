import { chance } from '../sound/chance.ts';
import { bassOf, chordAt, chords, voiceLeading } from '../score/harmony.ts';
import { kick, shaker, snap } from '../instruments/drums.ts';
import { celesta, marimba } from '../instruments/keys.ts';
import { ukulele, uprightBass } from '../instruments/strings.ts';
import { melody } from '../score/melody.ts';
import { bars, inBars, strokes, type Note, type Piece } from '../score/score.ts';

const BEATS = 4;
const BARS = 32;
const VERSE = chords('D A/C# Bm7 G D A G A');
const LIFT = chords('Bm7 G D A Bm7 G Gadd9 A');
const HARMONY = [...VERSE, ...VERSE, ...LIFT, ...VERSE];
const HAND = voiceLeading(HARMONY, 4, 68);

/**
 * A walk in D that whistles: ukulele, bass and snapping fingers, a marimba with the tune, small bells for the last
 * round.
 */
export const energetic: Piece = {
  tempo: 114,
  beatsPerBar: BEATS,
  bars: BARS,
  swing: 0.56,
  roomSize: 1.1,
  seed: 23,
  parts: [
    {
      instrument: ukulele,
      notes: inBars(bars(0, BARS), BEATS, strum),
      level: -5,
      place: -0.35,
      width: 0.25,
      room: 0.18,
    },
    {
      instrument: uprightBass,
      notes: inBars(bars(0, BARS), BEATS, bass),
      level: -4,
      place: 0,
      room: 0.05,
      looseness: 4,
    },
    { instrument: marimba, notes: tune(), level: -4, place: 0.3, room: 0.25 },
    {
      instrument: celesta,
      notes: tune()
        .filter(({ at }) => at >= 24 * BEATS)
        .map((note) => ({ ...note, pitch: note.pitch + 12, velocity: note.velocity * 0.8 })),
      level: -16,
      place: -0.55,
      room: 0.4,
    },
    {
      instrument: kick,
      notes: inBars(bars(4, BARS), BEATS, (bar) =>
        bar % 8 === 7 ? strokes([0, 0.8]) : strokes([0, 0.85], [1.5, 0.4], [2, 0.75]),
      ),
      level: -8,
      place: 0,
      room: 0.04,
      looseness: 2,
    },
    {
      instrument: snap,
      notes: inBars(bars(0, BARS), BEATS, () => strokes([1, 0.8], [3, 0.85])),
      level: -3,
      place: 0.1,
      width: 0.35,
      room: 0.3,
      looseness: 6,
    },
    {
      instrument: shaker,
      notes: inBars(bars(2, BARS), BEATS, () =>
        bars(0, 8).flatMap((eighth) => strokes([eighth / 2, eighth % 2 === 0 ? 0.4 : 0.65])),
      ),
      level: -14,
      place: 0.55,
      room: 0.12,
      looseness: 3,
    },
  ],
};

/** Down, down, up, up, down, up. A stroke crosses the strings in about 30 ms; upstrokes start with the high ones. */
function strum(bar: number): Note[] {
  const strings = HAND[bar] ?? [];
  const runs = 0.018;
  return [
    { at: 0, down: true, velocity: 0.75 },
    { at: 1, down: true, velocity: 0.55 },
    { at: 1.5, down: false, velocity: 0.45 },
    { at: 2.5, down: false, velocity: 0.5 },
    { at: 3, down: true, velocity: 0.6 },
    { at: 3.5, down: false, velocity: 0.42 },
  ].flatMap(({ at, down, velocity }) => {
    const caught = down ? strings : strings.toReversed().slice(0, 3);
    return caught.map((pitch, i) => ({ at: at + i * runs, beats: 0.8, pitch, velocity }));
  });
}

function bass(bar: number): Note[] {
  const root = bassOf(chordAt(HARMONY, bar), 33);
  const fifth = root + 7;
  return [
    { at: 0, beats: 0.9, pitch: root, velocity: 0.85 },
    { at: 1.5, beats: 0.45, pitch: root, velocity: 0.6 },
    { at: 2, beats: 0.9, pitch: bar % 2 === 0 ? root : fifth, velocity: 0.75 },
    { at: 3, beats: 0.9, pitch: bar % 2 === 0 ? fifth : root, velocity: 0.65 },
  ];
}

function tune(): Note[] {
  const notes = melody(
    {
      chords: HARMONY.slice(4),
      beatsPerBar: BEATS,
      scale: [2, 4, 6, 9, 11],
      lowest: 69,
      highest: 86,
      rhythms: [
        [
          [0, 0.5],
          [0.5, 0.5],
          [1, 0.5],
          [1.5, 1],
          [2.5, 0.5],
          [3, 0.5],
        ],
        [
          [0.5, 0.5],
          [1, 0.5],
          [1.5, 0.5],
          [2, 0.5],
          [2.5, 0.5],
          [3, 0.8],
        ],
        [
          [0, 1],
          [1.5, 0.5],
          [2, 0.5],
          [2.5, 0.5],
          [3.5, 0.5],
        ],
      ],
      endings: [
        [
          [0, 0.5],
          [0.5, 0.5],
          [1, 1.5],
        ],
        [
          [0, 1],
          [1, 0.5],
          [1.5, 1.5],
        ],
      ],
      form: 'ABACDAB',
    },
    chance(7),
  );
  return notes.map((note) => ({ ...note, at: note.at + 4 * BEATS }));
}
