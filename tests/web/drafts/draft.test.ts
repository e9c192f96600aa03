import { expect, test } from 'vitest';
import { recipeTexts } from '#core/recipe/new-recipe.ts';
import { RecipeInput } from '#core/recipe/recipe-input.ts';
import { typedContent } from '#core/recipe/typed/typed-content.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { draftOf, inputOf, newDraft, partOf } from '#web/drafts/draft.ts';
import { writtenRecipe } from '#web/drafts/written-recipe.ts';
import { problemsOf } from '#web/drafts/draft-problems.ts';

const own = { language: 'en', origin: { type: 'own' } } as const;

test('parts become headings, and a part without a name ends the one before it', () => {
  const draft = newDraft({
    ...own,
    title: ' Cake ',
    ingredients: [partOf('Dough', ['200 g flour', ' ']), partOf('', ['sugar']), partOf('Empty', [''])],
    steps: [partOf('', ['Bake.'])],
  });
  expect(inputOf(draft)).toMatchObject({
    title: 'Cake',
    ingredients: ['Dough:', '200 g flour', ':', 'sugar'],
    instructions: ['Bake.'],
  });
});

test('a saved recipe as a draft has its lines and steps, and the fields that the editor does not show', () => {
  const recipe = aRecipe(aUserId(), { version: 3 });
  const draft = draftOf(recipe);
  expect(draft).toMatchObject({ id: recipe.id, version: 3, title: recipe.title });
  const input = inputOf(draft);
  expect(input.ingredients.filter((text) => !text.endsWith(':'))).toEqual(
    recipe.sections?.flatMap(({ ingredients }) => ingredients),
  );
  expect(input).toMatchObject({ cuisine: recipe.cuisine, difficulty: recipe.difficulty });
  expect(input).not.toHaveProperty('id');
});

test('notes of a new recipe are sent with the recipe, and those of a saved one separately', () => {
  const notes = ' Better on the second day. ';
  expect(inputOf(newDraft({ ...own, title: 'Cake', notes })).notes).toBe('Better on the second day.');
  const draft = draftOf(aRecipe(aUserId(), { version: 3, notes }));
  expect(draft.notes).toBe(notes);
  expect(inputOf(draft)).not.toHaveProperty('notes');
});

test('The device keeps the fields that an edit does not change, until the server has the edit', () => {
  const personal = { tags: ['Sunday'], isFavorite: true, rating: 4, timesCooked: 3 };
  const former = aRecipe(aUserId(), { version: 3, ...personal, notes: 'Too salty.' });
  const draft = { ...draftOf(former), notes: 'Less salt.' };
  expect(writtenRecipe(draft, { userId: former.userId, former, now: 1 })).toMatchObject({
    ...personal,
    notes: 'Less salt.',
    version: 4,
  });
});

test('a draft names the fields that prevent saving', () => {
  const draft = newDraft({ ...own, servings: '1.5', prepTime: 'an hour' });
  expect(Object.keys(problemsOf(draft))).toEqual(['title', 'servings', 'prepTime', 'ingredients']);
  const complete = { title: 'Toast', servings: '1', prepTime: '', ingredients: [partOf('', ['bread'])] };
  expect(problemsOf({ ...draft, ...complete })).toEqual({});
});

test('an edit without changes sends every field that a cook may have set', () => {
  const sent: Required<Omit<RecipeInput, 'image'>> = {
    title: 'Pancakes',
    servings: 2,
    makes: { count: 8, of: 'pancakes' },
    ingredients: ['2 eggs', '200 g flour'],
    instructions: ['Whisk everything.', 'Fry eight of them.'],
    prepTime: 30,
    activeTime: 20,
    difficulty: 'easy',
    cuisine: 'French',
    dietaryPreferences: ['vegetarian'],
    description: 'Thin ones.',
    equipment: ['whisk'],
    servingTip: 'Eat them hot.',
    storageTip: 'Keep for two days.',
    origin: { type: 'imported', url: 'https://recipes.example/pancakes', site: 'Recipes', author: 'Anna' },
    language: 'en',
  };
  expect(Object.keys(sent).toSorted()).toEqual(
    Object.keys(RecipeInput.entries)
      .filter((name) => name !== 'image')
      .toSorted(),
  );
  const content = typedContent(sent, 'en');
  const recipe = {
    ...aRecipe(aUserId(), { version: 1 }),
    ...content,
    ...recipeTexts(content),
    origin: sent.origin,
  };
  expect(inputOf(draftOf(recipe))).toEqual(sent);
});
