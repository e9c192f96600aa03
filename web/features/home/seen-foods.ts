import type { Ingredients } from '#core/author/ingredients.ts';
import type { FoodId } from '#core/nutrition/food.ts';

/** A food on the table: seen in a photo, or said by the cook. */
export type Seen = Ingredients['confirmed'][number] & {
  readonly key: string;
  readonly certainty: 'sure' | 'maybe' | 'told';
};

/** What is known of one photo. */
export type PhotoSight = {
  readonly foods: readonly Seen[];
  /** What the cook has said it is not. */
  readonly removed: readonly FoodId[];
  readonly mayBeMore: boolean;
};

/** What the cook has said of a food: what it is, and how much. */
export type Said = Pick<Seen, 'food' | 'quantity' | 'unit'>;

/** What goes with the request: all that has a tick, and what it was mistaken for. */
export function ingredientsOf(sights: readonly PhotoSight[]): Ingredients | undefined {
  const ticked = sights.flatMap(({ foods }) => foods.filter(({ certainty }) => certainty !== 'maybe'));
  const byFood = new Map(ticked.map(({ key: _, certainty: _how, ...said }) => [said.food, said]));
  const removed = [...new Set(sights.flatMap((sight) => sight.removed))].filter((food) => !byFood.has(food));
  return byFood.size + removed.length > 0 ? { confirmed: [...byFood.values()], removed } : undefined;
}

/** The cook says what it is: a food seen in its place was a mistake. */
export const withSaid = (sight: PhotoSight, changed: Seen, said: Said): PhotoSight => ({
  ...sight,
  foods: sight.foods.map((each) =>
    each.key === changed.key ? { key: each.key, ...said, certainty: 'told' as const } : each,
  ),
  removed: said.food === changed.food ? sight.removed : [...sight.removed, changed.food],
});

export const withAdded = (sight: PhotoSight, said: Said): PhotoSight => ({
  ...sight,
  foods: [...sight.foods, { ...said, key: crypto.randomUUID(), certainty: 'told' }],
  removed: sight.removed.filter((food) => food !== said.food),
});

/** What the cook has put there and takes away again was no mistake of ours. */
export const withRemoved = (sight: PhotoSight, gone: Seen): PhotoSight => ({
  ...sight,
  foods: sight.foods.filter(({ key }) => key !== gone.key),
  removed: gone.certainty === 'told' ? sight.removed : [...sight.removed, gone.food],
});

export const EMPTY_SIGHT: PhotoSight = { foods: [], removed: [], mayBeMore: false };
