import type { UserId } from '../user-id.ts';
import { amountsOf, canBeAdded, withoutAmounts } from './amounts.ts';
import { entryOf, type Entry } from './entry.ts';
import { itemIdOf, type ListChange } from './list-change.ts';
import type { ListItem, ListItemId } from './list-item.ts';
import { replayedItem } from './replay-item.ts';

/**
 * Returns the list with pending changes applied, by the server's own rules.
 * @param by user of the device
 */
export function withPending(
  items: readonly ListItem[],
  changes: readonly ListChange[],
  by: UserId,
): readonly ListItem[] {
  const pending = Map.groupBy(changes, itemIdOf);
  const known = new Map(items.map((item) => [item.id, item]));
  const ids = new Set([...known.keys(), ...pending.keys()]);
  return [...ids].flatMap((id) => shown(id, known.get(id), pending.get(id), by) ?? []);
}

function shown(
  id: ListItemId,
  item: ListItem | undefined,
  changes: readonly ListChange[] | undefined,
  by: UserId,
): ListItem | undefined {
  if (!changes) return item;
  const entries = changes.map((change) => entryOf(change, Infinity, by));
  return replayedItem(id, [...(item ? entriesOf(item) : []), ...entries]);
}

function entriesOf(item: ListItem): Entry[] {
  const { name, food, aisle, addedBy, checked, isSoon, changedAt } = item;
  // A space sorts before the hex IDs of other changes at the same time.
  const entry = (id: string, type: Entry['type'], more: Omit<Entry, 'id' | 'at' | 'type'>): Entry => ({
    id: ` ${id}`,
    at: changedAt,
    type,
    ...more,
  });
  const additions = additionsOf(item).map((addition, at) =>
    entry(`a${String(at).padStart(3, '0')}`, 'add', {
      ...(addedBy !== undefined && { by: addedBy }),
      name,
      ...(food !== undefined && { food }),
      aisle,
      ...addition,
    }),
  );
  return [
    ...additions,
    ...(checked ? [entry('c', 'check', {})] : []),
    ...(isSoon ? [entry('s', 'change', { isSoon })] : []),
  ];
}

type Addition = Pick<Entry, 'amount' | 'otherAmounts' | 'from' | 'mealId'>;

/** Returns the additions of recipes and the others, in the order of an item's amounts. */
function additionsOf({ from, isAlsoAdded, ...item }: ListItem): readonly Addition[] {
  const amounts = amountsOf(item);
  const ofRecipes = from.map(({ amount, otherAmounts, mealId, ...source }): Addition => ({
    ...(amount && { amount }),
    ...(otherAmounts && { otherAmounts }),
    from: source,
    ...(mealId !== undefined && { mealId }),
  }));
  const rest = withoutAmounts(amounts, ofRecipes.flatMap(amountsOf)).map((each): Addition => ({
    amount: each,
  }));
  const isBare = rest.length === 0 && (isAlsoAdded || ofRecipes.length === 0);
  const place = ({ amount: first }: Addition) => {
    const at = first ? amounts.findIndex(({ unit }) => canBeAdded(unit, first.unit)) : -1;
    return at < 0 ? amounts.length : at;
  };
  return [...ofRecipes, ...rest, ...(isBare ? [{}] : [])].toSorted((a, b) => place(a) - place(b));
}
