import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chance } from '#tools/soundtrack/sound/chance.ts';
import { chords, isIn, voiceLeading } from '#tools/soundtrack/score/harmony.ts';
import { integratedLoudness, power, truePeak } from '#tools/soundtrack/loudness.ts';
import { melody } from '#tools/soundtrack/score/melody.ts';
import { roomAround } from '#tools/soundtrack/room.ts';
import { layInto, RATE, silence, soundOf } from '#tools/soundtrack/sound/sound.ts';

const tone = (hertz: number, level: number, phase = 0) =>
  soundOf(5 * RATE, (i) => 10 ** (level / 20) * Math.sin((2 * Math.PI * hertz * i) / RATE + phase));

// EBU Tech 3341, case 1: a tone of 1 kHz on both channels is as loud in LUFS as its peak is in dBFS.
test.each([-23, -33])('a tone of 1 kHz at %d dBFS measures as many LUFS', (level) => {
  const channel = tone(1_000, level);
  expect(integratedLoudness([channel, channel])).toBeCloseTo(level, 1);
});

test('low tones count less, and silence does not count', () => {
  const [low, middle] = [tone(40, -20), tone(1_000, -20)];
  expect(integratedLoudness([low, low])).toBeLessThan(-23);
  const halfSilent = silence(10 * RATE);
  halfSilent.set(middle);
  expect(integratedLoudness([halfSilent, halfSilent])).toBeCloseTo(-20, 0);
});

// EBU Tech 3341, case 16: the samples of this tone all miss its peaks.
test('a peak between samples is found', () => {
  const channel = tone(RATE / 4, -6, Math.PI / 4);
  expect(Math.max(...channel.subarray(0, RATE))).toBeCloseTo(0.354, 2);
  expect(truePeak([channel, channel])).toBeCloseTo(-6, 0);
});

const someChords = fc
  .array(
    fc.constantFrom('Fmaj9', 'Dm9', 'Gm9', 'C9sus', 'Am7', 'Bbmaj9', 'G6', 'Cm6', 'D7', 'Em', 'G/D', 'A/C#'),
    {
      minLength: 2,
      maxLength: 12,
    },
  )
  .map((symbols) => chords(symbols.join(' ')));

test('every voice sings a note of its chord, apart from its neighbours, and never leaps an octave', () => {
  fc.assert(
    fc.property(someChords, (progression) => {
      const led = voiceLeading(progression, 4, 64);
      led.forEach((voicing, bar) => {
        voicing.forEach((pitch, voice) => {
          const chord = progression[bar];
          expect(chord && isIn(chord, pitch)).toBe(true);
          expect(pitch - (voicing[voice - 1] ?? 0)).toBeGreaterThan(1);
          expect(Math.abs(pitch - (led[bar - 1]?.[voice] ?? pitch))).toBeLessThan(12);
        });
      });
    }),
  );
});

test('a melody rests on its chords, keeps to its range and scale, and returns to its theme', () => {
  fc.assert(
    fc.property(someChords, fc.integer(), (progression, seed) => {
      const scale = [0, 2, 4, 7, 9];
      const rhythm = [
        [0, 1],
        [1, 0.5],
        [1.5, 0.5],
        [2, 2],
      ] as const;
      const notes = melody(
        {
          chords: progression,
          beatsPerBar: 4,
          scale,
          lowest: 67,
          highest: 84,
          rhythms: [rhythm],
          endings: [[[0, 4]]],
          form: 'ABA',
        },
        chance(seed),
      );
      for (const { at, pitch } of notes) {
        const chord = progression[Math.floor(at / 4) % progression.length];
        expect(at % 1 === 0 ? chord && isIn(chord, pitch) : scale.includes(pitch % 12)).toBe(true);
        expect(pitch).toBeGreaterThanOrEqual(67);
        expect(pitch).toBeLessThanOrEqual(84);
      }
      const bars = (from: number) =>
        notes
          .filter(({ at }) => at >= from * 4 && at < (from + 4) * 4)
          .map(({ at, beats }) => [at - from * 4, beats]);
      expect(bars(8)).toEqual(bars(0));
    }),
  );
});

test('A sound that is longer than its loop continues at the beginning', () => {
  const loop = silence(10);
  layInto(
    loop,
    soundOf(4, () => 1),
    8,
    0.5,
  );
  expect([...loop]).toEqual([0.5, 0.5, 0, 0, 0, 0, 0, 0, 0.5, 0.5]);
  layInto(
    loop,
    soundOf(1, () => 1),
    -3,
    1,
  );
  expect(loop[7]).toBe(1);
});

test('a loop begins with the reverb of its end', () => {
  const loop = silence(RATE);
  loop[RATE - 1] = 1;
  for (const channel of roomAround(loop, 1.5)) {
    expect(power(channel.subarray(0, RATE / 10))).toBeGreaterThan(1e-7);
    expect(power(channel.subarray(0, RATE / 10))).toBeGreaterThan(power(channel.subarray(-RATE / 10)));
  }
});
