import type { CookMarkReader, CookMarkWriter } from '#core/cooking/ports.ts';
import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import type { CookMark, MarkKey } from '#core/cooking/cook-mark.ts';
import { Nutrition } from '#core/nutrition/nutrition.ts';
import { RecipeIdText, type RecipeId } from '#core/recipe/recipe-id.ts';
import { RecipeCard } from '#core/recipe/recipe.ts';
import { EpochMs } from '#core/time.ts';
import { digitsOf } from './digits.ts';
import { getItem, putItem, queryAll, queryPage, type Item, type Table } from './table.ts';

export const cookMarkReaderIn = (table: Table): CookMarkReader => ({
  async find(userId, key) {
    const item = await getItem(table, keyOf(userId, key));
    return item && fromItem(item);
  },

  async between(userId, { from, to }) {
    const days = { from: `DAY#${from}#`, to: `DAY#${to}#${digitsOf(Number.MAX_SAFE_INTEGER)}` };
    const items = await queryAll(table, { pk: partitionOf(userId), ...days });
    return items.map(fromItem);
  },

  async lastCooked(userId, recipeId) {
    const { items } = await queryPage(table, {
      index: 'family',
      pk: partitionOf(userId),
      prefix: cookedPrefix(recipeId),
      limit: 1,
    });
    return v.parse(v.array(Indexed), items)[0]?.family;
  },
});

export const cookMarksIn = (table: Table): CookMarkReader & CookMarkWriter => ({
  ...cookMarkReaderIn(table),

  replace: (userId, held, mark) =>
    putItem(
      table,
      toItem(userId, mark),
      held
        ? { if: 'version = :held', values: { ':held': held.version } }
        : { if: 'attribute_not_exists(pk)' },
    ),
});

const partitionOf = (userId: UserId) => `USER#${userId}`;

const keyOf = (userId: UserId, { recipeId, day }: MarkKey) => ({
  pk: partitionOf(userId),
  sk: `DAY#${day}#${digitsOf(recipeId)}`,
});

/** Only marks that stand are in the index: a recipe is cooked as long as there is one. */
const cookedPrefix = (recipeId: RecipeId) => `COOKED#${digitsOf(recipeId)}#`;

const toItem = (userId: UserId, { recipeId, day, eaten, ops, version }: CookMark): Item => ({
  ...keyOf(userId, { recipeId, day }),
  state: eaten ? 'cooked' : 'removed',
  ...eaten,
  ...(eaten && { family: `${cookedPrefix(recipeId)}${digitsOf(eaten.at)}` }),
  ops,
  version,
});

const DAY_KEY = /^DAY#(?<day>[\d-]{10})#(?<recipeId>\d{16})$/;

const Bookkeeping = {
  sk: v.pipe(v.string(), v.regex(DAY_KEY)),
  ops: v.array(v.string()),
  version: v.number(),
};

const Stored = v.variant('state', [
  v.object({
    ...Bookkeeping,
    state: v.literal('cooked'),
    title: v.string(),
    servings: v.number(),
    nutrition: Nutrition,
    at: EpochMs,
    ...v.pick(RecipeCard, ['originType']).entries,
  }),
  v.object({ ...Bookkeeping, state: v.literal('removed') }),
]);

function fromItem(item: unknown): CookMark {
  const { sk, ops, version, ...stored } = v.parse(Stored, item);
  const { day = '', recipeId = '' } = DAY_KEY.exec(sk)?.groups ?? {};
  const { state, ...facts } = stored;
  const eaten = 'at' in facts ? facts : undefined;
  return { recipeId: v.parse(RecipeIdText, recipeId), day, eaten, ops, version };
}

const Indexed = v.object({
  family: v.pipe(
    v.string(),
    v.transform((key) => Number(key.slice(key.lastIndexOf('#') + 1))),
  ),
});
