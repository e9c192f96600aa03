import { expect, test } from 'vitest';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { FRIDGES } from '#tests/cases/fridges.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { tries } from '#tests/long.ts';
import { embeddedModel, embeddedRecipe } from '#tests/support/embedded.ts';

test('a cook who ticks the foods of a fridge gets all of them used, and buys only what the dish needs', async () => {
  let [fridges, pasta] = [0, 0];
  for (let seed = 0; seed < FRIDGES.length; seed += tries(4, 1)) {
    const foods = FRIDGES[seed] ?? [];
    fridges += 1;
    const { title, lines, notUsed = [] } = await embeddedRecipe(foods, {}, seed);
    const kitchen = `${foods.join(' + ')}: ${title}`;
    expect(notUsed, kitchen).toEqual([]);
    expect(lines.filter(({ isToBuy }) => isToBuy).length, kitchen).toBeLessThanOrEqual(1);
    if (lines.some(({ food }) => food === 'pasta')) pasta += 1;
  }
  expect(pasta / fridges).toBeLessThanOrEqual(1 / 4);
});

test.each([
  ['cucumber', 'chicken', 'rice'],
  ['avocado', 'minced-beef', 'potato'],
  ['radish', 'salmon', 'potato'],
])('%s that does not fit the dish becomes a salad beside it', async (raw, ...others) => {
  const { lines, steps } = await embeddedRecipe([raw, ...others], {});
  expect(lines.map(({ food }) => food)).toContain(raw);
  expect(steps.map(({ text }) => text).join(' ')).toContain('Serve the salad beside it.');
});

test.each(['en', 'de'] as const)(
  'fruit that does not fit the dish is served afterwards, in %s',
  async (language) => {
    const written = await writeRecipe(
      { ...fakePorts(), models: [embeddedModel] },
      {
        photos: [],
        language,
        preferences: NO_PREFERENCES,
        ingredients: {
          ...NO_INGREDIENTS,
          confirmed: ['banana', 'minced-beef', 'rice'].map((food) => ({ food })),
        },
        seed: 1,
      },
      () => undefined,
    );
    if (!written.ok) throw new Error(written.error.type);
    const text = written.value.steps.map((step) => step.text).join(' ');
    expect(text).toMatch(
      language === 'en' ? /Serve the bananas? afterwards/ : /Bananen? .* danach servieren/,
    );
  },
);

test('potatoes fry until they are soft', async () => {
  const { steps } = await embeddedRecipe(['potato', 'onion', 'egg'], { maxPrepTime: 60 });
  const minutes = [
    ...steps
      .map(({ text }) => text)
      .join(' ')
      .matchAll(/(\d+) minutes/g),
  ].map(([, time]) => Number(time));
  expect(Math.max(...minutes)).toBeGreaterThanOrEqual(18);
});

test.each([
  [['rice', 'chicken', 'cheese'], 'cheese', 'Grate or crumble the cheese over it.'],
  [['potato', 'cabbage', 'sausage', 'mustard'], 'mustard', 'Serve with the mustard.'],
  [['couscous', 'chickpeas', 'cucumber', 'yoghurt'], 'yoghurt', 'Serve with the yoghurt.'],
  [['egg-noodles', 'tofu', 'cashew'], 'cashew', 'Scatter with the cashews.'],
  [['spinach', 'potato', 'lentils', 'egg'], 'egg', 'Lay the eggs on top.'],
] as const)('with %j, the %s that fits no dish goes on top or beside it', async (foods, food, sentence) => {
  const { lines, steps } = await embeddedRecipe(foods, {});
  expect(lines.map((line) => line.food)).toContain(food);
  expect(steps.map(({ text }) => text).join(' ')).toContain(sentence);
});

test.each([
  [
    ['rice', 'black-beans', 'sweetcorn'],
    ['cumin', 'paprika-powder'],
  ],
  [
    ['tomato', 'mozzarella', 'bread'],
    ['oregano', 'thyme', 'paprika-powder'],
  ],
  [
    ['kale', 'sausage', 'potato'],
    ['nutmeg', 'paprika-powder', 'thyme'],
  ],
  [
    ['minced-beef', 'tomato', 'cheddar', 'rice'],
    ['oregano', 'thyme', 'paprika-powder', 'cumin'],
  ],
])('the spices for %j are those of its cuisine', async (foods, usual) => {
  const spices = `oregano thyme nutmeg cumin cinnamon turmeric curry-powder paprika-powder`.split(' ');
  for (let seed = 0; seed < 12; seed += 1) {
    const { lines, title } = await embeddedRecipe(foods, {}, seed);
    const used = lines.flatMap(({ food }) => (food && spices.includes(food) ? [food] : []));
    for (const spice of used) expect(usual, title).toContain(spice);
  }
});

test('a plate has a whole portion of meat, which is weighed, beside vegetables and potatoes', async () => {
  const { lines, servings } = await embeddedRecipe(['turkey', 'potato', 'carrot', 'peas'], {});
  const { quantity = 0, unit } = lines.find(({ food }) => food === 'turkey') ?? {};
  expect(unit).toBe('g');
  expect(quantity / servings).toBeGreaterThanOrEqual(75);
});

test('fish and meat are added when the potatoes are half done, and mince or tinned tuna is never baked', async () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const { steps } = await embeddedRecipe(['salmon', 'potato', 'carrot'], {}, seed);
    const text = steps.map((step) => step.text).join(' ');
    if (text.includes('baking tray')) expect(text).toContain('lay the salmon in between');
    for (const other of ['minced-beef', 'canned-tuna']) {
      const { title } = await embeddedRecipe([other, 'tomato', 'rice'], {}, seed);
      expect(title).not.toMatch(/^Roasted/);
    }
  }
});

/** Forty cooks, each with a rest of the day. */
const EVENINGS = FRIDGES.slice(0, 40).map((foods, at) => ({
  foods,
  dayLeft: { calories: 350 + ((at * 97) % 550), protein: 10 + ((at * 7) % 20) },
}));

test('a cook who asks for the rest of the day gets it, or is told how far the dish is off', async () => {
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
  expect(kept / asked).toBeGreaterThanOrEqual(0.5);
});
