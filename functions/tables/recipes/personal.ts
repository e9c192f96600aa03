import type { PersonalWriter } from '#core/recipe/ports.ts';
import * as v from 'valibot';
import type { StoredPersonal } from '#core/recipe/personal.ts';
import { Recipe } from '#core/recipe/recipe.ts';
import { EpochMs } from '#core/time.ts';
import { getItem, setOrRemove, updateItem, type Table } from '../table.ts';
import { changePosition, keyOf } from './recipe-item.ts';

/** Reads and writes the user's own fields, which are stored with the recipe. */
export const personalIn = (table: Table, now: () => EpochMs = Date.now): PersonalWriter => ({
  async findPersonal(userId, id) {
    const item = await getItem(table, keyOf(userId, id));
    return item && fromItem(item);
  },

  replacePersonal(userId, id, { held, next }) {
    const { changedAt: times, changes, ...shown } = next;
    const item = {
      ...shown,
      personalAt: times,
      personalChanges: changes,
      changed: changePosition(now(), id),
    };
    const { set, names, values } = setOrRemove(ATTRIBUTES, item);
    const isHeld =
      held.changes === undefined ? 'attribute_not_exists(#personalChanges)' : '#personalChanges = :held';
    return updateItem(table, keyOf(userId, id), {
      set,
      if: `attribute_exists(pk) AND ${isHeld}`,
      names,
      values: { ...values, ...(held.changes !== undefined && { ':held': held.changes }) },
    });
  },
});

const ATTRIBUTES = ['tags', 'isFavorite', 'rating', 'notes', 'personalAt', 'personalChanges', 'changed'];

const Stored = v.object({
  ...v.pick(Recipe, ['tags', 'isFavorite', 'rating', 'notes']).entries,
  personalChanges: v.exactOptional(v.number()),
  personalAt: v.exactOptional(
    v.object({
      tags: v.exactOptional(EpochMs),
      isFavorite: v.exactOptional(EpochMs),
      rating: v.exactOptional(EpochMs),
      notes: v.exactOptional(EpochMs),
    }),
  ),
});

function fromItem(item: unknown): StoredPersonal {
  const { personalAt, personalChanges, ...shown } = v.parse(Stored, item);
  return {
    ...shown,
    ...(personalAt && { changedAt: personalAt }),
    ...(personalChanges !== undefined && { changes: personalChanges }),
  };
}
