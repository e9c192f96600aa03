import type { RunReader, RunWriter } from '#core/generation/run/ports.ts';
import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import {
  RUN_RETENTION,
  GenerationRunState,
  type GenerationRun,
  type RunKey,
} from '#core/generation/run/run.ts';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { EpochMs, SECOND } from '#core/time.ts';
import { getItem, putItem, updateItem, type Item, type Table } from './table.ts';

export const runsIn = (table: Table): RunReader & RunWriter => {
  const find = async (userId: UserId, key: RunKey) => {
    const item = await getItem(table, keyOf(userId, key));
    return item && fromItem(key, item);
  };
  return {
    find,

    async begin(userId, run) {
      const isNew = await putItem(table, toItem(userId, run), { if: 'attribute_not_exists(pk)' });
      return isNew ? run : ((await find(userId, run.key)) ?? run);
    },

    restart: (userId, held, run) =>
      putItem(table, toItem(userId, run), {
        // The second condition holds if the first write succeeded but its response was lost.
        if: '(attempt = :held AND #state = :heldState) OR (attempt = :mine AND #state = :mineState)',
        names: { '#state': 'state' },
        values: {
          ':held': held.attempt,
          ':heldState': held.state,
          ':mine': run.attempt,
          ':mineState': run.state,
        },
      }),

    startSaving: (userId, { key, attempt }) =>
      updateItem(table, keyOf(userId, key), {
        set: 'SET #state = :saving',
        if: 'attempt = :mine AND #state IN (:running, :saving)',
        names: { '#state': 'state' },
        values: { ':mine': attempt, ':running': 'running', ':saving': 'saving' },
      }),

    cancel: (userId, { key, attempt }) =>
      updateItem(table, keyOf(userId, key), {
        set: 'SET #state = :cancelled',
        if: 'attempt = :held AND #state IN (:running, :failed, :cancelled)',
        names: { '#state': 'state' },
        values: { ':held': attempt, ':running': 'running', ':failed': 'failed', ':cancelled': 'cancelled' },
      }),

    async end(userId, { key, attempt }, state) {
      await updateItem(table, keyOf(userId, key), {
        set: 'SET #state = :state',
        if: 'attempt = :mine AND #state <> :cancelled',
        names: { '#state': 'state' },
        values: { ':state': state, ':mine': attempt, ':cancelled': 'cancelled' },
      });
    },
  };
};

const keyOf = (userId: UserId, key: RunKey) => ({ pk: `USER#${userId}`, sk: `RUN#${key}` });

const toItem = (userId: UserId, { key, ...run }: GenerationRun): Item => ({
  ...keyOf(userId, key),
  ...run,
  ttl: Math.ceil((run.expiresAt + RUN_RETENTION) / SECOND),
});

const Stored = v.object({
  state: GenerationRunState,
  attempt: v.string(),
  recipeId: RecipeId,
  photos: v.array(v.string()),
  bodyHash: v.string(),
  month: v.string(),
  expiresAt: EpochMs,
});

const fromItem = (key: RunKey, item: unknown): GenerationRun => ({ key, ...v.parse(Stored, item) });
