import * as v from 'valibot';

/** Preferences that may rule out every dish of the available food. The first one is missed least. */
export const Wish = v.picklist(['maxPrepTime', 'buysNothing', 'dietaryPreferences']);
export type Wish = v.InferOutput<typeof Wish>;

/** Without these wishes there would be a dish. Nothing was charged. */
export type WishesClash = {
  readonly type: 'WishesClash';
  /** The first of them, which the sentence names. */
  readonly wish: Wish;
  readonly wishes: readonly Wish[];
};

export const wishesClash = (wishes: readonly [Wish, ...Wish[]]): WishesClash => ({
  type: 'WishesClash',
  wish: wishes[0],
  wishes,
});
