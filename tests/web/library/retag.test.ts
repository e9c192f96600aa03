// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf } from '#core/recipe/recipe-card.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { withTags } from '#core/recipe/personal.ts';
import type { UserId } from '#core/user-id.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { retagsOf } from '#web/library/retag.ts';
import { databaseOf } from '#web/offline/database.ts';
import { allWithChanges } from '#web/offline/records.ts';
import { enqueue, enqueueAll, outboxEntries, pendingChanges } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';

let userId: UserId;

beforeEach(() => {
  userId = aUserId();
  setOwner(userId);
});

afterEach(() => void vi.restoreAllMocks());

const tagged = (id: number, ...tags: string[]) => aRecipe(userId, { id, title: `Recipe ${id}`, tags });

const store = async (...recipes: Recipe[]) => {
  const database = await databaseOf(userId);
  for (const recipe of recipes) await database.put('cards', cardOf(recipe));
};

const create = (recipe: Recipe) =>
  enqueue(userId, {
    type: 'create',
    recipeId: recipe.id,
    title: recipe.title,
    recipe,
    input: { id: recipe.id, title: recipe.title, servings: 2, ingredients: ['2 eggs'], instructions: [] },
  });

/** Returns the tags that each recipe on the device has after a change, if it concerns them. */
const tagsAfter = async (from: string, to: string | undefined) => {
  const database = await databaseOf(userId);
  const retags = await retagsOf(userId, from, to);
  const pending = pendingChanges(await outboxEntries(userId));
  const cards = allWithChanges(pending, 'cards', await database.getAll('cards'));
  return retags.map(({ operation: { recipeId, change } }) => [
    recipeId,
    withTags(cards.find(({ id }) => id === recipeId)?.tags ?? [], change),
  ]);
};

test('a tag is renamed on every recipe, in any spelling, and no recipe has it twice', async () => {
  await store(tagged(1, 'Sunday', 'Quick'), tagged(2, 'sunday', 'Weekend'), tagged(3, 'Quick'));
  expect(await tagsAfter('Sunday', 'Weekend')).toEqual([
    [1, ['Weekend', 'Quick']],
    [2, ['Weekend']],
  ]);
  expect(await tagsAfter('Quick', undefined)).toEqual([
    [1, ['Sunday']],
    [3, []],
  ]);
});

test('a recipe that was written offline is renamed, too', async () => {
  await create(tagged(4, 'Sunday'));
  expect(await tagsAfter('Sunday', 'Weekend')).toEqual([[4, ['Weekend']]]);
});

test.each([
  [['Sunday'], 'Weekend', ['Weekend'], ['Sunday']],
  [['sunday', 'Weekend'], 'Weekend', ['Weekend'], ['Weekend', 'sunday']],
  [['sunday'], 'Sunday', ['Sunday'], ['sunday']],
  [['Sunday', 'Quick'], undefined, ['Quick'], ['Quick', 'Sunday']],
])('The tags %j, renamed to %j, return when the renaming is undone', async (tags, to, after, undone) => {
  await store(tagged(1, ...tags));
  const [retag] = await retagsOf(userId, 'Sunday', to);
  const renamed = withTags(tags, retag?.operation.change ?? {});
  expect(renamed).toEqual(after);
  expect(withTags(renamed, retag?.undo.change ?? {})).toEqual(undone);
});

test('A tag that is added during a renaming stays when the renaming is undone', async () => {
  await store(tagged(1, 'Sunday'));
  const [retag] = await retagsOf(userId, 'Sunday', 'Weekend');
  const meanwhile = withTags(withTags(['Sunday'], retag?.operation.change ?? {}), { addTags: ['Soup'] });
  expect(withTags(meanwhile, retag?.undo.change ?? {}).toSorted()).toEqual(['Soup', 'Sunday']);
});

test('hundreds of recipes are retagged with the outbox read once', async () => {
  await store(...Array.from({ length: 200 }, (_, at) => tagged(at + 1, 'Sunday')));
  const operations = (await retagsOf(userId, 'Sunday', 'Weekend')).map(({ operation }) => operation);
  const readings = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await enqueueAll(userId, operations);
  expect(readings).toHaveBeenCalledTimes(1);
  expect((await outboxEntries(userId)).map(({ operation }) => operation)).toEqual(operations);
});
