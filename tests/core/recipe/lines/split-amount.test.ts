import { describe, expect, test } from 'vitest';
import { typedEntry } from '#core/diary/typed-amount.ts';
import { Language } from '#core/language.ts';
import { readWanted } from '#core/list/wanted.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { splitAmount } from '#core/recipe/lines/split-amount.ts';
import { readTypedFood } from '#core/recipe/lines/typed-food.ts';
import { sampleOf } from '#tests/long.ts';

const read = (typed: string, language: Language) => {
  const { name, amount } = splitAmount(typed, language);
  return [name, amount?.quantity, amount?.unit];
};

const BEHIND = [' 250 g', ', 250 g', ': ¼ kg', ' - 250g', ' (250 g)', ' ..... 250 g', ' ca. 250 g'];

const meant = (typed: string, language: Language) =>
  JSON.stringify({ ...readTypedFood(typed, language), written: '' });

describe('An amount', () => {
  test('is the same before and after each food of the table, in every place where a cook types one', () => {
    const names = FOODS.flatMap((food) =>
      Language.options.map((language) => [food.names[language][0] ?? '', language] as const),
    );
    const wrong = sampleOf(names, 5).flatMap(([name, language], at) => {
      const before = `250 g ${name}`;
      const behind = `${name}${BEHIND[at % BEHIND.length]}`;
      const isSame =
        parseLine(behind, language).grams === parseLine(before, language).grams &&
        readWanted(behind, language)?.name === readWanted(before, language)?.name &&
        typedEntry(behind, language).words === typedEntry(before, language).words &&
        meant(behind, language) === meant(before, language);
      return isSame ? [] : [behind];
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['Eier 6', 'de', ['Eier', 6, undefined]],
    ['Eier 1-2', 'de', ['Eier', 1.5, undefined]],
    ['Onion x 1', 'en', ['Onion', 1, undefined]],
    ['2x Brot', 'de', ['Brot', 2, undefined]],
    ['2Eier', 'de', ['Eier', 2, undefined]],
    ['Kartoffeln 1½ kg', 'de', ['Kartoffeln', 1.5, 'kg']],
    ['½–1 l Milch', 'de', ['Milch', 0.75, 'l']],
    ['Milk ½ pint', 'en', ['Milk', 0.5, 'pint']],
    ['two thirds of a cup milk', 'en', ['milk', 2 / 3, 'cup']],
    ['ein halbes Dutzend Eier', 'de', ['Eier', 6, undefined]],
    ['Mehl ca. 200 g', 'de', ['Mehl', 200, 'g']],
    ['Mehl Typ 405 500 g', 'de', ['Mehl Typ 405', 500, 'g']],
    ['ein Pfund Hackfleisch', 'en', ['Hackfleisch', 500, 'g']],
    ['10 dag Butter', 'de', ['Butter', 100, 'g']],
    ['25 deka Schinken', 'de', ['Schinken', 250, 'g']],
    ['3- to 4-pound chicken', 'en', ['chicken', 3.5, 'lb']],
    ['2- bis 3-kg Gans', 'de', ['Gans', 2.5, 'kg']],
  ] as const)('is read in %s (%s)', (typed, language, wanted) => {
    expect(read(typed, language)).toEqual(wanted);
  });

  test.each([
    '7up',
    '6er Eier',
    '1,5% Milch',
    '3.5 % Milch',
    'half-fat milk',
    'half fat milk',
    '5-Minuten-Terrine',
    'five-spice',
    'Mehl Type 405',
    'Cola 500',
    'Coca Cola 0,33',
    'Batteries AA 4',
  ])('is not read in the name %s', (name) => {
    for (const language of Language.options)
      expect(read(name, language)).toEqual([name, undefined, undefined]);
  });

  test.each([
    ['Tomaten, 500 g, gewürfelt', 'de', { name: 'Tomaten', grams: 500, note: 'gewürfelt' }],
    ['Butter, 100 g; soft', 'en', { name: 'Butter', grams: 100, note: 'soft' }],
    ['Coke 2 x 500 ml', 'en', { name: 'Coke', quantity: 2, note: '500\u00a0ml each' }],
    ['1 (3- to 4-pound) chicken', 'en', { food: 'chicken', quantity: 1 }],
  ] as const)('after a name may be followed by a note: %s (%s)', (text, language, line) => {
    expect(parseLine(text, language)).toMatchObject(line);
  });

  test.each(['.', ' ', ' x', '-', ', ', 'ca. ', '(', '1 x '])(
    'is found in linear time after a thousand times "%s"',
    (sign) => {
      const text = `Mehl${sign.repeat(1_000)}`;
      const start = performance.now();
      for (const end of ['a 5', ' 5', '']) splitAmount(`${text}${end}`, 'de');
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );
});
