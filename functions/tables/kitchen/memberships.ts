import * as v from 'valibot';
import type { MembershipReader, MembershipWriter } from '#core/household/ports.ts';
import type { UserId } from '#core/user-id.ts';
import { getItem, updateItem, type Table } from '../table.ts';

/** The sign-in contains a user's kitchens, because every request reads it anyway. */
export const membershipsIn = (table: Table): MembershipReader & MembershipWriter => ({
  async find(userId, { isExact: consistent } = { isExact: true }) {
    const item = await getItem(table, keyOf(userId), { consistent });
    if (!item) return undefined;
    const { households, ...membership } = v.parse(Stored, item);
    return { ...membership, ...(households && { households: [...households] }) };
  },

  point: (userId, { held, next }) =>
    updateItem(table, keyOf(userId), {
      set: next === undefined ? 'REMOVE householdId' : 'SET householdId = :next ADD households :households',
      if: [
        'attribute_exists(pk)',
        held === undefined ? 'attribute_not_exists(householdId)' : 'householdId = :held',
        // A closed account joins no household.
        ...(next === undefined ? [] : ['attribute_not_exists(closed)']),
      ].join(' AND '),
      values: valuesOf({
        ':held': held,
        ':next': next,
        ':households': next === undefined ? undefined : new Set([next]),
      }),
    }),

  async settle(userId, ids) {
    if (ids.length === 0) return;
    await updateItem(table, keyOf(userId), {
      set: 'DELETE households :ids',
      if: 'attribute_exists(pk)',
      values: { ':ids': new Set(ids) },
    });
  },

  renewKitchen: (userId, { held, next }) =>
    updateItem(table, keyOf(userId), {
      set: 'SET kitchenId = :next',
      // An absent ID means the first kitchen. Users who leave it never come back to it.
      if: 'attribute_exists(pk) AND (attribute_not_exists(kitchenId) OR kitchenId = :held)',
      values: { ':held': held, ':next': next },
    }),
});

const keyOf = (userId: UserId) => ({ pk: `USER#${userId}`, sk: 'AUTH' });

const Stored = v.object({
  kitchenId: v.exactOptional(v.string()),
  householdId: v.exactOptional(v.string()),
  households: v.exactOptional(v.set(v.string())),
});

const valuesOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
