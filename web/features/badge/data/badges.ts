import type { UserId } from '#core/user-id.ts';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { UserBadge } from '#core/badge/badge.ts';
import { get } from '#web/shared/requests/api.ts';
import { databaseOf } from '#web/shared/platform/storage/database.ts';
import { invalidate } from '#web/shared/sync/tabs/invalidate.ts';
import type { Held } from '#web/shared/sync/use-held.ts';

/** All badges, earned or not. */
export const badgesOf = (userId: UserId, client: QueryClient): Held<readonly UserBadge[]> => ({
  key: ['badges', userId],
  read: async () => (await databaseOf(userId)).get('badges', 'all'),
  async refresh(signal) {
    const badges = await get('/api/badges/user', { schema: v.array(UserBadge), signal });
    await (await databaseOf(userId)).put('badges', badges, 'all');
    await invalidate(client, ['badges', userId]);
  },
});
