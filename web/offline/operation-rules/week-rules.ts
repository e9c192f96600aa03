import { MAX_CHANGES } from '#core/kitchen-change.ts';
import type { KitchenId } from '#core/kitchen-id.ts';
import type { MealChange } from '#core/week/meal-change.ts';
import { Week, type Meal } from '#core/week/meal.ts';
import { withPendingChanges } from '#core/week/pending.ts';
import { post } from '../../requests/api.ts';

/** Changes of the meal plan that are sent together. All were made in one kitchen. */
export type MealChangesToSend = {
  /** Household of the changes: null if there was none, undefined if the device did not know. */
  readonly household: KitchenId | null | undefined;
  readonly changes: readonly MealChange[];
};

type WeekOperation = { readonly type: 'week' } & MealChangesToSend;

const idsIn = (changes: readonly MealChange[]) => [...new Set(changes.map(({ meal }) => meal.id))];

/** Rules of the outbox for changes of the meal plan. */
export const WEEK_RULES = {
  lane: () => 'week',

  async send({ household, changes }: WeekOperation, headers: Readonly<Record<string, string>>) {
    const body = { ...(household !== undefined && { household }), changes };
    const { meals } = await post('/api/week/changes', body, { schema: Week, headers });
    const told = new Map(meals.map((meal) => [meal.id, meal]));
    // Removed meals are missing in the answer, so their state is undefined.
    return {
      changes: idsIn(changes).map((id) => ({ record: 'meals' as const, key: id, apply: () => told.get(id) })),
    };
  },

  changes: ({ changes }: WeekOperation) =>
    idsIn(changes).map((id) => ({
      record: 'meals' as const,
      key: id,
      apply: (held: Meal | undefined) => withPendingChanges(id, held, changes),
    })),

  /** Merges changes of one household, up to the maximum size of a request. */
  joined(next: WeekOperation, former: { readonly type: string }): WeekOperation | undefined {
    if (!isOfWeek(former) || former.household !== next.household) return undefined;
    const changes = [...former.changes, ...next.changes];
    return changes.length <= MAX_CHANGES ? { ...former, changes } : undefined;
  },

  size: ({ changes }: WeekOperation) => idsIn(changes).length,

  affects: ['week'],
  refused: { title: /*i18n*/ 'week_error', description: /*i18n*/ 'please_try_again' },
} as const;

const isOfWeek = (operation: { readonly type: string }): operation is WeekOperation =>
  operation.type === 'week';
