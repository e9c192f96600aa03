import { ratioOf } from '../nutrition/weigh.ts';
import { MAX_QUANTITY, type ListAmount } from './list-item.ts';

/** Amounts as an item and its entries hold them: those that cannot be added to the first stand apart. */
type HeldAmounts = {
  readonly amount?: ListAmount | null | undefined;
  readonly otherAmounts?: readonly ListAmount[] | undefined;
};

/** Returns all amounts, the first one first. */
export const amountsOf = ({ amount, otherAmounts = [] }: HeldAmounts): readonly ListAmount[] => [
  ...(amount ? [amount] : []),
  ...otherAmounts,
];

/** Returns the fields that hold the amounts; without amounts there are none. */
export const amountFields = ([amount, ...otherAmounts]: readonly ListAmount[]): {
  amount?: ListAmount;
  otherAmounts?: ListAmount[];
} => ({ ...(amount && { amount }), ...(otherAmounts.length > 0 && { otherAmounts }) });

/**
 * Adds amounts whose units can be added: 500 ml and 1 l are 1.5 l, in the larger of their units. Others stay side by side,
 * in the order in which they came. A sum is an amount, too: it ends at the largest.
 */
export function addAmounts(amounts: readonly ListAmount[]): readonly ListAmount[] {
  const sums: ListAmount[] = [];
  for (const amount of amounts) {
    const at = sums.findIndex(({ unit }) => timesOf(amount.unit, unit) !== undefined);
    const sum = sums[at];
    if (sum) sums[at] = together(sum, amount);
    else sums.push(amount);
  }
  return sums.map(({ quantity, unit }) => ({
    quantity: Math.min(Math.round(quantity * 1_000) / 1_000, MAX_QUANTITY),
    unit,
  }));
}

/** Returns whether some of the amounts is more than the others have of it. */
export const isMore = (amounts: readonly ListAmount[], than: readonly ListAmount[]): boolean =>
  amounts.some(({ quantity, unit }) => {
    const held = than.map((each) => each.quantity * (timesOf(each.unit, unit) ?? 0));
    return quantity > Math.max(0, ...held) + 0.0005;
  });

/** Returns what is left of the first amounts without the others. */
export const withoutAmounts = (
  amounts: readonly ListAmount[],
  without: readonly ListAmount[],
): readonly ListAmount[] =>
  amounts
    .map(({ quantity, unit }) => ({
      quantity:
        quantity - without.reduce((sum, each) => sum + each.quantity * (timesOf(each.unit, unit) ?? 0), 0),
      unit,
    }))
    .filter(({ quantity }) => quantity >= 0.001);

/** Returns whether amounts in two units are one. */
export const canBeAdded = (one: ListAmount['unit'], other: ListAmount['unit']): boolean =>
  timesOf(one, other) !== undefined;

/** Returns how many of one unit make one of the other; undefined if they cannot be added. */
const timesOf = (of: ListAmount['unit'], by: ListAmount['unit']): number | undefined =>
  of === by ? 1 : ratioOf(of, by);

function together(one: ListAmount, other: ListAmount): ListAmount {
  const larger = (timesOf(one.unit, other.unit) ?? 1) >= 1 ? one.unit : other.unit;
  const inLarger = ({ quantity, unit }: ListAmount) => quantity * (timesOf(unit, larger) ?? 1);
  return { quantity: inLarger(one) + inLarger(other), unit: larger };
}
