import { describe, expect, test } from 'vitest';
import { keptDiets } from '#core/generation/draft/check-draft.ts';
import { readDraft } from '#core/generation/draft/read-draft.ts';
import { DIETS, type Diet } from '#core/nutrition/diet.ts';
import { dietsOf, dietsUnbroken } from '#core/recipe/diets.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { DRAFT } from '#tests/support/models.ts';

/** Returns the diets of a typed recipe and of a draft, if each claims all diets. */
const keptBy = (foods: readonly string[], note: string | null = null): readonly (readonly Diet[])[] => {
  const lines = foods.map((food) => ({ food, name: food, quantity: 1, unit: null, grams: 100, note }));
  const draft = { ...DRAFT, notUsed: [], title: 'Supper', dietaryPreferences: [...DIETS], lines };
  const typed = foods.map((food) => parseLine(note === null ? food : `${food}, ${note}`, 'en'));
  return [
    dietsOf(typed),
    dietsUnbroken(DIETS, typed),
    keptDiets(readDraft({ ...draft, steps: ['Serve.'] }, 'en')),
  ];
};

describe('the diets of a recipe', () => {
  test.each([
    ['spaghetti and parmesan', null, 'vegetarian', false],
    ['butter or vegan butter', null, 'vegan', false],
    ['butter or vegan butter', null, 'vegetarian', true],
    ['oat milk or milk', null, 'lactose-free', false],
    ['tofu or chicken breast', null, 'vegetarian', false],
    ['soy sauce or tamari', null, 'gluten-free', false],
    ['manchego', 'with microbial rennet', 'vegetarian', true],
    ['manchego', 'a microbial rennet would be new', 'vegetarian', false],
    ['manchego or gouda', 'with microbial rennet', 'vegetarian', false],
    ['butter', 'vegan works too', 'vegan', false],
  ] as const)(
    'are the same, whether a model or a cook writes them: %s (%s), %s %j',
    (foods, note, diet, isKept) => {
      const kept = keptBy(foods.split(' and '), note);
      expect(kept.map((diets) => diets.includes(diet))).toEqual([isKept, isKept, isKept]);
    },
  );
});
