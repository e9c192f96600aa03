import { beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '#core/generation/draft/draft.ts';
import { newRecipe } from '#core/recipe/new-recipe.ts';
import { newRecipeId } from '#core/recipe/recipe-id.ts';
import type { RecipeContent } from '#core/recipe/recipe.ts';
import { servedAmount } from '#core/recipe/scaling/scale.ts';
import { NOON } from '#tests/support/examples.ts';
import { scriptedModel } from '#tests/support/models.ts';
import { events, INPUT, startAnew, write, writeFor } from './write.ts';

const line = (name: string, grams: number, food = name): Draft['lines'][number] => ({
  food,
  name,
  quantity: grams,
  unit: 'g',
  grams,
  note: null,
});
const heading = (name: string) => ({ ...line(name, 0, ''), quantity: 0, unit: '' });

const CAKE = {
  ingredients: ['plums'],
  title: 'Plum tray cake',
  description: 'A thin crust under a lot of fruit.',
  cuisine: 'German',
  difficulty: 'medium',
  dietaryPreferences: ['vegetarian'],
  prepTime: 90,
  activeTime: 30,
  servings: 4,
  equipment: ['baking tray'],
  lines: [
    heading('Dough:'),
    line('flour', 250),
    line('butter', 100),
    heading('Crumble:'),
    line('flour', 150),
    line('plums', 800),
    { ...line('lemon', 60), quantity: 1, unit: 'piece' },
  ],
  steps: [
    'Dough:',
    'Rub the butter into the flour and chill it for 30 minutes.',
    'Crumble:',
    'Lay the plums on it, grate the lemon over them and scatter the flour.',
    'Bake at 180 °C for 40 minutes.',
  ],
  servingTip: 'Best when it is still warm.',
  storageTip: 'Keeps for two days under a cloth.',
};

beforeEach(startAnew);

async function written(draft: object, input = INPUT): Promise<RecipeContent> {
  const result = await writeFor(input, scriptedModel('m', draft));
  if (!result.ok) throw new Error(result.error.type);
  return result.value;
}

const asRecipe = (content: RecipeContent) =>
  newRecipe(content, { id: newRecipeId(NOON, 1), userId: 'cook', photos: [], now: NOON, parent: undefined });

describe('a dish of two parts', () => {
  test('has the lines and steps of each part, also as flat lists without headings', async () => {
    const recipe = asRecipe(await written(CAKE));
    expect(recipe.sections).toEqual([
      {
        name: 'Dough',
        ingredients: ['250\u00a0g flour', '100\u00a0g butter'],
        instructions: ['Rub the butter into the flour and chill it for 30 minutes.'],
      },
      {
        name: 'Crumble',
        ingredients: ['150\u00a0g flour', '800\u00a0g plums', '1 lemon'],
        instructions: [
          'Lay the plums on it, grate the lemon over them and scatter the flour.',
          'Bake at 180 °C for 40 minutes.',
        ],
      },
    ]);
    expect(recipe.ingredients).toHaveLength(5);
    expect(recipe.instructions).toHaveLength(3);
  });

  test('is scaled part by part: three times the flour of the dough, three times that of the crumble', async () => {
    const { lines, servings } = await written(CAKE);
    const serving = { factor: 3, units: 'metric', language: 'en', of: { lines, servings } } as const;
    const flour = lines.filter(({ food }) => food === 'flour').map((each) => servedAmount(each, serving));
    expect(flour).toEqual(['750\u00a0g', '450\u00a0g']);
  });

  test('counts the food of both parts', async () => {
    const whole = await written(CAKE);
    const flat = await written({
      ...CAKE,
      lines: [line('flour', 400), ...CAKE.lines.filter(({ food }) => food !== '' && food !== 'flour')],
    });
    expect(whole.nutrition).toEqual(flat.nutrition);
  });

  test('arrives with the names of its parts', async () => {
    await write(scriptedModel('m', CAKE));
    const parts = events.flatMap((event) => (event.type === 'partial' ? [event.part] : []));
    expect(parts.flatMap((part) => (part.part === 'line' ? (part.line.section ?? '') : []))).toEqual([
      'Dough',
      'Dough',
      'Crumble',
      'Crumble',
      'Crumble',
    ]);
    expect(parts).toContainEqual({ part: 'notes', notes: { description: CAKE.description } });
    expect(parts).toContainEqual(expect.objectContaining({ part: 'facts', activeTime: 30 }));
  });
});

test('a single part that holds everything is dropped', async () => {
  const { lines, steps } = await written({
    ...CAKE,
    lines: [heading('Cake:'), line('plums', 800)],
    steps: ['Cake:', 'Bake the plums at 180 °C for 40 minutes.'],
  });
  expect([...lines, ...steps].map(({ section }) => section)).toEqual([undefined, undefined]);
});

test('headings alone are no recipe', async () => {
  const model = scriptedModel('m', { ...CAKE, steps: ['Dough:', 'Crumble:'] }, CAKE);
  expect(await write(model)).toMatchObject({ ok: true });
  expect(model.prompts).toHaveLength(2);
});

describe('the texts around a recipe', () => {
  test('are kept as the model writes them', async () => {
    expect(await written(CAKE)).toMatchObject({
      description: CAKE.description,
      equipment: ['baking tray'],
      servingTip: CAKE.servingTip,
      storageTip: CAKE.storageTip,
      activeTime: 30,
    });
  });

  test.each([
    ['names what the cook avoids', 'Serve it with whipped cream.'],
    ['holds a link', 'More at www.cakes.example.'],
    ['is in another language', 'Am besten noch warm und mit einem Löffel auf dem Teller servieren.'],
    ['is empty', ''],
    ['is no text', 7],
  ])('are left out if one of them %s, and the recipe is still accepted', async (_, servingTip) => {
    const input = {
      ...INPUT,
      preferences: { ...INPUT.preferences, avoid: { allergens: ['milk' as const], words: [] } },
    };
    const lines = CAKE.lines.map((each) => (each.name === 'butter' ? line('olive oil', 80) : each));
    const steps = CAKE.steps.map((step) => step.replace('butter', 'olive oil'));
    const content = await written({ ...CAKE, lines, steps, servingTip }, input);
    expect(content).not.toHaveProperty('servingTip');
    expect(content.storageTip).toBe(CAKE.storageTip);
    expect(JSON.stringify(events)).not.toMatch(/whipped/);
  });

  test('end with a sentence if one of them is far too long', async () => {
    const { servingTip } = await written({ ...CAKE, servingTip: 'Serve it. '.repeat(60) });
    expect(servingTip).toMatch(/^(?:Serve it\. ){23}Serve it\.$/);
  });

  test('may be missing, as in older answers', async () => {
    const {
      description: _d,
      equipment: _e,
      servingTip: _s,
      storageTip: _k,
      activeTime: _a,
      ...before
    } = CAKE;
    const content = await written(before);
    for (const name of ['description', 'equipment', 'servingTip', 'storageTip', 'activeTime'])
      expect(content).not.toHaveProperty(name);
  });
});

describe('A food to buy', () => {
  const toBuy = ({ lines }: RecipeContent) => lines.filter(({ isToBuy }) => isToBuy).map(({ name }) => name);

  test('is a fresh food that was not on the photos', async () => {
    expect(toBuy(await written(CAKE))).toEqual(['lemon']);
  });

  test('is not a food that was seen or confirmed', async () => {
    expect(toBuy(await written({ ...CAKE, ingredients: ['plums', 'lemons'] }))).toEqual([]);
    const ingredients = { confirmed: [{ food: 'lemon' }, { food: 'plum' }], removed: [], guessed: [] };
    expect(toBuy(await written({ ...CAKE, ingredients: [] }, { ...INPUT, ingredients }))).toEqual([]);
  });

  test('is refused for a cook who buys nothing, unless the model leaves it out', async () => {
    const input = { ...INPUT, preferences: { ...INPUT.preferences, buysNothing: true } };
    expect(await writeFor(input, scriptedModel('m', CAKE, CAKE))).toEqual({
      ok: false,
      error: { type: 'WishesClash', wish: 'buysNothing', wishes: ['buysNothing'] },
    });
    const mended = {
      ...CAKE,
      lines: CAKE.lines.filter(({ name }) => name !== 'lemon'),
      steps: CAKE.steps.map((step) => step.replace(', grate the lemon over them', '')),
    };
    const model = scriptedModel('m', CAKE, mended);
    expect(await writeFor(input, model)).toMatchObject({ ok: true });
    expect(model.prompts[1]?.repair?.feedback).toContain('"lemon"');
  });
});
