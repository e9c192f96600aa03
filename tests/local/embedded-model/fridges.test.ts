import { expect, test } from 'vitest';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { embeddedModel, embeddedRecipe } from '#tests/support/embedded.ts';

/** Typical combinations of foods, collected before the dishes were written. */
const FRIDGES = `
  cucumber tomato chicken rice, cucumber feta tomato olive onion, cucumber yoghurt potato bratwurst,
  cucumber carrot minced-beef pasta, avocado egg rice soy-sauce spring-onion, avocado bread egg tomato,
  potato onion egg bacon, rice egg carrot peas, chickpeas spinach coconut-milk rice,
  red-lentils carrot onion coconut-milk, salmon broccoli potato, salmon cucumber dill potato,
  cod tomato potato fennel, minced-beef kidney-beans bell-pepper canned-tomatoes,
  minced-beef tortilla avocado tomato, chicken-breast tortilla bell-pepper cheddar, mozzarella tomato basil,
  mozzarella tomato pasta basil, courgette aubergine bell-pepper feta, pumpkin carrot ginger cream,
  mushroom cream onion pasta, mushroom leek potato cheese, tofu broccoli rice soy-sauce,
  prawn garlic lemon pasta, beef potato carrot onion, pork cabbage apple potato, sausage lentils carrot,
  egg flour milk apple, banana oats milk, strawberry yoghurt honey, lettuce tomato cucumber canned-tuna,
  lettuce chicken-breast parmesan bread, beetroot feta walnut apple, sweet-potato chickpeas spinach,
  bread cheese tomato cooked-ham, couscous courgette feta lemon, cauliflower potato curry-powder peas,
  kohlrabi carrot potato bratwurst, asparagus potato cooked-ham butter, broccoli cheddar pasta cucumber,
  cooked-rice egg peas spring-onion soy-sauce, gnocchi cherry-tomato mozzarella basil,
  puff-pastry mushroom spinach ricotta, potato quark chives, bratwurst sauerkraut potato,
  beetroot goat-cheese walnut rocket, potato egg cucumber gherkin mayonnaise,
  sweet-potato black-beans avocado lime, tofu pak-choi mushroom ginger, chard white-beans tomato garlic,
  cooked-ham pineapple cheddar toast, smoked-salmon egg cucumber bread, spaetzle onion emmental,
  pear blue-cheese walnut lettuce, red-cabbage apple duck-breast, brown-rice broccoli cashew soy-sauce
`
  .split(',')
  .map((foods) => foods.trim().split(/\s+/));

test('a cook who ticks what is in the fridge has all of it used, and buys only what the dish needs', async () => {
  let pasta = 0;
  for (const [seed, foods] of FRIDGES.entries()) {
    const { title, lines, notUsed = [] } = await embeddedRecipe(foods, {}, seed);
    const kitchen = `${foods.join(' + ')}: ${title}`;
    expect(notUsed, kitchen).toEqual([]);
    expect(lines.filter(({ isToBuy }) => isToBuy).length, kitchen).toBeLessThanOrEqual(1);
    if (lines.some(({ food }) => food === 'pasta')) pasta += 1;
  }
  expect(pasta / FRIDGES.length).toBeLessThanOrEqual(1 / 4);
});

test.each([
  ['cucumber', 'chicken', 'rice'],
  ['avocado', 'minced-beef', 'potato'],
  ['radish', 'salmon', 'potato'],
])('%s that does not go into the dish becomes a salad beside it', async (raw, ...others) => {
  const { lines, steps } = await embeddedRecipe([raw, ...others], {});
  expect(lines.map(({ food }) => food)).toContain(raw);
  expect(steps.map(({ text }) => text).join(' ')).toContain('Serve the salad beside it.');
});

test.each(['en', 'de'] as const)(
  'fruit that does not go into the dish is served afterwards, in %s',
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
