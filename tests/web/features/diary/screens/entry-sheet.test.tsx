import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import type { TrackingEntry } from '#core/eaten/tracking.ts';
import { aProfile, aRecipe, aUserId } from '#tests/support/examples.ts';
import { EntrySheet } from '#web/features/diary/screens/day/entry-sheet.tsx';
import { databaseOf } from '#web/shared/platform/storage/database.ts';
import { entryOf } from '#web/shared/platform/storage/entries.ts';
import { setOwner } from '#web/shared/platform/storage/owner.ts';
import { recipePath } from '#web/shared/paths.ts';
import { renderSignedIn } from '../../../render-signed-in.tsx';

const user = userOf(aProfile());
const cookId = aUserId();

test.each([
  ['a member, whom the entry does not name', 7, recipePath(7, cookId)],
  ['the cook, although a member has one of that ID', 8, recipePath(8)],
  ['nobody here any more', 9, recipePath(9)],
])('A dish in the diary leads to the recipe of %s', async (_, recipeId, path) => {
  setOwner(user.id);
  const database = await databaseOf(user.id);
  const entry = (id: number, of: string) => entryOf(aRecipe(of, { id }), 1);
  await database.put('entries', entry(8, user.id));
  for (const id of [7, 8]) await database.put('memberEntries', { ...entry(id, cookId), cookId });
  const eaten: TrackingEntry = {
    type: 'diary',
    id: 'soup-of-yesterday',
    meal: 'dinner',
    timestamp: 1,
    name: 'Soup',
    source: { recipeId },
    amount: { quantity: 1, unit: 'serving' },
  };
  await renderSignedIn(
    user,
    <EntrySheet day="2026-11-24" date="24 November" entry={eaten} onClose={() => {}} />,
  );
  const link = () => screen.getByRole('link', { name: 'Open the recipe', hidden: true });
  await vi.waitFor(() => expect(link().getAttribute('href')).toBe(path));
});
