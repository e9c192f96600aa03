import type { DailyGoals } from '#core/goals/goals.ts';
import type { EpochMs } from '#core/time.ts';
import { Nothing, post } from '../../requests/api.ts';

export type GoalsToSet = { readonly goals: DailyGoals; readonly at: EpochMs };

export const GOALS_RULES = {
  lane: () => 'goals',
  async send({ goals, at }: GoalsToSet, headers: Readonly<Record<string, string>>) {
    await post('/api/nutrition/goals', { ...goals, createdAt: at }, { schema: Nothing, headers });
    return {};
  },
  changes: ({ goals, at }: GoalsToSet) => [
    {
      record: 'goals' as const,
      key: 'current' as const,
      apply: () => ({ active: { ...goals, createdAt: at } }),
    },
  ],
  affects: ['goals'] as const,
  refused: { title: /*i18n*/ 'error_updating', description: /*i18n*/ 'goals.failed' },
};
