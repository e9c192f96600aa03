import * as v from 'valibot';

/** Preferences that may rule out every dish of the available foods, in the order in which they can be given up. */
export const Wish = v.picklist(['maxPrepTime', 'buysNothing', 'dietaryPreferences']);
export type Wish = v.InferOutput<typeof Wish>;

/** Wishes that rule out every dish. Nothing was charged. */
export type WishesClash = {
  readonly type: 'WishesClash';
  /** The first of `wishes`, which the message names. */
  readonly wish: Wish;
  readonly wishes: readonly Wish[];
};

export const wishesClash = (wishes: readonly [Wish, ...Wish[]]): WishesClash => ({
  type: 'WishesClash',
  wish: wishes[0],
  wishes,
});
