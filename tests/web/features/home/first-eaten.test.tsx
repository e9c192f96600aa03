import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userOf, type StoredAvoid } from '#core/account/account.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { aProfile, aRecipe, aUserId } from '#tests/support/examples.ts';
import { useFirstEaten } from '#web/features/home/recipes/use-first-eaten.ts';
import { activate } from '#web/i18n/activate.ts';
import { setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { RequireUser } from '#web/session/require-user.tsx';
import { userQuery } from '#web/session/user-query.ts';
import { serverBehindMsw } from '../../server.ts';

const Shown = ({ recipes }: { recipes: readonly Recipe[] }) => (
  <p role="status">{useFirstEaten(recipes)?.title ?? 'none'}</p>
);

/** Shows the first recipe that suits a cook, out of chicken, peanut noodles and a vegan salad. */
async function suggestTo(avoid: StoredAvoid): Promise<HTMLElement> {
  const user = userOf(aProfile({ id: aUserId(), avoid }));
  serverBehindMsw.use(http.all('*/api/*', () => Response.json(user)));
  setOwner(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
  const dish = (
    title: string,
    name: string,
    food: string,
    dietaryPreferences: Recipe['dietaryPreferences'],
  ) => aRecipe(user.id, { title, dietaryPreferences, lines: [{ name, food }], steps: [{ text: 'Cook.' }] });
  const recipes = [
    dish('Roast', 'chicken breast', 'chicken-breast', []),
    dish('Noodles', 'peanuts', 'peanut', ['vegetarian', 'vegan']),
    dish('Salad', 'cucumber', 'cucumber', ['vegan']),
  ];
  await activate('en');
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <RequireUser>
            <Shown recipes={recipes} />
          </RequireUser>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return screen.findByRole('status');
}

test('A cook without diets gets the best suggestion', async () => {
  expect((await suggestTo({ allergens: [], words: [] })).textContent).toBe('Roast');
});

test('A vegetarian gets no chicken suggested', async () => {
  const shown = await suggestTo({ allergens: [], words: [], diets: ['vegetarian'] });
  await waitFor(() => expect(shown.textContent).toBe('Noodles'));
});

test('A vegetarian who avoids peanuts gets a dish with neither meat nor peanuts', async () => {
  const shown = await suggestTo({ allergens: ['peanuts'], words: [], diets: ['vegetarian'] });
  await waitFor(() => expect(shown.textContent).toBe('Salad'));
});
