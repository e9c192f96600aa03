import { expect, test } from 'vitest';
import { nutritionPerServing } from '#core/nutrition/nutrition-of.ts';
import { parseLine } from '#core/recipe/parse-line.ts';
import { DISHES, type Dish } from './dishes.fixture.ts';

/** The energy of 100 g of a dish, in kcal, from nothing but its lines. */
function energyOf({ lines, language, yields }: Dish): number {
  const read = lines.map((line) => parseLine(line, language));
  const grams = read.reduce((sum, line) => sum + (line.grams ?? 0), 0) * yields;
  return (nutritionPerServing(read, 1).nutrition.calories / grams) * 100;
}

test('nine of ten dishes have within 15 % the energy that is published of them', () => {
  const off = DISHES.filter((dish) => Math.abs(energyOf(dish) / dish.kcal - 1) > 0.15);
  console.info(
    `${DISHES.length - off.length} of ${DISHES.length} dishes within 15 %. Off: ${off
      .map((dish) => `${dish.title} (${Math.round(energyOf(dish))} for ${dish.kcal} kcal)`)
      .join(', ')}`,
  );
  expect(DISHES.length).toBeGreaterThanOrEqual(60);
  expect(off.length / DISHES.length).toBeLessThanOrEqual(0.1);
});

test('every line of them finds its food', () => {
  const lost = DISHES.flatMap(({ lines, language }) =>
    lines.filter((line) => !parseLine(line, language).food),
  );
  expect(lost).toEqual([]);
});
