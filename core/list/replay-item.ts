import { byTime } from '../kitchen-change.ts';
import { addAmounts, amountFields, amountsOf, isMore } from './amounts.ts';
import type { Entry } from './entry.ts';
import type { ListItem, ListItemId } from './list-item.ts';

/** State of an item after some of its entries. */
type State = {
  /** Shown additions, each with its latest change. */
  readonly standing: readonly Entry[];
  /** Removed additions that a restore brings back. */
  readonly shelved: readonly Entry[];
  /** Additions that were ticked before newer ones. Unticking brings them back. */
  readonly bought: readonly Entry[];
  readonly isChecked: boolean;
  readonly isSoon: boolean;
  /** True if a restore also restores `isSoon`. */
  readonly wasSoon: boolean;
};

const NOTHING: State = {
  standing: [],
  shelved: [],
  bought: [],
  isChecked: false,
  isSoon: false,
  wasSoon: false,
};

/**
 * Replays the entries of an item. A removal hides all additions before it. Further removals change nothing, and a
 * restore brings all of them back. An amount set by hand replaces all additions before it. A meal has one addition:
 * another one replaces it, a change adjusts it, and a removal for the meal removes only that one. A ticked item was
 * bought: added again, it counts only with the new amount.
 */
export function replay(unordered: readonly Entry[]): State & { readonly entries: readonly Entry[] } {
  const entries = unordered.toSorted(byTime);
  let state = NOTHING;
  for (const entry of entries) state = stateAfter(state, entry);
  return { ...state, entries };
}

function stateAfter(held: State, entry: Entry): State {
  const isChecked = isCheckedAfter(held, entry);
  const state = isWantedAgain(entry) && held.isChecked && !isChecked ? withBought(held, entry) : held;
  return {
    ...state,
    ...additionsAfter(state, entry),
    isChecked,
    ...(entry.isSoon !== undefined && { isSoon: entry.isSoon }),
  };
}

const isWantedAgain = ({ type }: Entry): boolean => type === 'add' || type === 'change';

/** Moves ticked additions to `bought`. Those of the entry's meal stay, because they are replaced as a whole. */
function withBought(state: State, { mealId }: Entry): State {
  const isOfMeal = (each: Entry) => mealId !== undefined && each.mealId === mealId;
  return {
    ...state,
    standing: state.standing.filter(isOfMeal),
    bought: state.standing.filter((each) => !isOfMeal(each)),
  };
}

function additionsAfter(state: State, entry: Entry): Partial<State> {
  const { standing, shelved, bought, isSoon, wasSoon } = state;
  const { type, mealId } = entry;
  if (isWantedAgain(entry) && hasMeal(bought, mealId)) return moreOfBought(state, entry);
  switch (type) {
    case 'add':
      return hasMeal(standing, mealId)
        ? { standing: adjusted(standing, entry) }
        : { standing: [...standing, entry], shelved: withoutMeal(shelved, mealId) };
    case 'change':
      if (mealId !== undefined)
        return { standing: adjusted(standing, entry), shelved: adjusted(shelved, entry) };
      return standing[0] && entry.amount !== undefined ? { standing: [withAmount(standing[0], entry)] } : {};
    case 'remove':
      if (mealId !== undefined)
        return {
          standing: withoutMeal(standing, mealId),
          shelved: withoutMeal(shelved, mealId),
          bought: withoutMeal(bought, mealId),
        };
      return standing.length > 0
        ? { standing: [], shelved: standing, bought: [], isSoon: false, wasSoon: isSoon }
        : {};
    case 'restore':
      return { standing: [...shelved, ...standing], shelved: [], isSoon: isSoon || wasSoon, wasSoon: false };
    case 'check':
      return { bought: [] };
    case 'uncheck':
      return state.isChecked ? {} : { standing: [...bought, ...standing], bought: [] };
  }
}

/** Returns the state after an entry for a meal that was bought. A larger amount is shown again. */
function moreOfBought({ standing, bought }: State, entry: Entry): Partial<State> {
  const now = adjusted(bought, entry);
  const isOfMeal = ({ mealId }: Entry) => mealId === entry.mealId;
  const before = bought.find(isOfMeal);
  if (!before || !isMore(amountsOf(entry), amountsOf(before))) return { bought: now };
  return { standing: [...standing, ...now.filter(isOfMeal)], bought: withoutMeal(bought, entry.mealId) };
}

/** Returns whether the item is ticked after an entry. Adding it unticks it, unless a meal needs no more than before. */
function isCheckedAfter({ isChecked, standing }: State, entry: Entry): boolean {
  const { type, mealId } = entry;
  if (type === 'check' || type === 'uncheck') return type === 'check';
  if (type !== 'add' && type !== 'change') return isChecked;
  const before = mealId === undefined ? undefined : standing.find((each) => each.mealId === mealId);
  const isToBuy = before ? isMore(amountsOf(entry), amountsOf(before)) : type === 'add';
  return isChecked && !isToBuy;
}

const hasMeal = (additions: readonly Entry[], mealId: Entry['mealId']): boolean =>
  mealId !== undefined && additions.some((each) => each.mealId === mealId);

const withoutMeal = (additions: readonly Entry[], mealId: Entry['mealId']): readonly Entry[] =>
  mealId === undefined ? additions : additions.filter((each) => each.mealId !== mealId);

/** Changes the amounts of a meal's addition, which keeps its place and the user who added it. */
const adjusted = (additions: readonly Entry[], { amount, otherAmounts, from, mealId }: Entry) =>
  additions.map((each): Entry => {
    if (each.mealId !== mealId) return each;
    const { amount: _, otherAmounts: __, from: before, ...rest } = each;
    const source = from ?? before;
    return {
      ...rest,
      ...(amount && { amount }),
      ...(otherAmounts && { otherAmounts }),
      ...(source && { from: source }),
    };
  });

/** Keeps the user who added the item but drops the source, because an edited amount belongs to no recipe. */
const withAmount = (
  { amount: _, otherAmounts: __, from: ___, mealId: ____, ...first }: Entry,
  { amount, otherAmounts }: Entry,
): Entry => ({ ...first, ...(amount && { amount }), ...(otherAmounts && { otherAmounts }) });

/** @returns undefined without any addition */
export function replayedItem(id: ListItemId, unordered: readonly Entry[]): ListItem | undefined {
  const { entries, standing, isChecked, isSoon } = replay(unordered);
  const [first] = standing;
  if (!first) return undefined;
  const food = latest(entries, 'food');
  const from = standing.flatMap((each) => sourceOf(each) ?? []);
  return {
    id,
    name: latest(entries, 'name') ?? id,
    ...(food !== undefined && { food }),
    ...amountFields(addAmounts(standing.flatMap(amountsOf))),
    aisle: latest(entries, 'aisle') ?? 'other',
    checked: isChecked,
    ...(isSoon && { isSoon }),
    from,
    ...(from.length > 0 && from.length < standing.length && { isAlsoAdded: true }),
    ...(first.by !== undefined && { addedBy: first.by }),
    changedAt: Math.max(...entries.map(({ at }) => at)),
  };
}

const latest = <Field extends 'name' | 'food' | 'aisle'>(
  entries: readonly Entry[],
  field: Field,
): Entry[Field] | undefined => entries.findLast((entry) => entry[field] !== undefined)?.[field];

const sourceOf = ({ from, amount, otherAmounts, mealId }: Entry): ListItem['from'][number] | undefined =>
  from && {
    ...from,
    ...(amount && { amount }),
    ...(otherAmounts && { otherAmounts: [...otherAmounts] }),
    ...(mealId !== undefined && { mealId }),
  };
