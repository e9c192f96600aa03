// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { DEMO_COOK, dishPath } from '#web/timers/dish-path.ts';
import { dishesNow, putDish } from '#web/timers/dishes.ts';

const DEMO = { recipeId: 1, cookId: DEMO_COOK, title: 'Leeks', step: 2, steps: 6 };
const OWN = { recipeId: 2, title: 'Omelette', step: 1, steps: 3 };
const MARTAS = { recipeId: 3, cookId: 'a-cook-of-the-househol', title: 'Tart', step: 1, steps: 3 };

const titles = () => dishesNow().map(({ title }) => title);

beforeEach(() => localStorage.clear());

test('a cook who has tried the demo recipe cooks their first own dish alone', () => {
  putDish(DEMO);
  putDish({ ...DEMO, step: 3 });
  expect(dishesNow()).toMatchObject([{ title: 'Leeks', step: 3 }]);
  putDish(OWN);
  expect(titles()).toEqual(['Omelette']);
});

test('the demo recipe is continued on its own page, and every other on the recipe page', () => {
  expect([DEMO, OWN, MARTAS].map(dishPath)).toEqual([
    '/demo',
    '/recipe/2',
    '/household/a-cook-of-the-househol/recipe/3',
  ]);
});

test('Dishes of a cook and of their household are cooked together', () => {
  putDish(OWN);
  putDish(MARTAS);
  expect(titles()).toEqual(['Omelette', 'Tart']);
});
