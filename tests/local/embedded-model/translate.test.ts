import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { GenerationInput } from '#core/generation/generation-input.ts';
import { askModels } from '#core/generation/model/ask-models.ts';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES, CUISINES } from '#core/generation/preferences.ts';
import { translationTask } from '#core/generation/translation/translation-task.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { otherLanguage, type Language } from '#core/language.ts';
import { figuresIn, openText, valueOf } from '#core/recipe/steps/figures.ts';
import { inLanguage } from '#core/recipe/in-language.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import { DIETS } from '#core/nutrition/diet.ts';
import { DIFFICULTIES } from '#core/recipe/facts/difficulty.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { writtenRecipes } from '#local/embedded-model/written-recipes.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { embeddedAuthor, embeddedModel } from '#tests/support/embedded.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { tries } from '#tests/long.ts';
import { KITCHEN_FOODS } from '#tests/support/kitchen-foods.ts';

const anyRequest = fc.record({
  foods: fc.uniqueArray(fc.constantFrom(...KITCHEN_FOODS), { minLength: 1, maxLength: 6 }),
  // The dish is made of the confirmed foods.
  confirmed: fc.uniqueArray(
    fc.constantFrom('salmon', 'egg', 'walnut', 'rice', 'pasta', 'minced-beef', 'bread', 'potato', 'apple'),
    {
      maxLength: 3,
    },
  ),
  language: fc.constantFrom<Language>('en', 'de'),
  seed: fc.nat(),
  preferences: fc.record(
    {
      avoid: fc.constant(NO_PREFERENCES.avoid),
      dietaryPreferences: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 2 }),
      cuisine: fc.constantFrom(...CUISINES),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      maxPrepTime: fc.integer({ min: 10, max: 90 }),
    },
    { requiredKeys: ['avoid', 'dietaryPreferences'] },
  ),
});

const RECIPES = tries(25, 500);

const ports = fakePorts(NOON);

const CARROTS = {
  language: 'en' as const,
  preferences: NO_PREFERENCES,
  ingredients: { ...NO_INGREDIENTS, confirmed: [{ food: 'carrot' }] },
  seed: 1,
};

const WORDS = {
  title: 'Soup',
  cuisine: '',
  names: ['leek'],
  notes: [],
  sections: [],
  texts: ['With cheese.', 'Keeps for a day.'],
  equipment: [],
  steps: ['Simmer.'],
};

/** Returns a recipe of the embedded author; undefined if there is none for this cook. */
async function written(
  request: Omit<GenerationInput, 'photos'>,
  model = embeddedModel,
): Promise<Recipe | undefined> {
  const recipe = await writeRecipe(
    { ...ports, models: [model] },
    { photos: [], ...request },
    () => undefined,
  );
  return recipe.ok ? aRecipe(aUserId(), recipe.value) : undefined;
}

async function translated(recipe: Recipe, model = embeddedModel): Promise<Recipe> {
  const to = otherLanguage(recipe.language);
  const avoided = { avoid: NO_PREFERENCES.avoid, dietaryPreferences: [] };
  const answer = await askModels(
    { ...ports, models: [model] },
    translationTask({ recipe, to, avoided }),
    () => undefined,
  );
  if (!answer.ok) throw new Error(`"${recipe.title}" was not translated.`);
  return inLanguage({ ...recipe, translation: { ...answer.value.answer, model: 'm' } }, to);
}

/** All numbers of a recipe. */
const figuresOf = ({ lines, steps, language, prepTime, servings, nutrition }: Recipe) => ({
  prepTime,
  servings,
  nutrition,
  lines: lines.map(({ quantity, unit, grams, food }) => [food, quantity, unit, grams]),
  steps: steps.map((step) => figuresIn(step).map(valueOf).toSorted()),
  // Numbers as read from the text.
  read: steps.map(({ text }) => {
    const names = lines.map(({ name }) => name);
    return figuresIn(markedStep(text, language, names))
      .map(valueOf)
      .toSorted();
  }),
});

/** The text of a recipe between its numbers. */
const wordsOf = ({ lines, steps }: Recipe) => [
  ...lines.map(({ name, note }) => [name, note]),
  ...steps.map((step) => openText(step, figuresIn(step))),
];

describe('a recipe of the embedded author', () => {
  test('keeps every number, unit, time and temperature in a translation and back', async () => {
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ foods, confirmed, language, preferences, seed }) => {
        const ingredients = { removed: [], guessed: foods, confirmed: confirmed.map((food) => ({ food })) };
        const recipe = await written({ language, preferences, ingredients, seed });
        // A cook who eats none of the foods gets no recipe.
        if (!recipe) return;
        const there = await translated(recipe);
        const { translation: _, ...alone } = there;
        const back = await translated(alone);

        expect(figuresOf(there)).toEqual(figuresOf(recipe));
        expect(figuresOf(back)).toEqual(figuresOf(recipe));
        expect(there.language).toBe(otherLanguage(language));
        expect(there.steps.map(({ text }) => text)).not.toEqual(recipe.steps.map(({ text }) => text));
        expect(wordsOf(back)).toEqual(wordsOf(recipe));
        steps += recipe.steps.length;
      }),
      { numRuns: RECIPES },
    );
    expect(steps).toBeGreaterThan(2 * RECIPES);
  }, 300_000);

  test('is translated with the foods that a variation left out', async () => {
    const { nutrition } = aRecipe(aUserId());
    const changes = {
      of: 'Tomato soup',
      prepTime: 30,
      difficulty: 'easy' as const,
      nutrition,
      added: [0],
      removed: [{ name: 'tomatoes', food: 'tomato' }, { name: 'stardust' }],
      amounts: [],
    };
    const recipe = { ...((await written(CARROTS)) ?? expect.fail()), changes };
    expect((await translated(recipe)).changes?.removed).toEqual([
      { name: 'Tomaten', food: 'tomato' },
      { name: 'stardust' },
    ]);
  });

  test('is translated after a restart, but not with a cook’s own words', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'munchify-written-')), 'written-recipes.sqlite');
    const before = writtenRecipes(path);
    const recipe = (await written(CARROTS, embeddedAuthor(before))) ?? expect.fail();
    before.close();
    const after = writtenRecipes(path);
    onTestFinished(async () => {
      after.close();
      await rm(dirname(path), { recursive: true });
    });

    expect((await translated(recipe, embeddedAuthor(after))).title).toMatch(/karotte/i);
    const title = 'What grandmother made of carrots';
    await expect(translated({ ...recipe, title }, embeddedAuthor(after))).rejects.toThrow('not translated');
    const [first, ...others] = recipe.lines;
    const lines = [{ ...(first ?? expect.fail()), name: 'parsnips' }, ...others];
    await expect(translated({ ...recipe, lines }, embeddedAuthor(after))).rejects.toThrow('not translated');
  });

  test('is translated without the texts that a cook is not shown, and for another cook', async () => {
    const recipe = (await written(CARROTS)) ?? expect.fail();
    const { description = expect.fail(), servingTip: _, ...without } = recipe;
    const [, ...equipment] = recipe.equipment ?? expect.fail();
    const there = await translated({ ...without, equipment });
    expect(there.servingTip).toBeUndefined();
    expect(there.equipment).toHaveLength(equipment.length);
    expect(there.description).not.toBe(description);

    const author = writtenRecipes();
    const other = { ...WORDS, texts: ['With bread.', 'Keeps for a day.'] };
    author.add('en', { words: WORDS, inOther: { ...WORDS, texts: ['Mit Käse.', 'Hält einen Tag.'] } });
    author.add('en', { words: other, inOther: { ...WORDS, texts: ['Mit Brot.', 'Hält einen Tag.'] } });
    expect(author.find('en', WORDS)).toMatchObject({
      words: { texts: ['With bread.', 'Keeps for a day.', 'With cheese.'] },
      inOther: { texts: ['Mit Brot.', 'Hält einen Tag.', 'Mit Käse.'] },
    });
  });

  test('is forgotten after too many later ones', async () => {
    const author = embeddedAuthor(writtenRecipes(undefined, 2));
    const foods = ['carrot', 'leek', 'potato'];
    const recipes = await Promise.all(
      foods.map((food) =>
        written({ ...CARROTS, ingredients: { ...NO_INGREDIENTS, confirmed: [{ food }] } }, author),
      ),
    );
    const outcomes = await Promise.allSettled(
      recipes.map((recipe) => translated(recipe ?? expect.fail(), author)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('A recipe of another author is not translated', async () => {
    await expect(translated(aRecipe(aUserId()))).rejects.toThrow('was not translated');
  });
});
