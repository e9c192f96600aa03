import { describe, expect, test } from 'vitest';
import { nutritionPerServing, provenanceOf } from '#core/recipe/lines/nutrition-of.ts';

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

  test('says what share of the weight it could not count', () => {
    const lines = [
      { food: 'tomato', name: 'tomatoes', grams: 300 },
      { name: 'stardust', grams: 100 },
    ];
    expect(nutritionPerServing(lines, 1).unmatchedShare).toBe(0.25);
    expect(nutritionPerServing([], 1)).toMatchObject({ nutrition: { calories: 0 }, unmatchedShare: 0 });
  });
});

describe('where the nutrition of a line comes from', () => {
  test('is told with its food in the language of the cook, and the source of its values', () => {
    const lines = [
      { food: 'carrot', name: 'Rüebli', grams: 300 },
      { food: 'lean-quark', name: 'Magerquark', grams: 500 },
      { name: 'Feenstaub', grams: 10 },
      { food: 'salt', name: 'Salz' },
    ];
    expect(provenanceOf(lines, 'de')).toEqual([
      { name: 'Rüebli', grams: 300, food: 'Karotte', source: 'USDA SR28 no. 11124' },
      { name: 'Magerquark', grams: 500, food: 'Magerquark', source: 'BLS 4.0 M713100' },
      { name: 'Feenstaub', grams: 10 },
      { name: 'Salz', food: 'Salz', source: 'USDA SR28 no. 2047' },
    ]);
  });
});
