import { describe, expect, test } from 'vitest';
import { keptDiets } from '#core/generation/draft/check-draft.ts';
import { DIETS, type Diet } from '#core/nutrition/diet.ts';
import { dietsOf } from '#core/recipe/diets.ts';

const keptBy = (lines: readonly { readonly food: string; readonly id?: string }[]): readonly Diet[] =>
  keptDiets(
    {
      title: 'Supper',
      cuisine: 'English',
      servings: 2,
      difficulty: 'easy',
      prepTime: 20,
      activeTime: 20,
      description: '',
      equipment: [],
      servingTip: '',
      storageTip: '',
      ingredients: [],
      dietaryPreferences: [...DIETS],
      lines: lines.map(({ food }) => ({ food, name: food, quantity: 1, unit: null, grams: 100, note: null })),
      steps: ['Serve.'],
    },
    lines.map(({ id }) => ({ ...(id !== undefined && { food: id }) })),
  );

describe('the diets of a recipe', () => {
  test('Spaghetti with Parmesan is not vegetarian, whoever writes it', () => {
    const foods = [
      { food: 'spaghetti', id: 'pasta' },
      { food: 'parmesan', id: 'parmesan' },
    ];
    expect(keptBy(foods)).not.toContain('vegetarian');
    expect(dietsOf(foods.map(({ food, id }) => ({ food: id, name: food })))).not.toContain('vegetarian');
  });
});
