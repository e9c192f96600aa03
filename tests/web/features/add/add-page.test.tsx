import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile } from '#tests/support/examples.ts';
import { renderSignedIn } from '#tests/web/render-signed-in.tsx';
import { AddPage } from '#web/features/add/add-page.tsx';
import { databaseOf } from '#web/offline/database.ts';
import { setOwner } from '#web/offline/owner.ts';
import { newDraft } from '#web/drafts/draft.ts';

const SHARED = 'https://kitchen.example/tart';

/** Opens the page with a recipe that was read before and waits to be checked. */
async function openWithReview() {
  const user = userOf(aProfile());
  const draft = newDraft({
    title: 'Soup',
    language: 'en',
    origin: { type: 'imported' },
    reading: { contains: [] },
  });
  setOwner(user.id);
  await (await databaseOf(user.id)).put('drafts', draft);
  await renderSignedIn(user, <AddPage />);
}

test('a recipe that was read waits to be checked', async () => {
  await openWithReview();
  expect(await screen.findByDisplayValue('Soup')).toBeDefined();
});

test('A text that another app shares is shown before a recipe that waits to be checked', async () => {
  const shared = { match: async () => new Response(SHARED), delete: async () => true };
  vi.stubGlobal('caches', { open: async () => shared });
  await openWithReview();
  expect(await screen.findByDisplayValue(SHARED)).toBeDefined();
  expect(screen.queryByDisplayValue('Soup')).toBeNull();
});
