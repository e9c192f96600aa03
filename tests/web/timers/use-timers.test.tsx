import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { http } from 'msw/http';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { setOwner } from '#web/offline/owner.ts';
import { storeRecipe } from '#web/offline/recipes.ts';
import { queryClient } from '#web/session/query-client.ts';
import { RequireUser } from '#web/session/require-user.tsx';
import { userQuery } from '#web/session/user-query.ts';
import { startTimer } from '#web/timers/timers.ts';
import { useTimers } from '#web/timers/use-timers.ts';
import { serverBehindMsw } from '../server.ts';

const user = userOf(aProfile());
const timerCalled = (name: string) => [{ start: 0, end: 1, seconds: 60, name }];
const recipe = aRecipe(user.id, {
  language: 'en',
  steps: [{ text: 'Simmer for 1 minute.', timers: timerCalled('Simmer') }],
  translation: {
    language: 'de',
    title: 'Suppe',
    cuisine: 'Deutsch',
    lines: [],
    steps: [{ text: 'Eine Minute köcheln.', timers: timerCalled('Köcheln') }],
    model: 'test',
  },
});

const Names = () => useTimers().map(({ id, name }) => <p key={id}>{name}</p>);

test('a running timer follows the language of the screen where its recipe is translated', async () => {
  serverBehindMsw.use(http.all('*/api/*', () => Response.json(user)));
  setOwner(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
  await storeRecipe(user.id, recipe, queryClient);
  startTimer({ recipeId: recipe.id, step: 0, nth: 0 }, 'Simmer, step 1', 60);
  startTimer({ recipeId: 404, step: 1, nth: 0 }, 'Bake, step 2', 60);
  await activate('de');
  await loadInnerMessages('de');
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <RequireUser>
            <Names />
          </RequireUser>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(await screen.findByText('Köcheln, Schritt 1')).toBeDefined();
  expect(screen.getByText('Bake, step 2')).toBeDefined();
});
