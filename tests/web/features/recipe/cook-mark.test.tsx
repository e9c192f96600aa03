import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { localDay } from '#core/time.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { CookMarkPanel } from '#web/features/recipe/personal/cook-mark-panel.tsx';
import { timeZone } from '#web/i18n/language.ts';
import { newMealId } from '#web/kitchen/use-week.ts';
import { mealsOnDevice } from '#web/kitchen/week.ts';
import { databaseOf } from '#web/offline/database.ts';
import { setOwner } from '#web/offline/owner.ts';
import { recipeOf, storeRecipe } from '#web/offline/recipes/recipes.ts';
import { useOnDevice } from '#web/offline/use-held.ts';
import { queryClient } from '#web/session/query-client.ts';
import { renderSignedIn } from '../../render-signed-in.tsx';

const user = userOf(aProfile());
const recipe = aRecipe(user.id);

function Panel() {
  const held = useOnDevice(recipeOf(user.id, recipe.id, useQueryClient()));
  return held && <CookMarkPanel recipe={held} />;
}

test('a cooked recipe says how many servings count today, until the mark is removed', async () => {
  setOwner(user.id);
  await storeRecipe(user.id, recipe, queryClient);
  await renderSignedIn(user, <Panel />);
  const servings = await screen.findByLabelText('Servings eaten');
  await userEvent.clear(servings);
  await userEvent.type(servings, '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as cooked' }));
  expect(await screen.findByText('1.5 servings count towards today.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove from today' }));
  expect(await screen.findByRole('button', { name: 'Mark as cooked' })).toBeDefined();
});

test('a mark is stored together with the planned dish that is then done', async () => {
  setOwner(user.id);
  await storeRecipe(user.id, recipe, queryClient);
  const day = localDay(Date.now(), timeZone());
  const meal = { id: newMealId(), day, slot: 'dinner', recipeId: recipe.id, cookId: user.id } as const;
  const planned = { ...meal, title: recipe.title, servings: 2, isDone: false, changedAt: 1 };
  const database = await databaseOf(user.id);
  await database.put('meals', planned);
  await database.put('plannedDays', true, day);
  const added = vi.spyOn(IDBObjectStore.prototype, 'add');
  await renderSignedIn(user, <Panel />);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as cooked' }));
  await screen.findByText('1 serving counts towards today.');
  expect(added.mock.calls.map(([entry]) => entry.operation.type)).toEqual(['cook', 'week']);
  const stores = added.mock.contexts.filter((store) => store instanceof IDBObjectStore);
  expect(new Set(stores.map(({ transaction }) => transaction)).size).toBe(1);
  expect(await mealsOnDevice(user.id)).toMatchObject([{ id: meal.id, isDone: true }]);
});
