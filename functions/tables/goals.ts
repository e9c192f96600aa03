import type { GoalsReader, GoalsWriter } from '#core/goals/ports.ts';
import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { Goals, type StoredGoals } from '#core/goals/goals.ts';
import type { EpochMs } from '#core/time.ts';
import { digitsOf } from './digits.ts';
import { getItem, putItem, queryPage, type Item, type Table } from './table.ts';

export const goalsReaderIn = (table: Table): GoalsReader => ({
  async latest(userId, { until = Number.MAX_SAFE_INTEGER, limit }) {
    const { items } = await queryPage(table, {
      pk: partitionOf(userId),
      from: keyOf(userId, 0).sk,
      to: keyOf(userId, until).sk,
      limit,
    });
    return items.map(fromItem);
  },
});

export const goalsIn = (table: Table): GoalsReader & GoalsWriter => ({
  ...goalsReaderIn(table),

  async add(userId, goals) {
    const isNew = await putItem(table, toItem(userId, goals), { if: 'attribute_not_exists(pk)' });
    return isNew ? goals : fromItem(await getItem(table, keyOf(userId, goals.createdAt)));
  },
});

const partitionOf = (userId: UserId) => `USER#${userId}`;

const keyOf = (userId: UserId, createdAt: EpochMs) => ({
  pk: partitionOf(userId),
  sk: `GOALS#${digitsOf(createdAt)}`,
});

const toItem = (userId: UserId, goals: StoredGoals): Item => ({
  ...keyOf(userId, goals.createdAt),
  ...goals,
});

const Stored = v.object({ ...Goals.entries, ops: v.array(v.string()) });

const fromItem = (item: unknown): StoredGoals => v.parse(Stored, item);
