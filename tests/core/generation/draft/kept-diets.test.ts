import { describe, expect, test } from 'vitest';
import { keptDiets } from '#core/generation/draft/check-draft.ts';
import { readDraft } from '#core/generation/draft/read-draft.ts';
import { DIETS, type Diet } from '#core/nutrition/diet.ts';
import { dietsOf } from '#core/recipe/diets.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { DRAFT } from '#tests/support/models.ts';

const keptBy = (foods: readonly string[]): readonly Diet[] => {
  const lines = foods.map((food) => ({ food, name: food, quantity: 1, unit: null, grams: 100, note: null }));
  const draft = { ...DRAFT, notUsed: [], title: 'Supper', dietaryPreferences: [...DIETS], lines };
  return keptDiets(readDraft({ ...draft, steps: ['Serve.'] }, 'en'));
};

describe('the diets of a recipe', () => {
  test('Spaghetti with Parmesan is not vegetarian, whoever writes it', () => {
    const foods = ['spaghetti', 'parmesan'];
    expect(keptBy(foods)).not.toContain('vegetarian');
    expect(dietsOf(foods.map((food) => parseLine(food, 'en')))).not.toContain('vegetarian');
  });
});
