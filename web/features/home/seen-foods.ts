import { MAX_INGREDIENTS, type AMOUNT_UNITS } from '#core/author/amount.ts';
import type { IngredientsInput } from '#core/author/ingredients.ts';
import type { FoodId } from '#core/nutrition/food.ts';

/** What the cook has said of a food: what it is, and how much. */
export type Said = {
  readonly food: FoodId;
  readonly quantity?: number | undefined;
  readonly unit?: (typeof AMOUNT_UNITS)[number] | undefined;
  /** As the cook has typed it, where that is not a name of the food. */
  readonly written?: string | undefined;
};

/** A food on the table. */
export type Seen = Said & {
  readonly key: string;
  /** Nobody has looked at it; the cook says that it is there; the cook says that it is not. */
  readonly state: 'guess' | 'confirmed' | 'removed';
  /** How likely the device finds it; absent where the cook has named it. */
  readonly probability?: number;
};

/** What is known of one photo. */
export type PhotoSight = {
  readonly foods: readonly Seen[];
  /** What the cook has corrected: it looks like that, and is something else. */
  readonly mistaken: readonly FoodId[];
  readonly mayBeMore: boolean;
};

export const EMPTY_SIGHT: PhotoSight = { foods: [], mistaken: [], mayBeMore: false };

/** Returns what goes with the request: ticked foods, those that are not there, and guesses that nobody has looked at. */
export function ingredientsOf(sights: readonly PhotoSight[]): IngredientsInput | undefined {
  const foods = sights.flatMap((sight) => sight.foods);
  const inState = (state: Seen['state']) => foods.filter((food) => food.state === state);
  const confirmed = new Map(
    inState('confirmed').map(({ key: _k, state: _s, probability: _p, written: _w, ...said }) => [
      said.food,
      said,
    ]),
  );
  const gone = [...sights.flatMap(({ mistaken }) => mistaken), ...inState('removed').map(({ food }) => food)];
  const removed = new Set(gone.filter((food) => !confirmed.has(food)));
  const likeliest = inState('guess').toSorted((a, b) => (b.probability ?? 0) - (a.probability ?? 0));
  const guessed = new Set(
    likeliest.map(({ food }) => food).filter((food) => !confirmed.has(food) && !removed.has(food)),
  );
  if (confirmed.size + removed.size + guessed.size === 0) return undefined;
  return {
    confirmed: [...confirmed.values()],
    removed: [...removed].slice(0, MAX_INGREDIENTS),
    guessed: [...guessed].slice(0, MAX_INGREDIENTS),
  };
}

/** A tap: yes, it is there; then no, it is not. What the cook has named goes altogether, and a guess can come back. */
export const withTapped = (sight: PhotoSight, tapped: Seen): PhotoSight =>
  tapped.state === 'confirmed'
    ? withRemoved(sight, tapped)
    : withState(sight, (each) => each.key === tapped.key, 'confirmed');

export const withRemoved = (sight: PhotoSight, gone: Seen): PhotoSight =>
  gone.probability === undefined
    ? { ...sight, foods: sight.foods.filter(({ key }) => key !== gone.key) }
    : withState(sight, (each) => each.key === gone.key, 'removed');

export const withAllConfirmed = (sight: PhotoSight): PhotoSight =>
  withState(sight, ({ state }) => state === 'guess', 'confirmed');

const withState = (
  sight: PhotoSight,
  isMeant: (food: Seen) => boolean,
  state: Seen['state'],
): PhotoSight => ({
  ...sight,
  foods: sight.foods.map((each) => (isMeant(each) ? { ...each, state } : each)),
});

/** The cook says what it is: a food seen in its place was a mistake. */
export const withSaid = (sight: PhotoSight, changed: Seen, said: Said): PhotoSight => ({
  ...sight,
  foods: sight.foods.map((each) =>
    each.key === changed.key ? { key: each.key, ...said, state: 'confirmed' as const } : each,
  ),
  mistaken:
    said.food === changed.food || changed.probability === undefined
      ? sight.mistaken
      : [...sight.mistaken, changed.food],
});

/** The cook adds a food, or says that one is there which is on the table already. */
export function withAdded(sight: PhotoSight, said: Said): PhotoSight {
  const held = sight.foods.find(({ food }) => food === said.food);
  const foods = held
    ? sight.foods.map((each) => (each === held ? { ...each, ...said, state: 'confirmed' as const } : each))
    : [...sight.foods, { ...said, key: crypto.randomUUID(), state: 'confirmed' as const }];
  return { ...sight, foods, mistaken: sight.mistaken.filter((food) => food !== said.food) };
}
