import { expect, test } from 'vitest';
import { FRIDGES } from '#tests/cases/fridges.ts';
import { tries } from '#tests/long.ts';
import { embeddedRecipe } from '#tests/support/embedded.ts';

/** What forty cooks have left of their day. */
const EVENINGS = FRIDGES.slice(0, 40).map((foods, at) => ({
  foods,
  dayLeft: { calories: 350 + ((at * 97) % 550), protein: 10 + ((at * 7) % 20) },
}));

test('a cook who asks for what is left of the day is served that, or told by how much it misses', async () => {
  let [asked, kept] = [0, 0];
  for (let at = 0; at < EVENINGS.length; at += tries(4, 1)) {
    const { foods, dayLeft } = EVENINGS[at] ?? { foods: [] };
    if (!dayLeft) continue;
    const { nutrition, doubts = [] } = await embeddedRecipe(foods, { dayLeft }, at);
    const told = doubts.filter(({ about }) => about === 'rich' || about === 'lean');
    const fits =
      nutrition.calories <= dayLeft.calories * 1.05 && nutrition.protein >= dayLeft.protein * 0.9 - 0.5;
    expect(told.length === 0, foods.join(' + ')).toBe(fits);
    asked += 1;
    kept += Number(fits);
  }
  console.log('KEPT', kept, asked);
  expect(kept / asked).toBeGreaterThan(0.4);
});
