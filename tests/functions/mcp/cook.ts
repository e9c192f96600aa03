import { anEmail } from '#tests/support/api-client.ts';
import { heldData } from '#tests/support/held-data.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';
import { tokenFor } from './assistant.ts';

export const DAY = new Date().toISOString().slice(0, 10);

export const SOUP = {
  title: 'Leek soup',
  servings: 2,
  ingredients: ['2 leeks', '500 ml vegetable stock'],
  instructions: ['Slice the leeks.', 'Simmer for 20 minutes.'],
};

/** A cook with a recipe and a token of each scope. */
export async function aCook() {
  const cookie = await stage.signUp(anEmail());
  const [read, write] = [await tokenFor(cookie, 'read'), await tokenFor(cookie, 'write')];
  const { id } = (await stage.call('POST', '/api/recipes', { cookie, body: SOUP })).body;
  return { cookie, read, write, recipeId: Number(id) };
}

/** Returns all stored data except the counters of requests, which depend on chance: one read in ten is counted. */
export const keptData = async (): Promise<readonly string[]> =>
  (await heldData(stage.data)).items.filter((item) => !item.includes('"pk":"RATE#')).toSorted();

/** Returns a valid input for each tool. */
export const inputsOf = ({ recipeId }: { readonly recipeId: number }): Readonly<Record<string, object>> => ({
  find_recipes: { q: 'leek' },
  read_recipe: { id: recipeId },
  add_recipe: { ...SOUP, title: 'Another soup' },
  see_list: {},
  add_to_list: { items: [{ name: 'Milk', amount: { quantity: 1, unit: 'l' } }, { name: 'Batteries' }] },
  tick_on_list: { ids: ['milk'] },
  see_week: { from: DAY, to: DAY },
  plan_meal: { day: DAY, slot: 'dinner', title: 'Leek soup', servings: 2, recipeId },
  remove_meal: { id: 'a-meal-that-was' },
  see_diary: { from: DAY, to: DAY },
  find_foods: { q: 'porridge' },
  log_eaten: {
    day: DAY,
    meal: 'breakfast',
    name: 'Oats',
    source: { food: 'oats' },
    amount: { quantity: 50, unit: 'g' },
  },
  what_fits_today: { day: DAY },
});
