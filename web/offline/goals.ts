import type { UserId } from '#core/user-id.ts';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Goals } from '#core/goals/goals.ts';
import { get } from '../requests/api.ts';
import { databaseOf } from './database.ts';
import { invalidate } from './invalidate.ts';
import { outboxEntries, pendingChanges } from './outbox.ts';
import { withChanges, type CurrentGoals } from './records.ts';
import type { Held } from './use-held.ts';

/** The user's goals; undefined while the device does not know them. */
export const goalsOf = (userId: UserId, client: QueryClient): Held<CurrentGoals> => ({
  key: ['goals', userId],
  async read() {
    const stored = await (await databaseOf(userId)).get('goals', 'current');
    const changes = pendingChanges(await outboxEntries(userId));
    return withChanges(changes, { record: 'goals', key: 'current' }, stored);
  },
  async refresh(signal) {
    const current = await get('/api/nutrition/goals/current', { schema: v.nullable(Goals), signal });
    await (await databaseOf(userId)).put('goals', { active: current ?? undefined }, 'current');
    await invalidate(client, ['goals', userId]);
  },
});
