import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UserId } from '#core/user-id.ts';
import { mealsOnDevice } from '../../kitchen/week.ts';
import { deviceStorage } from '../../local-storage.ts';
import { databaseOf } from '../../offline/database.ts';
import { outboxEntries } from '../../offline/outbox.ts';
import { useUser } from '../../session/require-user.tsx';

/** Remembered, so that the tabs stand there from the first frame on. */
const MET = 'meetsTabs';

/**
 * Tells whether the user meets the tabs: with the first recipe of theirs that was not generated, the first thing on the
 * list, the first planned meal or the first entry of the diary. Who only photographs does not meet them.
 */
export function useTabs(): boolean {
  const { id: userId } = useUser();
  const { data: hasOthers } = useQuery({
    queryKey: ['recipes', userId, 'has others'],
    queryFn: () => hasOtherRecipes(userId),
    networkMode: 'always',
  });
  const { data: hasList } = useQuery({
    queryKey: ['list', userId, 'has things'],
    queryFn: () => hasThings(userId),
    networkMode: 'always',
  });
  const { data: hasWeek } = useQuery({
    queryKey: ['week', userId, 'has meals'],
    queryFn: async () => (await mealsOnDevice(userId)).length > 0,
    networkMode: 'always',
  });
  const { data: hasDiary } = useQuery({
    queryKey: ['days', userId, 'has entries'],
    queryFn: () => hasEntries(userId),
    networkMode: 'always',
  });
  const met = [hasOthers, hasList, hasWeek, hasDiary];
  const isKnown = met.every((has) => has !== undefined);
  const meetsThem = isKnown ? met.some(Boolean) : deviceStorage.get(MET) !== null;
  useEffect(() => {
    if (meetsThem) deviceStorage.set(MET, '1');
    else deviceStorage.remove(MET);
  }, [meetsThem]);
  return meetsThem;
}

async function hasThings(userId: UserId): Promise<boolean> {
  const entries = await outboxEntries(userId);
  if (entries.some(({ operation }) => operation.type === 'list')) return true;
  const list = await (await databaseOf(userId)).get('list', 'current');
  return (list?.items.length ?? 0) > 0;
}

async function hasEntries(userId: UserId): Promise<boolean> {
  const entries = await outboxEntries(userId);
  if (entries.some(({ operation }) => operation.type === 'log')) return true;
  const days = await (await databaseOf(userId)).getAll('days');
  return days.some(({ entries: eaten }) => eaten.some(({ type }) => type === 'diary'));
}

async function hasOtherRecipes(userId: UserId): Promise<boolean> {
  const entries = await outboxEntries(userId);
  if (entries.some(({ operation }) => operation.type === 'create')) return true;
  const database = await databaseOf(userId);
  // Newest first: most have one among the last few.
  let cursor = await database.transaction('cards').store.openCursor(null, 'prev');
  while (cursor && cursor.value.originType === undefined) cursor = await cursor.continue();
  return cursor !== null;
}
