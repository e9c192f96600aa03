import type { UsageReader, UsageWriter } from '#core/plan/ports.ts';
import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import type { Lease, Usage } from '#core/plan/usage.ts';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { EpochMs, type YearMonth } from '#core/time.ts';
import { getItem, updateItem, type Table } from './table.ts';

export const usageIn = (table: Table): UsageReader & UsageWriter => ({
  find: async (userId, month) => fromItem(month, await getItem(table, keyOf(userId, month))),

  reserve: (userId, month, lease, limit) =>
    updateItem(table, keyOf(userId, month), {
      set: 'SET taken = if_not_exists(taken, :none) + :one, #lease = :lease',
      if: '(attribute_not_exists(taken) OR taken < :limit) AND attribute_not_exists(#lease)',
      names: { '#lease': attributeOf(lease) },
      values: { ':none': 0, ':one': 1, ':limit': limit, ':lease': held(lease) },
    }),

  renew: (userId, month, lease) =>
    updateItem(table, keyOf(userId, month), {
      set: 'SET #lease = :lease',
      if: 'attribute_exists(#lease)',
      names: { '#lease': attributeOf(lease) },
      values: { ':lease': held(lease) },
    }),

  commit: (userId, month, lease) =>
    updateItem(table, keyOf(userId, month), {
      set: 'REMOVE #lease',
      if: '#lease.recipeId = :recipe',
      names: { '#lease': attributeOf(lease) },
      values: { ':recipe': lease.recipeId },
    }),

  release: (userId, month, lease) =>
    updateItem(table, keyOf(userId, month), {
      set: 'SET taken = taken - :one REMOVE #lease',
      if: '#lease.recipeId = :recipe AND #lease.expiresAt = :expires',
      names: { '#lease': attributeOf(lease) },
      values: { ':one': 1, ':recipe': lease.recipeId, ':expires': lease.expiresAt },
    }),
});

const keyOf = (userId: UserId, month: YearMonth) => ({ pk: `USER#${userId}`, sk: `USAGE#${month}` });

/** Prefix of attributes with leases. Each lease has its own attribute, so that a write changes no other lease. */
const LEASE = 'L#';
const attributeOf = ({ key }: Lease) => `${LEASE}${key}`;

const held = ({ recipeId, expiresAt }: Lease) => ({ recipeId, expiresAt });

const StoredLease = v.object({ recipeId: RecipeId, expiresAt: EpochMs });

function fromItem(month: YearMonth, item: Readonly<Record<string, unknown>> = {}): Usage {
  const { taken } = v.parse(v.object({ taken: v.optional(v.number(), 0) }), item);
  const leases = Object.entries(item)
    .filter(([name]) => name.startsWith(LEASE))
    .map(([name, lease]) => ({ key: name.slice(LEASE.length), ...v.parse(StoredLease, lease) }));
  return { month, taken, leases };
}
