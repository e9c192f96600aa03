import { expect, test } from 'vitest';
import { Language } from '#core/language.ts';
import { NUMBER_WORDS } from '#core/language/number-words.ts';
import { rangeAt, readNumber } from '#core/language/numbers.ts';
import { tokensOf } from '#core/language/tokens.ts';

test.each([
  ['0.33333333333333 cup', 'en', 1 / 3],
  ['0,3333333 l', 'de', 1 / 3],
  ['1 and 1/2 cups', 'en', 1.5],
  ['2 und 1/2 Tassen', 'de', 2.5],
  ['1-1/2 cups', 'en', 1.5],
  ['1,500 g', 'en', 1_500],
  ['1,500 kg', 'de', 1.5],
  ['.5 kg', 'en', 0.5],
  ['forty-five g', 'en', 45],
  ['half a lemon', 'en', 0.5],
  ['anderthalb Liter', 'de', 1.5],
  ['a few sprigs', 'en', 3],
  ['2 dozen eggs', 'en', 24],
  ['half a dozen eggs', 'en', 6],
  ['ein halbes Dutzend Eier', 'de', 6],
  ['ein Dutzend Eier', 'de', 12],
  ['a third of a cup', 'en', 1 / 3],
  ['two thirds of a cup', 'en', 2 / 3],
  ['one third cup', 'en', 1 / 3],
  ['three quarters of a litre', 'en', 0.75],
  ['ein Drittel Gurke', 'de', 1 / 3],
  ['zwei halbe Zitronen', 'de', 1],
  ['two and a half cups', 'en', 2.5],
  ['½ lemon', 'en', 0.5],
  ['a dozy cook', 'en', 1],
] as const)('%s begins with its number (%s)', (text, language, number) => {
  expect(readNumber(text, language)?.value).toBeCloseTo(number, 6);
});

test.each(['0 eggs', '12.03.2024', 'eggs 2', ' 2 eggs', 'tenderloin', 'elfmal', '-2', ''])(
  '"%s" does not begin with a number',
  (text) => {
    for (const language of Language.options) expect(readNumber(text, language)).toBeUndefined();
  },
);

test('each number word is the same in a line and in a step', () => {
  for (const language of Language.options)
    for (const [word, value] of NUMBER_WORDS[language]) {
      expect(readNumber(`${word} x`, language), word).toEqual({ value, length: word.length });
      expect(rangeAt(tokensOf(`${word} x`), 0, language)?.value, word).toBe(value);
    }
});

test.each([
  ['3- to 4-pound', 'en', 3, 4],
  ['2- bis 3-mal', 'de', 2, 3],
  ['10–12 minutes', 'en', 10, 12],
  ['1 1/2 to 2 hours', 'en', 1.5, 2],
  ['two or three', 'en', 2, 3],
] as const)('%s is a range (%s)', (text, language, value, upTo) => {
  expect(rangeAt(tokensOf(text), 0, language)).toMatchObject({ value, upTo });
});

test.each(['9-inch', '5 or a few', '4 to 3'])('%s is not a range', (text) => {
  expect(rangeAt(tokensOf(text), 0, 'en')?.upTo).toBeUndefined();
});
