import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { http } from 'msw/http';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import type { Language } from '#core/language.ts';
import { readAll, readOne } from '#tests/core/reading/files/read.ts';
import { aProfile, aRecipe, aUserId } from '#tests/support/examples.ts';
import { exportZip } from '#web/features/settings/export-zip.ts';
import { YourData } from '#web/features/settings/your-data.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { ownerOfDevice, setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { RequireUser } from '#web/session/require-user.tsx';
import { userQuery } from '#web/session/user-query.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { serverBehindMsw } from '../../server.ts';
import { stageBehindPages } from '../../stage.ts';

stageBehindPages();

async function renderYourData(language: Language, user = userOf(aProfile())): Promise<void> {
  queryClient.clear();
  setOwner(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
  await activate(language);
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <RequireUser>
            <YourData />
          </RequireUser>
          <Toaster />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('the archive has all data, each recipe as schema.org data, and its photos', async () => {
  const recipe = aRecipe(aUserId());
  const [url = ''] = recipe.imageUrls;
  serverBehindMsw.use(
    http.get('*/api/user/export', ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? Response.json([{ kind: 'goals', data: { dailyCalories: 2000 } }])
        : Response.json([{ kind: 'recipe', data: recipe }], {
            headers: { link: '</api/user/export?cursor=next>; rel="next"' },
          }),
    ),
    http.get('*/photos/*', () => new Response(new Uint8Array([0xff, 0xd8]))),
  );
  const files = unzipSync(await exportZip());
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(read('data.json').map(({ kind }: { kind: string }) => kind)).toEqual(['recipe', 'goals']);
  expect(read(`recipes/${recipe.id}.json`)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    recipeIngredient: recipe.ingredients,
    totalTime: `PT${recipe.prepTime}M`,
    image: [`..${url}`],
  });
  expect([...(files[url.slice(1)] ?? [])]).toEqual([0xff, 0xd8]);
});

test('our import reads the archive, and each recipe file of it, with the cook’s additions', async () => {
  const recipe = aRecipe(aUserId(), {
    tags: ['quick'],
    notes: 'Less salt.',
    storageTip: 'Keeps for two days.',
  });
  serverBehindMsw.use(
    http.get('*/api/user/export', () => Response.json([{ kind: 'recipe', data: recipe }])),
    http.get('*/photos/*', () => new Response(new Uint8Array([0xff, 0xd8]))),
  );
  const files = unzipSync(await exportZip());
  const texts = Object.fromEntries(
    Object.entries(files).flatMap(([path, bytes]) =>
      path.startsWith('photos/') ? [] : [[path, strFromU8(bytes)] as const],
    ),
  );
  const added = {
    title: recipe.title,
    servings: recipe.servings,
    tags: ['quick'],
    notes: 'Less salt.',
    storageTip: 'Keeps for two days.',
    instructions: recipe.instructions,
  };
  expect(readAll(texts)).toMatchObject([{ ...added, ingredients: recipe.ingredients, id: recipe.id }]);
  const { 'data.json': _, ...single } = texts;
  expect(Object.keys(single)).toHaveLength(2);
  for (const [path, text] of Object.entries(single)) expect(readOne(path, text)).toMatchObject(added);
});

test('the account is deleted after a confirmation, and the device forgets its owner', async () => {
  let sent: unknown;
  serverBehindMsw.use(
    http.delete('*/api/user', async ({ request }) => {
      sent = await request.json();
      return Response.json({}, { status: 202 });
    }),
  );
  await renderYourData('de');
  await userEvent.click(screen.getByRole('button', { name: 'Konto löschen' }));
  await userEvent.type(screen.getByLabelText('Passwort'), 'Leek2026leek');
  await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
  expect(await screen.findByText('Dein Konto ist gelöscht')).toBeDefined();
  expect(sent).toEqual({ password: 'Leek2026leek' });
  expect(ownerOfDevice()).toBeNull();
});

test('a wrong password deletes nothing and shows an error', async () => {
  const user = userOf(aProfile());
  const refusal = { error: 'Email and password do not match.', type: 'InvalidCredentials' };
  serverBehindMsw.use(http.delete('*/api/user', () => Response.json(refusal, { status: 401 })));
  await renderYourData('en', user);
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  await userEvent.type(screen.getByLabelText('Password'), 'Guess2026');
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect((await screen.findByRole('alert')).textContent).toBe("That isn't your password.");
  expect(ownerOfDevice()).toBe(user.id);
});

test.each([
  ['names Google to a cook who has logged in with it', true],
  ['names no Google to other cooks', false],
])('the dialog that deletes an account %s', async (_, hasGoogle) => {
  await renderYourData('en', userOf(aProfile(), hasGoogle));
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(screen.queryAllByText(/Google/)).toHaveLength(hasGoogle ? 1 : 0);
});

test('the download is a ZIP file', async () => {
  const downloads: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (downloads.push(blob), 'blob:zip'),
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  serverBehindMsw.use(http.get('*/api/user/export', () => Response.json([])));
  await renderYourData('en');
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  await expect.poll(() => downloads.map(({ type }) => type)).toEqual(['application/zip']);
});
