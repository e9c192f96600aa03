import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile } from '#tests/support/examples.ts';
import { renderSignedIn } from '#tests/web/render-signed-in.tsx';
import { AddPage } from '#web/features/add/add-page.tsx';
import { databaseOf } from '#web/offline/database.ts';
import { setOwner } from '#web/offline/owner.ts';
import { newDraft, partOf } from '#web/drafts/draft.ts';
import { currentToast, dismissToast } from '#web/ui/feedback/toast.ts';

const SHARED = 'https://kitchen.example/tart';

/** Opens the page with a recipe that waits for review. */
async function openWithReview(steps: readonly string[] = []) {
  const user = userOf(aProfile());
  const draft = newDraft({
    title: 'Soup',
    language: 'en',
    origin: { type: 'imported' },
    reading: { contains: [] },
    steps: [partOf('', steps)],
  });
  setOwner(user.id);
  await (await databaseOf(user.id)).put('drafts', draft);
  await renderSignedIn(user, <AddPage />, 'en');
}

test('a recipe that was read waits for review', async () => {
  await openWithReview();
  expect(await screen.findByDisplayValue('Soup')).toBeDefined();
});

test('a missing title is reported only at its field, as a message would cover the field', async () => {
  await openWithReview();
  const title = await screen.findByDisplayValue('Soup');
  // Tests of other files may have shown messages.
  dismissToast();
  fireEvent.change(title, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save recipe' }));
  expect(await screen.findByText('The recipe needs a title')).toBeDefined();
  expect(currentToast()).toBeUndefined();
});

test('a long step is not offered as an ingredient, a short one is', async () => {
  await openWithReview(['Die Linsen mit der Brühe in den Topf geben und köcheln.', '1 Prise Salz']);
  await screen.findByDisplayValue('Soup');
  expect(screen.getAllByRole('button', { name: 'Move to the ingredients' })).toHaveLength(1);
});

test('A text that another app shares is shown before a recipe that waits for review', async () => {
  const shared = { match: async () => new Response(SHARED), delete: async () => true };
  vi.stubGlobal('caches', { open: async () => shared });
  await openWithReview();
  expect(await screen.findByDisplayValue(SHARED)).toBeDefined();
  expect(screen.queryByDisplayValue('Soup')).toBeNull();
});
