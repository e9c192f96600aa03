import { expect, test } from 'vitest';
import { mainKindOf } from '#core/generation/main-kind.ts';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { isGranted } from '#core/nutrition/foods/cupboard.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { HOUR } from '#core/time.ts';
import { tries } from '#tests/long.ts';
import { embeddedModel, embeddedRecipe } from '#tests/support/embedded.ts';

/** Foods that are ticked together. */
const FORTY: readonly FoodId[] = `
  chicken minced-beef beef salmon prawn bacon sausage tofu egg rice pasta potato bread couscous red-lentils chickpeas
  kidney-beans tomato onion garlic carrot bell-pepper courgette mushroom spinach broccoli aubergine cucumber lemon apple
  banana strawberry cream milk yoghurt feta cheese tomato-paste coconut-milk parsley
`
  .trim()
  .split(/\s+/);

/** Every pair and every triple of them. */
function* kitchens(): Generator<readonly FoodId[]> {
  for (const [at, first] of FORTY.entries())
    for (const [next, second] of FORTY.slice(at + 1).entries()) {
      yield [first, second];
      for (const third of FORTY.slice(at + next + 2)) yield [first, second, third];
    }
}

/** Tests one in so many, as all of them take minutes. A prime, so that every food occurs in every position. */
const EACH = tries(199, 1);

const SAMPLE = [...kitchens()].filter((_, index) => index % EACH === 0);

/** "Basics like salt and oil", as the screen says. */
const BASICS: readonly (FoodId | undefined)[] = `
  water salt black-pepper olive-oil rapeseed-oil sunflower-oil butter margarine sugar honey flour cornflour baking-powder
  vinegar mustard soy-sauce vegetable-stock onion garlic oregano thyme nutmeg cumin cinnamon turmeric curry-powder
  paprika-powder
`
  .trim()
  .split(/\s+/);

test(
  'A ticked food is used or reported with its reason, or there is no recipe; other foods are listed for the cook',
  async () => {
    let recipes = 0;
    for (const [seed, confirmed] of SAMPLE.entries()) {
      const written = await writeRecipe(
        { ...fakePorts(), models: [embeddedModel] },
        {
          photos: [],
          language: seed % 2 === 0 ? 'en' : 'de',
          preferences: NO_PREFERENCES,
          ingredients: { ...NO_INGREDIENTS, confirmed: confirmed.map((food) => ({ food })) },
          seed,
        },
        () => undefined,
      );
      const kitchen = confirmed.join(' + ');
      if (!written.ok) {
        expect(written.error, kitchen).toMatchObject({ type: 'NoDish' });
        continue;
      }
      recipes += 1;
      const { title, lines, notUsed = [] } = written.value;
      const used = lines.flatMap(({ food }) => food ?? []);
      for (const kind of ['protein', 'staple'] as const) {
        const own = confirmed.filter((food) => mainKindOf(food) === kind);
        expect(own.length === 0 || own.some((food) => used.includes(food)), `${kitchen}: ${title}`).toBe(
          true,
        );
        for (const { food, reason } of notUsed)
          if (mainKindOf(food) === kind) expect(reason, `${kitchen}: ${food}`).toBe('enough');
      }
      for (const food of confirmed)
        expect([...used, ...notUsed.map((each) => each.food)], `${kitchen}: ${title}`).toContain(food);
      for (const { reason } of notUsed) expect(reason, kitchen).toBeDefined();
      const others = lines.filter(({ food }) => !confirmed.includes(food ?? '') && !BASICS.includes(food));
      expect(
        others.filter(({ food, isToBuy }) => !isToBuy && !isGranted(food ?? '')).map(({ name }) => name),
        `${kitchen}: ${title}`,
      ).toEqual([]);
    }
    expect(recipes / SAMPLE.length).toBeGreaterThan(0.95);
  },
  HOUR,
);

test.each([
  [
    ['chicken', 'rice', 'cream'],
    ['chicken', 'rice'],
  ],
  [
    ['beef', 'bell-pepper', 'rice'],
    ['beef', 'rice'],
  ],
])('a cook who ticks %s gets a dish of them', async (ticked, wanted) => {
  for (let seed = 0; seed < 8; seed += 1) {
    const { lines, title } = await embeddedRecipe(ticked, {}, seed);
    const used = lines.map(({ food }) => food);
    for (const food of wanted) expect(used, title).toContain(food);
    expect(used, title).not.toContain('pasta');
  }
});

test('the eggs of an omelette are among the staples of the prompt, so that nobody has to buy them', async () => {
  for (let seed = 0; seed < 8; seed += 1)
    for (const { food = '', isToBuy } of (await embeddedRecipe(['tomato-paste', 'garlic'], {}, seed)).lines)
      if (isGranted(food)) expect(isToBuy, food).toBeUndefined();
});
