import type { RecipeChangeReader } from '#core/recipe/ports.ts';
import * as v from 'valibot';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { digitsOf } from '../digits.ts';
import { countItems, getItems, queryPage, type Table } from '../table.ts';
import { keyOf, partitionOf, recipeFromItem } from './recipe-item.ts';

/** Reads whole recipes, and the keys of changed ones. */
export const recipeChangesIn = (table: Table): RecipeChangeReader => ({
  async newest(userId, limit, before) {
    const pk = partitionOf(userId);
    const range = {
      from: 'RECIPE#',
      to: before === undefined ? 'RECIPE#~' : `RECIPE#${digitsOf(before - 1)}`,
    };
    const found = [];
    let last: Readonly<Record<string, unknown>> | undefined;
    let pages = 0;
    do {
      const page = await queryPage(table, { pk, ...range, limit: limit - found.length, after: last });
      found.push(...page.items);
      last = page.last;
      pages += 1;
    } while (last && found.length < limit && pages < MOST_PAGES);
    return { recipes: found.map((item) => recipeFromItem(userId, item)), isEnd: last === undefined };
  },

  async touched(userId, after, limit) {
    const pk = partitionOf(userId);
    // `!` makes the smallest key after the position.
    const range = { from: `${after}!`, to: '~' };
    const { items } = await queryPage(table, { index: 'changed', pk, ...range, limit, ascending: true });
    return v.parse(v.array(Touched), items).map(({ sk, changed }) => ({ recipeId: sk, position: changed }));
  },

  async findAll(userId, ids) {
    const items = await getItems(
      table,
      ids.map((id) => keyOf(userId, id)),
    );
    return items.map((item) => recipeFromItem(userId, item));
  },

  count: (userId, most) => countItems(table, { index: 'card', pk: partitionOf(userId) }, most),
});

/** Maximum number of DynamoDB's pages, of 1 MB each: an answer has no room for more. */
const MOST_PAGES = 4;

/** Keys of recipes, cook marks and noted deletions end with the recipe's ID. */
const Touched = v.object({
  sk: v.pipe(
    v.string(),
    v.transform((key) => key.slice(key.lastIndexOf('#') + 1)),
    RecipeIdText,
  ),
  changed: v.string(),
});
