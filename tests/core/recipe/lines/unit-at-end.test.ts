import { describe, expect, test } from 'vitest';
import { lineOf } from '#core/generation/draft/draft.ts';
import { Language } from '#core/language.ts';
import type { Food } from '#core/nutrition/food.ts';
import { foodById, foodByName, FOODS } from '#core/nutrition/foods/foods.ts';
import { UNIT_WORDS, UNITS, type Unit } from '#core/nutrition/units.ts';
import { isWeight, weigh } from '#core/nutrition/weigh.ts';
import { lineText } from '#core/recipe/lines/line.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { readTypedFood } from '#core/recipe/lines/typed-food.ts';
import { unitNamed } from '#core/nutrition/unit-names.ts';
import { unitAtEnd } from '#core/recipe/lines/unit-at-end.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { sampleOf } from '#tests/long.ts';

/** Each name of the table in each language. */
const NAMES = Language.options.flatMap((language) =>
  FOODS.flatMap((food) => food.names[language].map((name) => ({ food, language, name }))),
);

/** Units of a row that can stand beside a name; pieces have no word, and lengths measure a piece. */
const unitsOf = ({ weights }: Food): readonly Unit[] =>
  UNITS.filter((unit) => unit in weights && unit !== 'piece' && unit !== 'cm');

/** Two units in one name: "2 Stangen Sellerie Köpfe", "2 leaf spinach bunches". */
const beginsWithUnit = (name: string) => name.includes(' ') && unitNamed(name.split(' ')[0] ?? '');

/** "Cheese slices" are a food of their own; tinned peaches are, too. */
const isOther = (text: string, food: Food, unit: Unit, language: Language) =>
  (foodByName(text, language) ?? food) !== food ||
  (unit === 'can' && foodById(`canned-${food.id}`) !== undefined);

/** Sizes that are words of a name: small lettuces weigh less. */
const SIZED = /^(?:large|jumbo|little) /;

/** Foods named after a unit: "2 roll slices", "2 beet bunches". */
const CALLED_A_UNIT = /^(?:rolls?|beet)$/;

const wrong = (texts: readonly (readonly [text: string, food: Food, unit: Unit, language: Language])[]) =>
  sampleOf(texts, 3).flatMap(([text, food, unit, language]) => {
    const { grams = 0 } = parseLine(`2 ${text}`, language);
    const should = weigh(food, 2, unit) ?? 0;
    return Math.abs(grams - should) <= 0.1 ? [] : [`2 ${text}: ${grams} instead of ${should}`];
  });

const withUnits = NAMES.filter(
  ({ name }) => !beginsWithUnit(name) && !SIZED.test(name) && !CALLED_A_UNIT.test(name),
).flatMap(({ food, language, name }) =>
  unitsOf(food).map((unit) => ({ food, language, name, unit, word: UNIT_WORDS[unit][language][1] })),
);

/** Names for a remaining part, or for the powder of a liquid. */
const SAYS_HOW_MUCH = /fleisch$|^frittier|^frying|^(?:canned|tinned) |from a can$|[ie]nstant/i;

/** A pint of a stock product means prepared stock. */
const isPoured = ({ id }: Food) => id === 'vegetable-stock';

const MEASURES: readonly Unit[] = ['g', 'kg', 'oz', 'lb', 'ml', 'l', 'tsp', 'tbsp', 'cup'];

describe('a food has the same weight with each unit of weight and volume', () => {
  const measured = NAMES.filter(({ food, name }) => !SAYS_HOW_MUCH.test(name) && !isPoured(food)).flatMap(
    ({ food, language, name }) =>
      MEASURES.filter((unit) => weigh(food, 1, unit) !== undefined).map((unit) => {
        const edible = isWeight(unit) ? (food.weights.edible ?? 1) : 1;
        const grams = (weigh(food, 2, unit) ?? 0) * edible;
        return { food, language, name, grams, amount: `2 ${UNIT_WORDS[unit][language][1]}` };
      }),
  );
  const asked = sampleOf(measured, 13);

  const wrongOf = (textOf: (each: (typeof asked)[number]) => string) =>
    asked.flatMap((each) => {
      const { food, grams = 0 } = parseLine(textOf(each), each.language);
      const isRight = food === each.food.id && Math.abs(grams - each.grams) <= 0.1 + each.grams / 1_000;
      return isRight ? [] : [`${textOf(each)}: ${grams} g of ${food}`];
    });

  test('before each of its names', MANY_INPUTS, () => {
    expect(measured.length).toBeGreaterThan(30_000);
    expect(wrongOf(({ amount, name }) => `${amount} ${name}`)).toEqual([]);
  });

  test('after each of its names', MANY_INPUTS, () => {
    expect(wrongOf(({ amount, name }) => `${name}, ${amount}`)).toEqual([]);
  });
});

describe('a food has the same weight with a unit of its row', () => {
  test('before each of its names', () => {
    const texts = withUnits.map(
      ({ food, language, name, unit, word }) => [`${word} ${name}`, food, unit, language] as const,
    );
    expect(texts.length).toBeGreaterThan(4_000);
    expect(wrong(texts.filter(([, food, unit, language]) => !isOther('', food, unit, language)))).toEqual([]);
  });

  test('after each of its names', () => {
    const texts = withUnits.map(
      ({ food, language, name, unit, word }) => [`${name} ${word}`, food, unit, language] as const,
    );
    expect(
      wrong(texts.filter(([text, food, unit, language]) => !isOther(text, food, unit, language))),
    ).toEqual([]);
  });

  test('inside a German compound', () => {
    const texts = withUnits
      .filter(
        ({ language, name, word }) =>
          language === 'de' && /^\p{Lu}\p{Ll}{3,}$/u.test(word) && !name.includes(' '),
      )
      .map(
        ({ food, language, name, unit, word }) =>
          [`${name}${word.toLowerCase()}`, food, unit, language] as const,
      );
    expect(texts.length).toBeGreaterThan(500);
    expect(
      wrong(texts.filter(([text, food, unit, language]) => !isOther(text, food, unit, language))),
    ).toEqual([]);
  });

  test('inside a name of the table', () => {
    const texts = NAMES.flatMap(({ food, language, name }) => {
      const unit = unitAtEnd(name)?.unit;
      const isCounted = unit !== undefined && weigh(food, 1, unit) !== undefined && !beginsWithUnit(name);
      return isCounted ? [[name, food, unit, language] as const] : [];
    });
    expect(texts.length).toBeGreaterThan(50);
    expect(wrong(texts)).toEqual([]);
  });
});

test.each([
  ['en', '4 bacon rashers', 'bacon', 60],
  ['en', '2 bread slices', 'bread', 90],
  ['en', '8 filo sheets', 'filo', 152],
  ['en', '20 basil leaves', 'basil', 10],
  ['en', '4 smoked bacon rashers, chopped', 'bacon', 60],
  ['en', '6 aubergine slices', 'aubergine', 225],
  ['de', '4 Salatblätter', 'lettuce', 40],
  ['de', '4 Stück Salatblätter', 'lettuce', 40],
  ['de', '1 Ring Fleischwurst', 'fleischwurst', 400],
  ['de', '1 Fleischwurstring', 'fleischwurst', 400],
  ['de', '2 Scheiben Fleischwurst', 'fleischwurst', 40],
  ['de', '2 Zwiebelringe', 'onion', 20],
  ['de', '10 Apfelringe', 'dried-apple', 60],
  ['en', '1 ear of corn', 'corn-cob', 140],
  // These were right before.
  ['en', '2 bread rolls', 'roll', 100],
  ['en', '5 whole cloves', 'cloves', 0.5],
  ['en', '2 salmon fillets', 'salmon', 250],
  ['de', '3 Scheiben Kasseler', 'kasseler', 450],
] as const)('a cook who writes "%s: %s" sees the weight of that unit', (language, text, food, grams) => {
  expect(parseLine(text, language)).toMatchObject({ food, grams });
});

test.each([
  ['de', '2 Knoblauchzehen', '2\u00a0Zehen Knoblauch'],
  ['de', '2 Zehen Knoblauchzehen', '2\u00a0Zehen Knoblauch'],
  ['de', '6 Blätter Gelatineblätter', '6\u00a0Blätter Gelatine'],
  ['de', '2 Selleriestangen', '2\u00a0Stangen Sellerie'],
  ['de', '2 Stangen Selleriestangen', '2\u00a0Stangen Sellerie'],
  ['de', '10 Minzblätter', '10 Minzblätter'],
  ['de', '3 Lorbeerblätter', '3 Lorbeerblätter'],
  ['en', '4 bacon rashers', '4\u00a0slices bacon'],
  ['en', '4 lime leaves', '4 lime leaves'],
] as const)('a unit is written only once: %s: %s', (language, text, written) => {
  const line = parseLine(text, language);
  expect(lineText(line, language)).toBe(written);
  expect(parseLine(written, language)).toMatchObject({ food: line.food, grams: line.grams });
});

test('a model’s weight of rashers or leaves is kept, and typed ones get their usual weight', () => {
  const bacon = {
    food: 'bacon rashers',
    name: 'bacon rashers',
    quantity: 4,
    unit: null,
    grams: 70,
    note: null,
  };
  expect(lineOf(bacon, 'en')).toMatchObject({ food: 'bacon', grams: 70, weighed: 'author' });
  const leaves = {
    food: 'lettuce leaves',
    name: 'Salatblätter',
    quantity: 4,
    unit: null,
    grams: 1_000,
    note: null,
  };
  expect(lineOf(leaves, 'de')).toMatchObject({ food: 'lettuce', grams: 40, weighed: 'measure' });
  expect(readTypedFood('4 bacon rashers', 'en')).toMatchObject({
    food: 'bacon',
    amount: { quantity: 60, unit: 'g' },
  });
  expect(readTypedFood('4 Salatblätter', 'de')).toMatchObject({ amount: { quantity: 40, unit: 'g' } });
});
