import type { Language } from '#core/language.ts';
import { AISLES, inOrder, type Aisle } from '#core/list/aisles.ts';
import { amountsToBuy } from '#core/list/to-buy.ts';
import type { ListItem, ShoppingList } from '#core/list/list-item.ts';
import { amountText } from '#core/recipe/lines/line.ts';

type AsPlaced = (item: ListItem) => Pick<ListItem, 'checked' | 'changedAt'>;

/**
 * Returns the unticked items by aisle in the order of the shop, then by name.
 * @param asPlaced returns the item that decides the place of a row
 */
export function byAisle(
  { items, aisles = [...AISLES] }: ShoppingList,
  language: Language,
  asPlaced: AsPlaced = (item) => item,
): readonly (readonly [Aisle, readonly ListItem[]])[] {
  const open = Map.groupBy(
    sorted(items, language).filter((item) => !asPlaced(item).checked),
    ({ aisle }) => aisle,
  );
  return inOrder(aisles).flatMap((aisle) => {
    const found = open.get(aisle);
    return found ? [[aisle, found] as const] : [];
  });
}

/** Returns the ticked items, latest first. */
export const inBasket = ({ items }: ShoppingList, asPlaced: AsPlaced = (item) => item): readonly ListItem[] =>
  items
    .filter((item) => asPlaced(item).checked)
    .toSorted((a, b) => asPlaced(b).changedAt - asPlaced(a).changedAt);

const sorted = (items: readonly ListItem[], language: Language) => {
  const { compare } = new Intl.Collator(language);
  return items.toSorted((a, b) => compare(a.name, b.name));
};

/** Returns all amounts of an item as they are bought. Amounts that cannot be added are joined: "200 g + 1". */
export const amountsText = (
  item: Pick<ListItem, 'food' | 'amount' | 'otherAmounts' | 'from'>,
  language: Language,
): string =>
  amountsToBuy(item)
    .map((each) => amountText(each, language))
    .join(' + ');

/** Returns the unticked items as plain text, one per line. */
export const listAsText = (list: ShoppingList, language: Language): string =>
  byAisle(list, language)
    .flatMap(([, items]) => items)
    .map((item) => ['•', amountsText(item, language), item.name].filter(Boolean).join(' '))
    .join('\n');
