import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { addNutrition, NO_NUTRITION, roundNutrition, toKilojoules } from '#core/nutrition/nutrition.ts';
import { NUTRIENT_NAMES } from '#core/nutrition/nutrients.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { sourceOf } from '#core/nutrition/foods/sources/source-of.ts';
import { nutritionPerServing, provenanceOf, totalOfLines } from '#core/recipe/lines/nutrition-of.ts';
import { uncertaintyOf } from '#core/recipe/lines/uncertainty.ts';

describe('nutrition of a recipe', () => {
  test('follows from the weights of its lines, per serving', () => {
    const lines = [
      { food: 'tomato', name: 'tomatoes', grams: 500 },
      { food: 'olive-oil', name: 'olive oil', grams: 20 },
    ];
    // 100 g: tomato 0.9 P, 2.7 C (2.6 sugars), 0.2 F, 1.2 fibre, 5 mg sodium; oil 100 F (13.8 saturates), 2 mg sodium.
    // Energy by 4, 4, 9, 2.
    expect(nutritionPerServing(lines, 2)).toEqual({
      nutrition: {
        calories: 137,
        protein: 2.3,
        carbs: 6.8,
        fat: 10.5,
        fiber: 3,
        saturates: 1.4,
        sugars: 6.5,
        salt: 0.03,
      },
      unmatchedShare: 0,
    });
  });

  test('gives the share of the weight that is not counted', () => {
    const lines = [
      { food: 'tomato', name: 'tomatoes', grams: 300 },
      { name: 'stardust', grams: 100 },
    ];
    expect(nutritionPerServing(lines, 1).unmatchedShare).toBe(0.25);
    expect(nutritionPerServing([], 1)).toMatchObject({ nutrition: { calories: 0 }, unmatchedShare: 0 });
  });
});

describe('a food that the table lacks', () => {
  const nutrition = (line: Line) => nutritionPerServing([line], 1).nutrition;
  const STARDUST = { name: 'stardust', grams: 200, weighed: 'author' } as const;

  test('counts with an average if a model has weighed it', () => {
    const { calories, salt } = nutrition(STARDUST);
    const { least, most } = uncertaintyOf([STARDUST], 1).range ?? expect.fail();
    expect([least.calories, least.salt]).toEqual([0, 0]);
    expect(calories).toBeGreaterThan(100);
    expect(Math.abs(most.calories - 2 * calories)).toBeLessThanOrEqual(1);
    expect(most.salt).toBeCloseTo(2 * salt, 1);
  });

  test('is not counted if a person has written it: it may be no food', () => {
    expect(nutrition({ ...STARDUST, weighed: 'weight' })).toEqual(NO_NUTRITION);
  });

  test('is marked as estimated', () => {
    expect(provenanceOf([STARDUST], 'en', sourceOf)).toEqual([
      { name: 'stardust', grams: 200, isEstimated: true },
    ]);
  });
});

describe('The nutrition of a line', () => {
  test('is shown with its food in the language of the cook, and with the source of its values', () => {
    const lines = [
      { food: 'carrot', name: 'Rüebli', grams: 300 },
      { food: 'lean-quark', name: 'Magerquark', grams: 500 },
      { food: 'gluten-free-spaetzle', name: 'glutenfreie Spätzle', grams: 100 },
      { name: 'Feenstaub', grams: 10 },
      { food: 'salt', name: 'Salz' },
    ];
    expect(provenanceOf(lines, 'de', sourceOf)).toEqual([
      { name: 'Rüebli', grams: 300, food: 'Karotte', source: 'USDA SR28 no. 11124' },
      { name: 'Magerquark', grams: 500, food: 'Magerquark', source: 'BLS 4.0 M713100' },
      {
        name: 'glutenfreie Spätzle',
        grams: 100,
        food: 'getrocknete Spätzle (glutenfrei)',
        source: 'BLS 4.0 E432000',
      },
      { name: 'Feenstaub', grams: 10 },
      { name: 'Salz', food: 'Salz', source: 'USDA SR28 no. 2047' },
    ]);
  });
});

const PARTS = [
  ['saturates', 'fat'],
  ['sugars', 'carbs'],
] as const;

describe('the nutrition of any recipe', () => {
  const lines = fc.array(
    fc.record({
      name: fc.constant('something'),
      food: fc.option(fc.constantFrom(...FOODS.map(({ id }) => id)), { nil: undefined }),
      grams: fc.integer({ min: 0, max: 2_000 }),
    }),
    { maxLength: 12 },
  );

  test('has no more saturates than fat and no more sugars than carbohydrate', () =>
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 12 }), (of, servings) => {
        const { nutrition } = nutritionPerServing(of, servings);
        for (const [part, whole] of PARTS) expect(nutrition[part]).toBeLessThanOrEqual(nutrition[whole]);
      }),
    ));

  test('is proportional to the weights of the lines', () =>
    fc.assert(
      fc.property(lines, fc.integer({ min: 2, max: 9 }), (of, factor) => {
        const scaled = of.map((line) => ({ ...line, grams: line.grams * factor }));
        const [once, often] = [totalOfLines(of), totalOfLines(scaled)];
        for (const name of NUTRIENT_NAMES) expect(often[name]).toBeCloseTo(once[name] * factor, 6);
      }),
    ));
});

describe('a sum of nutrition', () => {
  const old = { calories: 300, protein: 10, carbs: 40, fat: 9, fiber: 4 };

  test('leaves out values that an older entry lacks, as the sum would be too small', () => {
    const sum = addNutrition(NO_NUTRITION, old);
    expect(sum).toEqual(old);
    expect(Object.keys(sum)).not.toContain('salt');
    expect(addNutrition({ ...old, salt: 1.2 }, { ...old, salt: 0.3 }).salt).toBe(1.5);
  });

  test('has two decimals of salt', () => {
    expect(roundNutrition({ ...old, salt: 0.345, sugars: 0.345 })).toMatchObject({ salt: 0.35, sugars: 0.3 });
    expect(toKilojoules(425)).toBe(1778);
  });
});
