import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { UserId } from '#core/user-id.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { inputOf } from '#web/drafts/draft.ts';
import { draftOfRefused } from '#web/features/edit/refused-draft.ts';
import { databaseOf } from '#web/offline/database.ts';
import type { OutboxOperation } from '#web/offline/operations.ts';
import { enqueue, outboxEntries, replaceRefused } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';

let userId: UserId;
let recipe: Recipe;

beforeEach(() => {
  userId = aUserId();
  setOwner(userId);
  recipe = aRecipe(userId, { title: 'Pancakes', tags: ['Sunday'], notes: 'Use oat milk.', version: 1 });
});

const text = (title: string) => ({ title, servings: 2, ingredients: ['2 eggs'], instructions: [] });

const creation = (): OutboxOperation<'create'> => ({
  type: 'create',
  recipeId: recipe.id,
  title: 'Pancakes',
  recipe,
  input: { ...text('Pancakes'), id: recipe.id, tags: ['Sunday'], notes: 'Use oat milk.' },
});

const edit = (title: string): OutboxOperation<'edit'> => ({
  type: 'edit',
  recipeId: recipe.id,
  title,
  recipe: { ...recipe, title, version: 2 },
  input: text(title),
  version: 1,
});

describe('a new recipe that the server has refused', () => {
  test('keeps its tags and notes in the form', () => {
    expect(inputOf(draftOfRefused(creation()))).toMatchObject({ tags: ['Sunday'], notes: 'Use oat milk.' });
  });

  test('keeps them if it was changed before the refusal came, and is still created', async () => {
    await enqueue(userId, creation());
    await enqueue(userId, edit('Thin pancakes'));
    const [first] = await outboxEntries(userId);
    if (first) await (await databaseOf(userId)).put('outbox', { ...first, wasSent: true, refusal: 'No.' });
    expect(await replaceRefused(userId, edit('Thinner pancakes'))).toBe(true);
    const entries = await outboxEntries(userId);
    expect(entries).toMatchObject([
      {
        id: first?.id,
        wasSent: false,
        operation: {
          type: 'create',
          input: { id: recipe.id, title: 'Thinner pancakes', tags: ['Sunday'], notes: 'Use oat milk.' },
        },
      },
    ]);
    expect(entries[0]).not.toHaveProperty('refusal');
  });
});
