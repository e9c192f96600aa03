import type { IdentityOwnerReader, IdentityOwnerWriter } from '#core/account/ports.ts';
import { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { deleteItemIf, getItem, putItem, type Table } from './table.ts';

/** Email addresses, or Google's IDs of people. */
type IdentityKind = 'EMAIL' | 'GOOGLE';

export const identityOwnerReaderIn = (table: Table, kind: IdentityKind): IdentityOwnerReader => ({
  find: async (name) => fromItem(await getItem(table, keyOf(kind, name))),
});

export const identityOwnersIn = (
  table: Table,
  kind: IdentityKind,
): IdentityOwnerReader & IdentityOwnerWriter => {
  const reader = identityOwnerReaderIn(table, kind);
  return {
    ...reader,

    async claim(name, userId) {
      const isNew = await putItem(
        table,
        { ...keyOf(kind, name), userId },
        { if: 'attribute_not_exists(pk)' },
      );
      return isNew ? userId : ((await reader.find(name)) ?? userId);
    },

    async release(name, userId) {
      await deleteItemIf(table, keyOf(kind, name), { if: 'userId = :user', values: { ':user': userId } });
    },
  };
};

const keyOf = (kind: IdentityKind, name: string) => ({ pk: `${kind}#${name}`, sk: 'CLAIM' });

const fromItem = (item: unknown) => (item ? v.parse(v.object({ userId: UserId }), item).userId : undefined);
