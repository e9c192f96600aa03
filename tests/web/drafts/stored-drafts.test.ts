// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { aUserId } from '#tests/support/examples.ts';
import { newDraft } from '#web/drafts/draft.ts';
import { draftsQuery, dropDraft, storeDraft } from '#web/drafts/stored-drafts.ts';
import { databaseOf } from '#web/offline/database.ts';
import { setOwner } from '#web/offline/owner.ts';

const client = new QueryClient();

function anOwner() {
  const userId = aUserId();
  setOwner(userId);
  return userId;
}

test('a draft survives a reload, keystroke by keystroke', async () => {
  const userId = anOwner();
  const draft = newDraft({ language: 'en', origin: { type: 'own' } });
  for (const title of ['P', 'Pa', 'Pan']) void storeDraft(userId, { ...draft, title }, client);
  await vi.waitFor(async () =>
    expect(await (await databaseOf(userId)).getAll('drafts')).toMatchObject([{ title: 'Pan' }]),
  );
  const reloaded = new QueryClient();
  expect(await reloaded.fetchQuery(draftsQuery(userId))).toMatchObject([{ id: draft.id, title: 'Pan' }]);
  await dropDraft(userId, draft.id, reloaded);
  expect(await (await databaseOf(userId)).getAll('drafts')).toEqual([]);
});

test('a device without room says so, until there is room again', async () => {
  const userId = anOwner();
  const draft = newDraft({ language: 'en', origin: { type: 'own' } });
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(await storeDraft(userId, draft, client)).toBe(false);
  expect(client.getQueryData(draftsQuery(userId).queryKey)).toEqual([draft]);
  expect(said).toHaveBeenCalledOnce();
  full.mockRestore();
  expect(await storeDraft(userId, draft, client)).toBe(true);
  said.mockRestore();
});
