import * as v from 'valibot';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type {
  SharedRecipeReader,
  SharedRecipeWriter,
  ShareSettingsReader,
  ShareSettingsWriter,
} from '#core/sharing/ports.ts';
import { SharedRecipe, ShareToken, StoredShare } from '#core/sharing/share.ts';
import { SECOND } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { digitsOf } from './digits.ts';
import { deleteItem, deleteItemIf, getItem, putItem, queryAll, updateItem, type Table } from './table.ts';

/** Stored with the user's data, so that deletion and export find it. */
export const shareSettingsReaderIn = (table: Table): Pick<ShareSettingsReader, 'find'> => ({
  async find(userId, id) {
    const item = await getItem(table, settingsKey(userId, id));
    return item && settingsOf(item);
  },
});

export const shareSettingsIn = (table: Table): ShareSettingsReader & ShareSettingsWriter => ({
  ...shareSettingsReaderIn(table),

  async list(userId) {
    const items = await queryAll(table, { pk: `USER#${userId}`, prefix: PREFIX });
    return items.map((item) => ({
      id: v.parse(RecipeIdText, String(item['sk']).slice(PREFIX.length)),
      share: settingsOf(item),
    }));
  },

  put: (userId, id, { token, ...settings }) =>
    putItem(
      table,
      { ...settingsKey(userId, id), ...settings, shareToken: token },
      {
        if: 'attribute_not_exists(pk) OR (shareToken = :token AND attribute_not_exists(isStopped))',
        values: { ':token': token },
      },
    ),

  async stop(userId, id, token) {
    await updateItem(table, settingsKey(userId, id), {
      set: 'SET isStopped = :stopped',
      if: 'shareToken = :token',
      values: { ':stopped': true, ':token': token },
    });
  },

  async remove(userId, id, token) {
    await deleteItemIf(table, settingsKey(userId, id), {
      if: 'shareToken = :token',
      values: { ':token': token },
    });
  },
});

const PREFIX = 'SHARE#';

const settingsKey = (userId: UserId, id: RecipeId) => ({
  pk: `USER#${userId}`,
  sk: `${PREFIX}${digitsOf(id)}`,
});

const settingsOf = (item: object): StoredShare => {
  const { shareToken: token } = v.parse(v.object({ shareToken: ShareToken }), item);
  return v.parse(StoredShare, { ...item, token });
};

/** Reads a shared recipe by the hash of its token. */
export const sharedRecipeReaderIn = (table: Table, hash: Hash): SharedRecipeReader => ({
  async find(token) {
    const item = await getItem(table, sharedKey(hash(token)));
    return item && v.parse(SharedRecipe, item);
  },
});

export const sharedRecipesIn = (table: Table, hash: Hash): SharedRecipeReader & SharedRecipeWriter => ({
  ...sharedRecipeReaderIn(table, hash),

  async put(token, recipe) {
    const { expiresAt } = recipe;
    const ttl = expiresAt === undefined ? undefined : Math.ceil(expiresAt / SECOND);
    await putItem(table, { ...sharedKey(hash(token)), ...recipe, ttl });
  },

  remove: (token) => deleteItem(table, sharedKey(hash(token))),
});

type Hash = (token: ShareToken) => string;

const sharedKey = (hash: string) => ({ pk: `SHARE#${hash}`, sk: 'RECIPE' });
