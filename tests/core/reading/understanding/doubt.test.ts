import { describe, expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import { understand } from '#core/reading/understand.ts';
import { doubtsAboutLines } from '#core/reading/understanding/doubt.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

const doubtIn = (text: string, language: Language) =>
  doubtsAboutLines([parseLine(text, language)], false, 4)[0]?.why;

test.each([
  ['some cheese', 'en', 'no-amount'],
  ['Parmesan', 'de', 'no-amount'],
  ['1 xylofruit', 'en', 'unknown-food'],
  ['200 g Zauberpulver', 'de', 'unknown-food'],
  ['1,2 kg Zwetschgen oder Aprikosen', 'de', 'which-food'],
  ['100 g butter or lard', 'en', 'which-food'],
  ['2 Pink Lady apples', 'en', 'which-food'],
  ['1 bag of flour', 'en', 'unmeasured'],
] as const)('a cook is asked about "%s"', (text, language, why) => {
  expect(doubtIn(text, language)).toBe(why);
});

test.each([
  ['200 g flour', 'en'],
  ['2 onions', 'en'],
  ['3 EL Öl', 'de'],
  ['salt and pepper', 'en'],
  ['Salz und Pfeffer', 'de'],
  ['etwas Petersilie', 'de'],
  ['water', 'en'],
  ['oil for frying', 'en'],
] as const)('a cook is not asked about "%s"', (text, language) => {
  expect(doubtIn(text, language)).toBeUndefined();
});

describe('a serving with more energy than any dish', () => {
  const unsureOf = (yields: string, ...lines: readonly string[]) =>
    understand(
      {
        title: 'Dinner',
        yields,
        language: 'en',
        ingredients: lines.map((text) => ({ text })),
        instructions: [{ text: 'Fry it.' }],
        tags: [],
      },
      { avoid: NOTHING_AVOIDED, language: 'en' },
    ).unsure;

  test('raises a question about the line with most of the energy', () => {
    expect(unsureOf('1 serving', '2 slices bread', '4 packets bacon', '1 tomato')).toEqual([
      { line: 1, why: 'too-much' },
    ]);
    expect(unsureOf('serves 2', '500 g potatoes', '1 l sunflower oil')).toEqual([
      { line: 1, why: 'too-much' },
    ]);
  });

  test('raises no question about a sandwich for one, oil for frying, or a whole cake', () => {
    expect(
      unsureOf('1 serving', '2 bread slices', '4 bacon rashers', '2 lettuce leaves', '1 tomato'),
    ).toEqual([]);
    expect(unsureOf('serves 4', '500 g potatoes', '1 l sunflower oil for deep-frying')).toEqual([]);
    expect(unsureOf('1 cake', '500 g flour', '250 g butter', '250 g sugar', '4 eggs')).toEqual([]);
  });
});

test('a recipe in another language raises one question, not one for each line', () => {
  const lines = ['200 g bloem', '2 eieren', '1 theelepel zout', '300 ml karnemelk', '1 ui', 'wat peterselie'];
  const raw = {
    title: 'Pannenkoeken',
    ingredients: lines.map((text) => ({ text })),
    instructions: [{ text: 'Meng alles door elkaar en bak het.' }],
    tags: [],
  };
  const { unsure } = understand(raw, { avoid: NOTHING_AVOIDED, language: 'en' });
  expect(unsure.map(({ why }) => why)).toEqual(['other-language']);
  const english = understand({ ...raw, language: 'en' }, { avoid: NOTHING_AVOIDED, language: 'en' });
  expect(english.unsure.length).toBeGreaterThan(2);
});
