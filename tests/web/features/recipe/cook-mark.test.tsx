import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { CookMarkPanel } from '#web/features/recipe/nutrition/cook-mark-panel.tsx';
import { setOwner } from '#web/offline/owner.ts';
import { recipeOf, storeRecipe } from '#web/offline/recipes.ts';
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
