import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { Language } from '#core/language.ts';
import { ALLERGENS, type Allergen } from '#core/nutrition/allergen.ts';
import { usuallySuits } from '#core/recipe/diets.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { foodById, FOODS } from '#core/nutrition/foods/foods.ts';
import { DIETS, type Diet } from '#core/nutrition/diet.ts';
import type { RecipeContent } from '#core/recipe/recipe.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { embeddedModel, embeddedRecipe } from '#tests/support/embedded.ts';
import { tries } from '#tests/long.ts';
import { KITCHEN_FOODS } from '#tests/support/kitchen-foods.ts';

// Foods that a cook types, and foods that the device may have mistaken them for.

const TYPED: readonly FoodId[] = [
  'bread',
  'beef',
  'cod',
  'prawn',
  'minced-pork',
  'lentils',
  'kidney-beans',
  'basil',
  'bratwurst',
  'salmon',
  'tofu',
  'broccoli',
  'spinach',
  'walnut',
];

type Request = {
  readonly confirmed: readonly FoodId[];
  readonly removed: readonly FoodId[];
  readonly guessed: readonly FoodId[];
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
  readonly words: readonly string[];
  readonly language: Language;
  readonly seed: number;
};

const anyRequest: fc.Arbitrary<Request> = fc
  .record({
    confirmed: fc.uniqueArray(fc.constantFrom(...TYPED, ...KITCHEN_FOODS), { minLength: 1, maxLength: 5 }),
    removed: fc.uniqueArray(fc.constantFrom(...KITCHEN_FOODS), { maxLength: 3 }),
    guessed: fc.uniqueArray(fc.constantFrom(...KITCHEN_FOODS), { maxLength: 3 }),
    diets: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 2 }),
    allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 2 }),
    words: fc.uniqueArray(fc.constantFrom('onion', 'Zwiebel', 'garlic', 'Reis', 'egg', 'Tomaten'), {
      maxLength: 2,
    }),
    language: fc.constantFrom(...Language.options),
    seed: fc.nat(),
  })
  .map((request) => ({
    ...request,
    removed: request.removed.filter((food) => !request.confirmed.includes(food)),
  }));

const write = ({ confirmed, removed, guessed, diets, allergens, words, language, seed }: Request) =>
  writeRecipe(
    { ...fakePorts(), models: [embeddedModel] },
    {
      photos: [],
      language,
      preferences: {
        dietaryPreferences: [...diets],
        avoid: { allergens: [...allergens], words: [...words] },
      },
      ingredients: {
        confirmed: confirmed.map((food) => ({ food })),
        removed: [...removed],
        guessed: [...guessed],
      },
      seed,
    },
    () => undefined,
  );

const KITCHENS = tries(10, 400);

type Written = Awaited<ReturnType<typeof write>>;

/** All rules below are checked on the same recipes. */
const written = new Map<string, Promise<Written>>();

function writtenOnce(request: Request): Promise<Written> {
  const key = JSON.stringify(request);
  const held = written.get(key) ?? write(request);
  written.set(key, held);
  return held;
}

/** Checks a rule on recipes for cooks who confirmed foods. */
async function ofAnyRecipe(rule: (recipe: RecipeContent, request: Request) => void): Promise<number> {
  let recipes = 0;
  await fc.assert(
    fc.asyncProperty(anyRequest, async (request) => {
      const outcome = await writtenOnce(request);
      if (outcome.ok) {
        recipes += 1;
        rule(outcome.value, request);
      } else expect(['NothingLeft', 'NoDish', 'WishesClash']).toContain(outcome.error.type);
    }),
    { numRuns: KITCHENS },
  );
  return recipes;
}

const foodsOf = ({ lines }: RecipeContent) => lines.map(({ food }) => food);

/** Sentences on serving. */
const SERVES =
  /\b(?:serve|servieren|anrichten|verteilen und gleich trinken|drink at once|carry to the table|auftragen)\b/i;
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]) (?=[\p{Lu}\d])/u);
/** Sentences after serving that add no ingredient. */
const ADDS_NOTHING =
  /babies|Babys|core has been|Kern 2 Minuten|poisonous when raw|Roh sind sie|pregnant|Schwangere/;

describe('a recipe of the embedded author', () => {
  test('uses each confirmed food, or says that it does not', async () => {
    const recipes = await ofAnyRecipe((recipe, { confirmed }) => {
      const unused = (recipe.notUsed ?? []).map(({ food }) => food);
      for (const food of confirmed) expect([...foodsOf(recipe), ...unused]).toContain(food);
      for (const food of unused) expect(foodsOf(recipe)).not.toContain(food);
      expect(confirmed.some((food) => foodsOf(recipe).includes(food))).toBe(true);
    });
    expect(recipes).toBeGreaterThan(KITCHENS / 2);
  });

  test('adds nothing after serving', () =>
    ofAnyRecipe(({ steps }) => {
      const sentences = steps.flatMap(({ text }) => sentencesOf(text));
      const served = sentences.findIndex((sentence) => SERVES.test(sentence));
      if (served < 0) return;
      for (const sentence of sentences.slice(served + 1))
        expect(SERVES.test(sentence) || ADDS_NOTHING.test(sentence), sentence).toBe(true);
    }));

  test('names the pot or the pan that its steps take out', () =>
    ofAnyRecipe(({ equipment, steps }) => {
      const text = steps.map((step) => step.text).join(' ');
      for (const [, vessel = ''] of text.matchAll(
        /(?:\ban?|eine[mr]?|Einen) \p{L}+ (pot|pan|Topf|Pfanne)\b/gu,
      ))
        expect(equipment?.join(), text).toMatch(new RegExp(vessel, 'i'));
    }));

  test('names no food that was removed', () =>
    ofAnyRecipe((recipe, { confirmed, removed, language }) => {
      const text = ` ${foldName([recipe.title, ...recipe.lines.map(({ name }) => name), ...recipe.steps.map((step) => step.text)].join(' . '))} `;
      const isPartOfAnother = (name: string) =>
        confirmed.some((food) =>
          foodById(food)?.names[language].some((other) => foldName(other).includes(foldName(name))),
        );
      for (const food of removed) {
        expect(foodsOf(recipe)).not.toContain(food);
        for (const name of foodById(food)?.names[language] ?? [])
          if (!isPartOfAnother(name)) expect(text, name).not.toContain(` ${foldName(name)} `);
      }
    }));

  test('contains nothing that the cook avoids', () =>
    ofAnyRecipe((recipe, { diets, allergens }) => {
      for (const id of foodsOf(recipe)) {
        const food = foodById(id ?? '') ?? expect.fail(`There is no ${id}.`);
        for (const diet of diets) expect(usuallySuits(food, diet), `${id} ${diet}`).toBe(true);
        for (const allergen of allergens) expect(food.contains, id).not.toContain(allergen);
      }
    }));

  test('names a cuisine only if the dish is known for it', () =>
    ofAnyRecipe(({ title, cuisine }) => {
      if (/smoothie|shake|fruit salad|obstsalat|pancakes|pfannkuchen/i.test(title)) expect(cuisine).toBe('');
    }));
});

test('a cook who avoids all confirmed foods is told so and gets no dish of other foods', async () => {
  const request = { removed: [], guessed: [], allergens: [], words: [], language: 'en', seed: 1 } as const;
  expect(await write({ ...request, confirmed: ['minced-beef', 'egg'], diets: ['vegan'] })).toMatchObject({
    error: { type: 'NothingLeft' },
  });
  expect(await write({ ...request, confirmed: ['potato'], diets: [], words: ['Kartoffeln'] })).toMatchObject({
    error: { type: 'NothingLeft' },
  });
});

test('a cook who asks for a cuisine gets it by name', async () => {
  expect(await embeddedRecipe(['apple'], { cuisine: 'Mexican' })).toMatchObject({ cuisine: 'Mexican' });
  expect(await embeddedRecipe(['apple'], {})).toMatchObject({
    cuisine: expect.not.stringMatching('Mexican'),
  });
});

describe('The name of a food in a recipe', () => {
  test('is the usual word of cooks', () => {
    const nameOf = (id: FoodId) => foodById(id)?.names.en[0];
    expect(nameOf('chicken')).toBe('chicken');
    expect(nameOf('minced-beef')).toBe('minced beef');
    expect(nameOf('steak')).toBe('steak');
    expect(FOODS.flatMap(({ names }) => names.en[0] ?? [])).not.toContain('ground chuck');
  });

  test.each([
    ['chicken', /carcass|whole chicken/],
    ['minced-beef', /chuck/],
    ['steak', /sirloin|ribeye/],
  ])('that is %s is not one of its cuts', async (food, other) => {
    for (let seed = 0; seed < 10; seed += 1)
      expect(JSON.stringify(await embeddedRecipe([food, 'bell-pepper'], {}, seed))).not.toMatch(other);
  });
});

test('the sentence that makes poultry safe starts no timer', async () => {
  const { steps } = await embeddedRecipe(['chicken', 'rice'], {});
  const safe = steps.find(({ text }) => text.includes('has reached 75 °C')) ?? expect.fail();
  const at = safe.text.indexOf('The meat is done when');
  expect(safe.timers?.filter(({ start }) => start > at)).toEqual([]);
});
