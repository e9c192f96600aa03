import type { CookMarkReader, CookMarkWriter } from '#core/cooking/ports.ts';
import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import type { CookMark, MarkKey } from '#core/cooking/cook-mark.ts';
import { Nutrition } from '#core/nutrition/nutrition.ts';
import { RecipeIdText, type RecipeId } from '#core/recipe/recipe-id.ts';
import { RecipeCard } from '#core/recipe/recipe.ts';
import { Slot } from '#core/week/meal.ts';
import { EpochMs } from '#core/time.ts';
import { digitsOf } from './digits.ts';
import { getItem, putItem, queryAll, type Item, type Table } from './table.ts';

export const cookMarkReaderIn = (table: Table): CookMarkReader => ({
  async find(userId, key) {
    const item = await getItem(table, keyOf(userId, key));
    return item && markOfItem(item);
  },

  async cooked(userId, recipeIds) {
    const pk = partitionOf(userId);
    const ranges =
      recipeIds.length > MOST_QUERIES
        ? [{ from: cookedPrefix(Math.min(...recipeIds)), to: `${cookedPrefix(Math.max(...recipeIds))}~` }]
        : recipeIds.map((id) => ({ prefix: cookedPrefix(id) }));
    const found = await Promise.all(
      ranges.map((range) => queryAll(table, { index: 'family', pk, ...range })),
    );
    const wanted = new Set(recipeIds);
    const times = v.parse(v.array(Indexed), found.flat()).filter(({ recipeId }) => wanted.has(recipeId));
    return new Map(
      [...Map.groupBy(times, ({ recipeId }) => recipeId)].map(([id, marks]) => [
        id,
        { times: marks.length, last: Math.max(...marks.map(({ at }) => at)) },
      ]),
    );
  },
});

/** Maximum number of recipes whose marks are queried one by one. Marks of more recipes are read in one range. */
const MOST_QUERIES = 4;

/** @param now present time, in ms; tests pass clocks that are wrong */
export const cookMarksIn = (
  table: Table,
  now: () => EpochMs = Date.now,
): CookMarkReader & CookMarkWriter => ({
  ...cookMarkReaderIn(table),

  replace: (userId, held, mark) =>
    putItem(
      table,
      { ...toItem(userId, mark), changed: `${digitsOf(now())}-${digitsOf(mark.recipeId)}` },
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

/** The index only contains current marks: each one means that the recipe was cooked. */
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
    meal: v.exactOptional(Slot),
    ...v.pick(RecipeCard, ['originType']).entries,
  }),
  v.object({ ...Bookkeeping, state: v.literal('removed') }),
]);

export const isMarkKey = (sk: string): boolean => DAY_KEY.test(sk);

export function markOfItem(item: unknown): CookMark {
  const { sk, ops, version, ...stored } = v.parse(Stored, item);
  const { day = '', recipeId = '' } = DAY_KEY.exec(sk)?.groups ?? {};
  const { state, ...facts } = stored;
  const eaten = 'at' in facts ? facts : undefined;
  return { recipeId: v.parse(RecipeIdText, recipeId), day, eaten, ops, version };
}

const Indexed = v.pipe(
  v.object({ family: v.pipe(v.string(), v.regex(/^COOKED#\d{16}#\d{16}$/)) }),
  v.transform(({ family }) => {
    const [, recipeId, at] = family.split('#');
    return { recipeId: Number(recipeId), at: Number(at) };
  }),
);
