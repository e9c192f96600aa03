import type { UserId } from '#core/user-id.ts';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Goals } from '#core/goals/goals.ts';
import { get } from '#web/shared/requests/api.ts';
import { databaseOf } from '#web/shared/platform/storage/database.ts';
import { invalidate } from '#web/shared/sync/tabs/invalidate.ts';
import { outboxEntries, pendingChanges } from '#web/shared/sync/outbox.ts';
import { withChanges, type CurrentGoals } from '#web/shared/sync/operations/records.ts';
import type { Held } from '#web/shared/sync/use-held.ts';

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
