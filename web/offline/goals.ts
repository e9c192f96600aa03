import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { UserId } from '#core/account/account.ts';
import { Goals } from '#core/goals/goals.ts';
import { get } from '../api.ts';
import { databaseOf } from './database.ts';
import type { GoalsDeed } from './operations.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { outboxEntries } from './outbox.ts';
import type { Held } from './use-held.ts';

/** The goals that are active; undefined where none are set, which is not the same as not known. */
export type HeldGoals = { readonly active: Goals | undefined };

/** The user's goals, with those that wait to be sent before those of the server. */
export const goalsOf = (userId: UserId, client: QueryClient): Held<HeldGoals> => ({
  key: ['goals', userId],
  async read() {
    const waiting = (await outboxEntries(userId))
      .filter(({ refusal }) => refusal === undefined)
      .flatMap(({ operation }) => (operation.type === 'goals' ? [operation] : []))
      .at(-1);
    if (waiting) return { active: goalsOfDeed(waiting) };
    return (await databaseOf(userId)).get('goals', 'current');
  },
  async refresh(signal) {
    const current = await get('/api/nutrition/goals/current', { schema: v.nullable(Goals), signal });
    await (await databaseOf(userId)).put('goals', { active: current ?? undefined }, 'current');
    await changed(client, userId);
  },
});

/** The goals that a operation has set. */
export const goalsOfDeed = ({ goals, at }: GoalsDeed): Goals => ({ ...goals, createdAt: at });

async function changed(client: QueryClient, userId: UserId): Promise<void> {
  tellOtherTabs({ type: 'changed', queryKey: ['goals', userId] });
  await client.invalidateQueries({ queryKey: ['goals', userId] });
}
