import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { setOwner } from '#web/offline/owner.ts';
import { storeRecipe } from '#web/offline/recipes/recipes.ts';
import { queryClient } from '#web/session/query-client.ts';
import { RequireUser } from '#web/session/require-user.tsx';
import { userQuery } from '#web/session/user-query.ts';
import { TabBar } from '#web/shell/navigation/tab-bar.tsx';
import { serverBehindMsw } from '../server.ts';

/** Shows the tabs, if there are any, to a cook who has these recipes. */
async function showTo(...recipes: Partial<Recipe>[]) {
  const user = userOf(aProfile());
  serverBehindMsw.use(http.all('*/api/*', () => Response.json(user)));
  setOwner(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
  for (const each of recipes) await storeRecipe(user.id, aRecipe(user.id, each), queryClient);
  await activate('en');
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <RequireUser>
            <TabBar />
          </RequireUser>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
  const asked = { queryKey: ['recipes', user.id, 'has others'] };
  await waitFor(() => expect(queryClient.getQueryData(asked.queryKey)).toBeDefined());
}

test('A cook who only photographs sees no tabs', async () => {
  await showTo({ id: 1 }, { id: 2, origin: { type: 'generated', isEdited: true } });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the tabs come with the first recipe from elsewhere, however old it is', async () => {
  await showTo({ id: 1, origin: { type: 'own' } }, { id: 2 }, { id: 3 });
  expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeDefined();
});
