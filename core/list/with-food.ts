import type { Language } from '../language.ts';
import type { ListChange } from './list-change.ts';
import { foodNamed } from './aisle-of-food.ts';

/**
 * Adds food and aisle to a change from the API, as the app does. Keeps those that the change has.
 * @param language of the names; names in the other language are understood too
 */
export function withFood(change: ListChange, language: Language): ListChange {
  const { type, item } = change;
  if (item.name === undefined || item.food !== undefined || 'id' in item) return change;
  const { food, aisle } = foodNamed(item.name, language);
  const named = food === undefined ? {} : { food };
  if (type !== 'add') return withItem(change, named);
  return item.aisle === undefined ? withItem(change, { ...named, aisle }) : change;
}

const withItem = <Change extends ListChange>(change: Change, more: Partial<Change['item']>): Change => ({
  ...change,
  item: { ...change.item, ...more },
});
