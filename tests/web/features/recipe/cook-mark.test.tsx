import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { CookMarkPanel } from '#web/features/recipe/nutrition/cook-mark-panel.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { recipeOf, storeRecipe } from '#web/offline/recipes.ts';
import { setOwner } from '#web/offline/owner.ts';
import { useOnDevice } from '#web/offline/use-held.ts';
import { queryClient } from '#web/session/query-client.ts';
import { RequireUser } from '#web/session/require-user.tsx';
import { userQuery } from '#web/session/user-query.ts';
import { serverBehindMsw } from '../../server.ts';

const user = userOf(aProfile());
const recipe = aRecipe(user.id);

function Panel() {
  const held = useOnDevice(recipeOf(user.id, recipe.id, useQueryClient()));
  return held && <CookMarkPanel recipe={held} />;
}

test('a cooked recipe says how many servings count today, until the mark is removed', async () => {
  serverBehindMsw.use(http.all('*/api/*', () => Response.json(user)));
  setOwner(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
  await storeRecipe(user.id, recipe, queryClient);
  await activate('en');
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <RequireUser>
            <Panel />
          </RequireUser>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
  const servings = await screen.findByLabelText('Servings eaten');
  await userEvent.clear(servings);
  await userEvent.type(servings, '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as cooked' }));
  expect(await screen.findByText('1.5 servings count towards today.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove from today' }));
  expect(await screen.findByRole('button', { name: 'Mark as cooked' })).toBeDefined();
});
