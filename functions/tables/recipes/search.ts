import type { RecipeReader, RecipeSearcher } from '#core/recipe/ports.ts';
import * as v from 'valibot';
import { fits } from '#core/recipe/library/card-filter.ts';
import type { RecipeCard } from '#core/recipe/recipe.ts';
import { digitsOf } from '../digits.ts';
import { queryPage, type Table } from '../table.ts';
import { readEach } from '../unreadable.ts';
import { cardFromItem, partitionOf } from './recipe-item.ts';
import { recipeReaderIn } from './recipes.ts';

/** Cards that one query of a search reads. */
const PAGE_OF_SEARCH = 200;

export const recipeSearcherIn = (table: Table): RecipeReader & RecipeSearcher => ({
  ...recipeReaderIn(table),

  async search(userId, { limit, cursor, filter, looksAt }) {
    const pk = partitionOf(userId);
    const found: RecipeCard[] = [];
    let after = cursor === undefined ? undefined : { pk, sk: `RECIPE#${cursor}`, find: cursor };
    for (let left = looksAt; left > 0; left -= PAGE_OF_SEARCH) {
      const page = await queryPage(table, {
        index: 'find',
        pk,
        limit: Math.min(left, PAGE_OF_SEARCH),
        after,
      });
      for (const { card, searchText } of readEach('recipe card', page.items, foundFromItem)) {
        if (fits(filter, card, searchText)) found.push(card);
        if (found.length === limit) return { items: found, cursor: digitsOf(card.id) };
      }
      if (!page.last) return { items: found };
      const last = String(page.last['find']);
      after = { pk, sk: `RECIPE#${last}`, find: last };
    }
    return { items: found, ...(after && { cursor: after.find }) };
  },
});

const Found = v.looseObject({ find: v.string(), searchText: v.string() });

function foundFromItem(item: unknown): { readonly card: RecipeCard; readonly searchText: string } {
  const { find, searchText, ...shown } = v.parse(Found, item);
  return { card: cardFromItem({ ...shown, card: find }), searchText };
}
