import { expect, test } from 'vitest';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { draftOf, inputOf, newDraft, partOf } from '#web/writing/draft.ts';
import { problemsOf } from '#web/writing/draft-problems.ts';

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

test('a saved recipe as a draft has the same lines and steps, and what the editor does not show', () => {
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

test('a draft names the fields that keep it from being saved', () => {
  const draft = newDraft({ ...own, servings: '1.5', prepTime: 'an hour' });
  expect(Object.keys(problemsOf(draft))).toEqual(['title', 'servings', 'prepTime', 'ingredients']);
  const complete = { title: 'Toast', servings: '1', prepTime: '', ingredients: [partOf('', ['bread'])] };
  expect(problemsOf({ ...draft, ...complete })).toEqual({});
});
