import { describe, expect, test } from 'vitest';
import { isPlain } from '#core/generation/draft/plain-words.ts';
import { guardFor } from '#core/guard/guard.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { avoidedWords } from '#core/reading/understanding/avoided-words.ts';
import { DIETS } from '#core/nutrition/diet.ts';
import { workOf } from './work-of.ts';
import { judgedLine } from '#tests/cases/guard/judged-line.ts';

const AVOIDED = {
  dietaryPreferences: DIETS,
  avoid: { allergens: [...ALLERGENS], words: ['kiwi', 'coriander'] },
};

/** Texts that slow the guard down, repeated as often as they fit. */
const SHAPES = [
  'milk or ',
  'oat milk, ',
  'carbonara butter ',
  '“butter” ',
  'Serve. With the milk. ',
  'vegan cheese ',
  'mit der Butter ',
  'Käse-',
  'kiwi and ',
];

/** Four times the text may take four times the work. */
const MOST_GROWTH = 4.8;

describe('the work of a guard', () => {
  test.each(SHAPES)('grows linearly with a text of "%s"', (shape) => {
    const judge = (length: number) =>
      workOf(() => {
        const text = shape.repeat(length / shape.length);
        const guard = guardFor(AVOIDED);
        guard.line(judgedLine({ food: 'rice', name: 'rice', note: null }));
        guard.line(judgedLine({ food: text, name: text, note: text }));
        guard.title(text);
        guard.step(text);
      });
    judge(100);
    expect(judge(2_000) / judge(500)).toBeLessThan(MOST_GROWTH);
  });

  test.each(SHAPES)('grows linearly with lines and steps of "%s"', (shape) => {
    const judge = (count: number) =>
      workOf(() => {
        const guard = guardFor(AVOIDED);
        for (let at = 0; at < count; at += 1)
          guard.line({ food: 'rice', name: `${shape} ${at} rice`, note: shape });
        for (let at = 0; at < count; at += 1) guard.step(`${shape} ${at}`);
      });
    judge(10);
    expect(judge(160) / judge(40)).toBeLessThan(MOST_GROWTH);
  });

  test.each(['a', 'a.', '<a', '[', 'a@', '00 ', 'ignore '])(
    'The work of looking for links in "%s" grows linearly with the text',
    (shape) => {
      const judge = (length: number) => workOf(() => void isPlain(shape.repeat(length)));
      expect(judge(2_000) / judge(500)).toBeLessThan(MOST_GROWTH);
    },
  );

  test('is done once for all that a cook avoids', () => {
    const steps = Array.from({ length: 40 }, (_, at) =>
      `Add the milk, nuts and kiwi to pan ${at}, then stir. `.repeat(8),
    );
    const recipe = { title: 'Bowl', lines: [{ name: 'milk' }, { name: 'nuts' }], steps };
    const words = ['kiwi', ...'bdfghjklmnpqrstvwxz'].map((letter) => `${letter}anana`);
    const search = (avoid: Parameters<typeof avoidedWords>[1]) =>
      workOf(() => void avoidedWords(recipe, avoid));
    const first = { allergens: ['milk' as const], words: [] };
    search(first);
    expect(search({ allergens: [...ALLERGENS], words }) / search(first)).toBeLessThan(3);
  });
});
