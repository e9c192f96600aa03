import * as v from 'valibot';
import { Household } from '#core/household/household.ts';
import { MAX_MEMBERS } from '#core/household/household.ts';
import type { HouseholdWriter, KitchenReader } from '#core/household/ports.ts';
import { EpochMs } from '#core/epoch-ms.ts';
import type { KitchenId } from '#core/kitchen-id.ts';
import { Aisle } from '#core/list/aisles.ts';
import { deleteItemIf, putItem, queryAll, updateItem, type Table } from '../table.ts';

/** Reads the household and the versions of list and week: one query of three small items. */
export const kitchenReaderIn = (table: Table): KitchenReader => ({
  async head(id) {
    const items = await queryAll(table, { pk: partitionOf(id), prefix: 'HEAD' });
    const household = items.find(({ sk }) => sk === 'HEAD');
    const list = items.find(({ sk }) => sk === 'HEAD#LIST');
    const week = items.find(({ sk }) => sk === 'HEAD#WEEK');
    return {
      ...(household && { household: v.parse(Household, household) }),
      list: v.parse(ListHead, list ?? { version: 0 }),
      week: v.parse(WeekHead, week ?? { version: 0, changedAt: 0 }),
    };
  },
});

export const householdsIn = (table: Table): KitchenReader & HouseholdWriter => ({
  ...kitchenReaderIn(table),

  found: (id, household) =>
    putItem(table, { ...keyOf(id), ...household }, { if: 'attribute_not_exists(pk)' }),

  rename: (id, by, name) =>
    updateItem(table, keyOf(id), {
      set: 'SET #name = :name',
      if: 'attribute_exists(members.#by)',
      names: { '#name': 'name', '#by': by },
      values: { ':name': name },
    }),

  renameMember: (id, userId, name) =>
    updateItem(table, keyOf(id), {
      set: 'SET members.#user.#name = :name',
      if: 'attribute_exists(members.#user)',
      names: { '#name': 'name', '#user': userId },
      values: { ':name': name },
    }),

  setInvite: (id, by, invite) =>
    updateItem(table, keyOf(id), {
      set: invite ? 'SET invite = :invite' : 'REMOVE invite',
      if: 'attribute_exists(members.#by)',
      names: { '#by': by },
      ...(invite && { values: { ':invite': invite } }),
    }),

  addMember: (id, { userId, member, invite: { hash, by }, now }) =>
    updateItem(table, keyOf(id), {
      set: 'SET members.#user = :member REMOVE invite',
      if: 'invite.#hash = :hash AND invite.expiresAt > :now AND attribute_exists(members.#by) AND attribute_not_exists(members.#user) AND size(members) < :most',
      names: { '#user': userId, '#by': by, '#hash': 'hash' },
      values: { ':member': member, ':hash': hash, ':now': now, ':most': MAX_MEMBERS },
    }),

  removeMember: (id, { userId, owner, heir, takesInvite }) =>
    updateItem(table, keyOf(id), {
      set: [
        ...(heir === undefined ? [] : ['SET #owner = :heir']),
        `REMOVE members.#user${takesInvite ? ', invite' : ''}`,
      ].join(' '),
      if: [
        '#owner = :owner AND attribute_exists(members.#user)',
        ...(heir === undefined ? [] : ['attribute_exists(members.#heir)']),
      ].join(' AND '),
      names: { '#owner': 'owner', '#user': userId, ...(heir !== undefined && { '#heir': heir }) },
      values: { ':owner': owner, ...(heir !== undefined && { ':heir': heir }) },
    }),

  end: (id, lastMember) =>
    deleteItemIf(table, keyOf(id), {
      if: '#owner = :owner AND size(members) = :one',
      names: { '#owner': 'owner' },
      values: { ':owner': lastMember, ':one': 1 },
    }),
});

export const partitionOf = (id: KitchenId): string => `K#${id}`;

const keyOf = (id: KitchenId) => ({ pk: partitionOf(id), sk: 'HEAD' });

const WeekHead = v.object({ version: v.number(), changedAt: EpochMs });

const ListHead = v.object({ version: v.number(), aisles: v.exactOptional(v.array(Aisle)) });
