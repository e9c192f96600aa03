import { expect, test } from 'vitest';
import { doubtAbout } from '#core/reading/understanding/doubt.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

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
  expect(doubtAbout(parseLine(text, language), language)).toBe(why);
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
  expect(doubtAbout(parseLine(text, language), language)).toBeUndefined();
});
