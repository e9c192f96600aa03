import { screen } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import type { UserId } from '#core/user-id.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { databaseOf } from '#web/offline/database.ts';
import { discardEntry, enqueue } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { storeRecipe } from '#web/offline/recipes/recipes.ts';
import { queryClient } from '#web/session/query-client.ts';
import { userQuery } from '#web/session/user-query.ts';
import { renderApp } from '../../render-app.tsx';
import { serverBehindMsw } from '../../server.ts';
import { stageBehindPages } from '../../stage.ts';

stageBehindPages();

/** Opens a recipe that the device and the server have. */
async function openRecipe(): Promise<UserId> {
  const user = userOf(aProfile());
  const recipe = aRecipe(user.id, { id: 1, title: 'Leek soup' });
  serverBehindMsw.use(
    http.get('*/api/user', () => Response.json(user)),
    http.get('*/api/recipes/1', () => Response.json(recipe)),
    http.get('*/api/recipes/1/alternatives', () => Response.json([])),
  );
  queryClient.clear();
  setOwner(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
  await storeRecipe(user.id, recipe, queryClient);
  await renderApp('/recipe/1', 'en', { keepSession: true });
  await screen.findByRole('heading', { name: 'Leek soup', level: 1 });
  return user.id;
}

/** Rereads the data after a change by another tab. */
const showChanges = () => queryClient.invalidateQueries();

test('a recipe that another tab deletes says so at once, and returns when that is undone', async () => {
  const userId = await openRecipe();
  const entry = await enqueue(userId, { type: 'delete', recipeId: 1, title: 'Leek soup' }, 5_000);
  await showChanges();
  expect(await screen.findByRole('heading', { name: 'Recipe deleted', level: 1 })).toBeDefined();
  await discardEntry(userId, entry ?? 0);
  await showChanges();
  expect(await screen.findByRole('heading', { name: 'Leek soup', level: 1 })).toBeDefined();
});

test('a recipe whose deletion another tab has sent is not found', async () => {
  const userId = await openRecipe();
  await (await databaseOf(userId)).delete('recipes', 1);
  await queryClient.invalidateQueries({ queryKey: ['recipes', userId] });
  expect(await screen.findByRole('heading', { name: 'Recipe not found', level: 1 })).toBeDefined();
});
