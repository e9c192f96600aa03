import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { fittingRecipes } from '#core/goals/fitting-recipes.ts';
import { NO_NUTRITION, type Nutrition } from '#core/nutrition/nutrition.ts';

/** Eaten by the evening; 600 kcal, 20 g protein, 60 g carbohydrates, 25 g fat and 10 g fibre are left. */
const EATEN: Nutrition = { calories: 1400, protein: 30, carbs: 190, fat: 45, fiber: 15 };

const recipe = (title: string, nutrition: Partial<Nutrition>) => ({
  title,
  nutrition: { ...NO_NUTRITION, ...nutrition },
});

const suggested = (...recipes: ReturnType<typeof recipe>[]) =>
  fittingRecipes(DEFAULT_GOALS, EATEN, recipes)[0]?.title;

describe('The suggestion for what is left of the day', () => {
  const lentils = recipe('lentils', { calories: 590, protein: 22, carbs: 70, fat: 18, fiber: 11 });
  const crisps = recipe('crisps', { calories: 600, protein: 6, carbs: 50, fat: 40, fiber: 3 });
  const salad = recipe('salad', { calories: 150, protein: 4, carbs: 10, fat: 8, fiber: 5 });

  test('is the recipe that brings the day closest to its goals', () => {
    expect(suggested(crisps, salad, lentils)).toBe('lentils');
    expect(suggested(lentils, crisps, salad)).toBe('lentils');
  });

  test('never exceeds the energy that is left, however well the rest would fit', () => {
    const feast = recipe('feast', { calories: 601, protein: 20, carbs: 60, fat: 25, fiber: 10 });
    expect(suggested(feast, salad)).toBe('salad');
    expect(suggested(feast)).toBeUndefined();
  });

  test('is never a recipe without known nutrition', () => {
    expect(suggested(recipe('unmatched', {}))).toBeUndefined();
  });

  test('is empty once the day is full, or without recipes', () => {
    expect(suggested()).toBeUndefined();
    expect(fittingRecipes(DEFAULT_GOALS, { ...EATEN, calories: 2000 }, [salad])).toEqual([]);
  });

  test('is one of the recipes that fit, and one that meets every goal if there is any', () => {
    const amount = fc.integer({ min: 0, max: 700 });
    const recipes = fc.array(
      fc.record({ calories: amount, protein: amount, carbs: amount, fat: amount, fiber: amount }),
    );
    fc.assert(
      fc.property(recipes, fc.nat(), (all, where) => {
        const candidates = all.map((nutrition) => ({ nutrition }));
        const [found] = fittingRecipes(DEFAULT_GOALS, EATEN, candidates);
        const fitting = candidates.filter(({ nutrition: { calories } }) => calories > 0 && calories <= 600);
        expect(found !== undefined).toBe(fitting.length > 0);
        if (found) expect(fitting).toContain(found);
        const perfect = { nutrition: { calories: 600, protein: 20, carbs: 60, fat: 25, fiber: 10 } };
        const withPerfect = candidates.toSpliced(where % (all.length + 1), 0, perfect);
        expect(fittingRecipes(DEFAULT_GOALS, EATEN, withPerfect)[0]?.nutrition).toEqual(perfect.nutrition);
      }),
    );
  });
});
