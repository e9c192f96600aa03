import { ratioOf } from '../nutrition/weigh.ts';
import { MAX_QUANTITY, type ListAmount } from './list-item.ts';

/** Amounts of an item or entry. `otherAmounts` cannot be added to `amount`. */
type HeldAmounts = {
  readonly amount?: ListAmount | null | undefined;
  readonly otherAmounts?: readonly ListAmount[] | undefined;
};

export const amountsOf = ({ amount, otherAmounts = [] }: HeldAmounts): readonly ListAmount[] => [
  ...(amount ? [amount] : []),
  ...otherAmounts,
];

/** Returns the fields for amounts: no fields for no amounts. */
export const amountFields = ([amount, ...otherAmounts]: readonly ListAmount[]): {
  amount?: ListAmount;
  otherAmounts?: ListAmount[];
} => ({ ...(amount && { amount }), ...(otherAmounts.length > 0 && { otherAmounts }) });

/**
 * Adds amounts with compatible units, in the larger unit: 500 ml and 1 l are 1.5 l. Other amounts stay separate, in
 * their order. A sum is capped at the largest amount.
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

/** Returns whether any amount exceeds all of the others. */
export const isMore = (amounts: readonly ListAmount[], than: readonly ListAmount[]): boolean =>
  amounts.some(({ quantity, unit }) => {
    const held = than.map((each) => each.quantity * (timesOf(each.unit, unit) ?? 0));
    return quantity > Math.max(0, ...held) + 0.0005;
  });

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

export const canBeAdded = (one: ListAmount['unit'], other: ListAmount['unit']): boolean =>
  timesOf(one, other) !== undefined;

/**
 * Returns the number of one unit that makes one of the other.
 * @returns undefined if the units are incompatible
 */
const timesOf = (of: ListAmount['unit'], by: ListAmount['unit']): number | undefined =>
  of === by ? 1 : ratioOf(of, by);

function together(one: ListAmount, other: ListAmount): ListAmount {
  const larger = (timesOf(one.unit, other.unit) ?? 1) >= 1 ? one.unit : other.unit;
  const inLarger = ({ quantity, unit }: ListAmount) => quantity * (timesOf(unit, larger) ?? 1);
  return { quantity: inLarger(one) + inLarger(other), unit: larger };
}
