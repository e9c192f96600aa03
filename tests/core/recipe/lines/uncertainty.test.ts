import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { nutritionPerServing } from '#core/recipe/lines/nutrition-of.ts';
import { type NutritionRange } from '#core/nutrition/nutrition.ts';
import { NUTRIENT_NAMES } from '#core/nutrition/nutrients.ts';
import { uncertaintyOf } from '#core/recipe/lines/uncertainty.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { recount } from '#core/recipe/recount.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { UNITS } from '#core/nutrition/units.ts';
import { aRecipe } from '#tests/support/examples.ts';

const aLine = (food: fc.Arbitrary<string | undefined>): fc.Arbitrary<Line> =>
  fc.record({
    name: fc.constant('something'),
    food,
    quantity: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
    unit: fc.option(fc.constantFrom(...UNITS), { nil: undefined }),
    grams: fc.option(fc.integer({ min: 0, max: 600 }), { nil: undefined }),
    weighed: fc.option(fc.constantFrom('weight', 'volume', 'measure', 'author'), { nil: undefined }),
  });

const known = fc.constantFrom(...FOODS.map(({ id }) => id));
const agreed = fc.constantFrom(
  ...FOODS.filter(({ otherCalories }) => otherCalories === undefined).map(({ id }) => id),
);
const unmatched = aLine(fc.constant(undefined));
const lines = fc.array(fc.oneof(aLine(known), unmatched), { minLength: 1, maxLength: 8 });
const servings = fc.integer({ min: 1, max: 12 });

/** Returns the range of a serving; if nothing is uncertain, both ends are equal. */
function rangeOf(of: readonly Line[], among: number): NutritionRange {
  const { nutrition } = nutritionPerServing(of, among);
  return uncertaintyOf(of, among).range ?? { least: nutrition, most: nutrition };
}

describe('the range of a serving', () => {
  test('contains the calculated value, and never goes below zero', () =>
    fc.assert(
      fc.property(lines, servings, (of, among) => {
        const { nutrition } = nutritionPerServing(of, among);
        const { least, most } = rangeOf(of, among);
        for (const nutrient of NUTRIENT_NAMES) {
          expect(least[nutrient]).toBeGreaterThanOrEqual(0);
          expect(least[nutrient]).toBeLessThanOrEqual(nutrition[nutrient]);
          expect(most[nutrient]).toBeGreaterThanOrEqual(nutrition[nutrient]);
        }
      }),
    ));

  test('never gets narrower when an unknown food is added', () =>
    fc.assert(
      fc.property(lines, servings, unmatched, (of, among, more) => {
        const [before, after] = [rangeOf(of, among), rangeOf([...of, more], among)];
        for (const nutrient of NUTRIENT_NAMES) {
          const width = ({ least, most }: NutritionRange) =>
            (most[nutrient] ?? NaN) - (least[nutrient] ?? NaN);
          // All four ends are rounded.
          const rounding = nutrient === 'calories' ? 2 : 0.2;
          expect(width(after)).toBeGreaterThanOrEqual(width(before) - rounding);
        }
      }),
    ));

  test('is absent if all foods and weights are known and certain, and the recipe serves one', () =>
    fc.assert(
      fc.property(fc.array(aLine(agreed), { minLength: 1, maxLength: 8 }), servings, (of, among) => {
        const weighed = of.map((line) => ({
          ...line,
          grams: 100,
          unit: 'g' as const,
          weighed: 'weight' as const,
        }));
        expect(uncertaintyOf(weighed, among, true)).toEqual({});
      }),
    ));

  test.each([
    ['leek', 36],
    ['garlic', 97],
    ['ginger', 48],
  ])(
    'The range of %s includes the energy in both public tables, however precise the weight',
    (food, other) => {
      const { least, most } = rangeOf([{ food, name: food, grams: 100, quantity: 100, unit: 'g' }], 1);
      const { calories } = nutritionPerServing([{ food, name: food, grams: 100 }], 1).nutrition;
      expect([least.calories, most.calories]).toEqual([other, calories]);
    },
  );

  test('is wider by the piece than by the spoon, and widest without an amount', () => {
    const width = (line: Partial<Line>) => {
      const { least, most } = rangeOf([{ food: 'carrot', name: 'carrots', grams: 300, ...line }], 1);
      return most.calories - least.calories;
    };
    const [weighed, spooned, counted, guessed] = [
      width({ quantity: 300, unit: 'g' }),
      width({ quantity: 2, unit: 'cup' }),
      width({ quantity: 4, unit: 'piece' }),
      width({}),
    ];
    expect(weighed).toBe(0);
    expect(spooned).toBeGreaterThan(weighed);
    expect(counted).toBeGreaterThan(spooned);
    expect(guessed).toBeGreaterThan(counted);
  });
});

const read = (...texts: string[]) => texts.map((text) => parseLine(text, 'en'));

describe('the one question about a recipe', () => {
  test('asks about the amount of oil if the amount for frying is missing', () => {
    const of = read('400 g potatoes', 'olive oil, for frying');
    expect(uncertaintyOf(of, 2).question).toEqual({
      about: 'line',
      line: 1,
      unit: 'tbsp',
      grams: expect.closeTo(13.7, 1),
    });
  });

  test('asks about the weight of an important food that is counted in pieces', () => {
    expect(uncertaintyOf(read('3 bananas', '50 g oats'), 2).question).toEqual({
      about: 'line',
      line: 0,
      unit: 'g',
      grams: 1,
    });
  });

  test('asks about the servings if nobody could eat one', () => {
    expect(uncertaintyOf(read('2 kg potatoes', '1 kg minced beef'), 1).question).toEqual({
      about: 'servings',
    });
  });

  test('is not asked if no answer would halve the range, or if the range is narrow', () => {
    expect(uncertaintyOf(read('3 bananas', '3 apples', '3 eggs'), 2).question).toBeUndefined();
    expect(uncertaintyOf(read('500 g pasta', '1 carrot'), 2)).toMatchObject({ range: expect.anything() });
    expect(uncertaintyOf(read('500 g pasta', '1 carrot'), 2).question).toBeUndefined();
  });

  test('halves the range at least once it is answered, and is not asked again', () => {
    let questions = 0;
    fc.assert(
      fc.property(lines, servings, (of, among) => {
        const { range, question } = uncertaintyOf(of, among);
        if (!range || !question) return;
        questions += 1;
        const recipe = aRecipe('cook', { lines: [...of], servings: among, range, question });
        const said =
          question.about === 'servings'
            ? { servings: among, grams: {} }
            : { grams: { [question.line]: of[question.line]?.grams ?? 0 } };
        const after = recount(recipe, said);
        const width = ({ least, most }: NutritionRange) => most.calories - least.calories;
        // Both ends are rounded to whole kcal.
        expect(after.range ? width(after.range) : 0).toBeLessThanOrEqual(width(range) / 2 + 1);
        expect(after.question).not.toEqual(question);
      }),
      { numRuns: 1_000 },
    );
    expect(questions).toBeGreaterThan(30);
  });
});
