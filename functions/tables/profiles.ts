import type { ProfileReader, ProfileWriter } from '#core/account/ports.ts';
import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { User, type Profile } from '#core/account/account.ts';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import { getItem, putItem, updateItem, type Item, type Table } from './table.ts';

export const profileReaderIn = (table: Table): ProfileReader => ({
  async get(userId) {
    const item = await getItem(table, keyOf(userId));
    if (!item) throw new Error('A user has no profile.');
    return fromItem(userId, item);
  },

  async avoided(userId) {
    const item = await getItem(table, keyOf(userId));
    return item ? fromItem(userId, item).avoid : NOTHING_AVOIDED;
  },

  async findAvoid(userId) {
    const item = await getItem(table, keyOf(userId));
    if (!item) return { avoid: NOTHING_AVOIDED, changes: [] };
    const { avoidChanges: changes = [] } = v.parse(StoredChanges, item);
    return { avoid: fromItem(userId, item).avoid, changes };
  },
});

export const profilesIn = (table: Table): ProfileReader & ProfileWriter => {
  const reader = profileReaderIn(table);
  return {
    ...reader,

    async add(profile) {
      await putItem(table, toItem(profile), { if: 'attribute_not_exists(pk)' });
    },

    replaceAvoid(userId, { held, next }) {
      const newest = held.at(-1);
      const isHeld =
        newest === undefined
          ? 'attribute_not_exists(avoidChanges)'
          : `avoidChanges[${held.length - 1}] = :newest AND attribute_not_exists(avoidChanges[${held.length}])`;
      return updateItem(table, keyOf(userId), {
        set: 'SET avoid = :avoid, avoidChanges = :changes',
        if: `attribute_exists(pk) AND ${isHeld}`,
        values: {
          ':avoid': next.avoid,
          ':changes': next.changes,
          ...(newest !== undefined && { ':newest': newest }),
        },
      });
    },

    async setName(userId, name) {
      await updateItem(table, keyOf(userId), {
        set: 'SET #name = :name',
        if: 'attribute_exists(pk)',
        names: { '#name': 'name' },
        values: { ':name': name },
      });
    },

    async claimCustomer(userId, customerId) {
      const isNew = await updateItem(table, keyOf(userId), {
        set: 'SET customerId = :customer',
        if: 'attribute_exists(pk) AND attribute_not_exists(customerId)',
        values: { ':customer': customerId },
      });
      return isNew ? customerId : ((await reader.get(userId)).customerId ?? customerId);
    },
  };
};

const keyOf = (userId: UserId) => ({ pk: `USER#${userId}`, sk: 'PROFILE' });

const toItem = ({ id, ...profile }: Profile): Item => ({ ...keyOf(id), ...profile });

const Stored = v.object({
  ...v.omit(User, ['id']).entries,
  timeZone: v.string(),
  customerId: v.exactOptional(v.string()),
});

const StoredChanges = v.object({ avoidChanges: v.exactOptional(v.array(v.string())) });

const fromItem = (id: UserId, item: unknown): Profile => ({ id, ...v.parse(Stored, item) });
