import { beforeEach, describe, expect, test } from 'vitest';
import type { Recipe, Translation } from '#core/recipe/recipe.ts';
import type { RecipeInput } from '#core/recipe/recipe-input.ts';
import { editRecipe } from '#core/recipe/typed/edit-recipe.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

const TRANSLATION: Translation = {
  language: 'de',
  title: 'Tomatensuppe',
  cuisine: 'Europäisch',
  lines: [{ name: 'Tomaten' }, { name: 'Olivenöl' }, { name: 'Feenstaub', note: 'fein gemahlen' }],
  steps: [{ text: 'Das Öl erwärmen.' }, { text: 'Alles zugeben.' }],
  model: 'm',
};

/** Only the words of the recipe below. */
const SAME: RecipeInput = {
  title: 'Tomato soup',
  cuisine: 'European',
  language: 'en',
  servings: 2,
  prepTime: 30,
  difficulty: 'easy',
  ingredients: ['4 tomatoes', '1 tbsp olive oil', '½ tsp stardust, finely ground'],
  instructions: ['Warm the olive oil.', 'Add tomatoes and stardust.'],
};

let ports: FakePorts;
let soup: Recipe;

beforeEach(async () => {
  ports = fakePorts(NOON);
  soup = aRecipe(aUserId());
  await ports.recipes.add(soup, 'the-run-of-the-soup');
});

async function edited(input: Partial<RecipeInput>): Promise<Recipe> {
  const held = await ports.recipes.find(soup.userId, soup.id);
  const result = await editRecipe(ports, soup.userId, soup.id, {
    input: { ...SAME, ...input },
    image: undefined,
    version: held?.version ?? 1,
    bodyHash: JSON.stringify(input),
    key: undefined,
  });
  return result.ok ? result.value : expect.fail(result.error.type);
}

describe('the translation of an edited recipe', () => {
  test.each<[string, Partial<RecipeInput>]>([
    ['nothing', {}],
    ['servings and time', { servings: 4, prepTime: 45 }],
    ['an amount', { ingredients: ['5 tomatoes', '2 tbsp olive oil', '½ tsp stardust, finely ground'] }],
  ])('stays if the edit changes %s', async (_, change) => {
    await ports.recipes.addTranslation(soup, TRANSLATION);
    expect((await edited(change)).translation).toEqual(TRANSLATION);
    expect(await ports.recipes.find(soup.userId, soup.id)).toMatchObject({
      version: 2,
      translation: TRANSLATION,
    });
  });

  test.each<[string, Partial<RecipeInput>]>([
    ['the title', { title: 'Soup' }],
    ['a food', { ingredients: ['4 leeks', '1 tbsp olive oil', '½ tsp stardust, finely ground'] }],
    [
      'the order of foods',
      { ingredients: ['1 tbsp olive oil', '4 tomatoes', '½ tsp stardust, finely ground'] },
    ],
    ['a step', { instructions: ['Warm the olive oil.', 'Add tomatoes and stardust. Stir.'] }],
    [
      'a section',
      { ingredients: ['Soup:', '4 tomatoes', '1 tbsp olive oil', '½ tsp stardust, finely ground'] },
    ],
    ['a tip', { servingTip: 'Serve hot.' }],
    ['a utensil', { equipment: ['blender'] }],
  ])('is dropped if the edit changes %s', async (_, change) => {
    await ports.recipes.addTranslation(soup, TRANSLATION);
    expect(await edited(change)).not.toHaveProperty('translation');
    expect(await ports.recipes.find(soup.userId, soup.id)).not.toHaveProperty('translation');
  });

  test('is kept even if it was stored during the edit', async () => {
    const { replace } = ports.recipes;
    ports.recipes.replace = async (...edit) => {
      await ports.recipes.addTranslation(soup, TRANSLATION);
      return replace(...edit);
    };
    await edited({ servings: 4 });
    expect(await ports.recipes.find(soup.userId, soup.id)).toMatchObject({
      version: 2,
      translation: TRANSLATION,
    });
  });
});
