import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import type { UserId } from '#core/user-id.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { GenerationProvider, useGeneration } from '#web/generation/generation-provider.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { databaseOf } from '#web/offline/database.ts';
import { setOwner } from '#web/offline/owner.ts';
import { EMPTY_TABLE, tableQuery } from '#web/offline/table/table.ts';
import { RequireUser } from '#web/session/require-user.tsx';
import { userQuery } from '#web/session/user-query.ts';

// jsdom does not scroll.
Element.prototype.scrollTo = () => undefined;

const user = userOf(aProfile());
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(async () => {
  setOwner(user.id);
  client.setQueryData(userQuery.queryKey, user);
  client.setQueryData(tableQuery(user.id).queryKey, { ...EMPTY_TABLE, id: 'a table' });
  const answers: Readonly<Record<string, unknown>> = {
    '/api/user': user,
    '/api/analyze': aRecipe(user.id, { id: 1, title: 'Leek soup' }),
  };
  vi.stubGlobal('fetch', async (path: string) =>
    path in answers ? Response.json(answers[path]) : Response.json({ type: 'NotFound' }, { status: 404 }),
  );
  await activate('en');
  await loadInnerMessages();
});

function Home() {
  const { request } = useGeneration();
  const generate = () => request({ photos: [], preferences: NO_PREFERENCES, tableId: 'a table' });
  return (
    <button type="button" onClick={() => void generate()}>
      Generate
    </button>
  );
}

const App = () => (
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RequireUser>
          <GenerationProvider>
            <Routes>
              <Route path="/" element={<Home />} />
              <Route path="/recipe/:id" element={<h1>Leek soup</h1>} />
            </Routes>
          </GenerationProvider>
        </RequireUser>
      </MemoryRouter>
    </QueryClientProvider>
  </I18nProvider>
);

/** Blocks the table on the device, as a transaction that never ends. @returns a function that ends it */
async function holdTable(userId: UserId): Promise<() => Promise<void>> {
  const transaction = (await databaseOf(userId)).transaction(['table', 'tablePhotos'], 'readwrite');
  const end = new AbortController();
  const hold = async () => {
    while (!end.signal.aborted) await transaction.objectStore('table').get('current');
  };
  const held = hold();
  return () => {
    end.abort();
    return held;
  };
}

test('A generated recipe is shown even if storing the cleared table never ends', async () => {
  onTestFinished(await holdTable(user.id));
  render(<App />);
  await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
  expect(await screen.findByRole('heading', { name: 'Leek soup', level: 1 })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(client.getQueryData(tableQuery(user.id).queryKey)).toEqual(EMPTY_TABLE);
});
