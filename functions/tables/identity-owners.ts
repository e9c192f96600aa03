import type { IdentityOwnerReader, IdentityOwnerWriter } from '#core/account/ports.ts';
import { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { deleteItemIf, getItem, putItem, type Table } from './table.ts';

/** @param kind what is claimed: addresses, or the subjects that Google knows people by */
export const identityOwnersIn = (
  table: Table,
  kind: 'EMAIL' | 'GOOGLE',
): IdentityOwnerReader & IdentityOwnerWriter => {
  const keyOf = (name: string) => ({ pk: `${kind}#${name}`, sk: 'CLAIM' });
  const find = async (name: string) => fromItem(await getItem(table, keyOf(name)));
  return {
    async claim(name, userId) {
      const isNew = await putItem(table, { ...keyOf(name), userId }, { if: 'attribute_not_exists(pk)' });
      return isNew ? userId : ((await find(name)) ?? userId);
    },
    find,
    async release(name, userId) {
      await deleteItemIf(table, keyOf(name), { if: 'userId = :user', values: { ':user': userId } });
    },
  };
};

const fromItem = (item: unknown) => (item ? v.parse(v.object({ userId: UserId }), item).userId : undefined);
