import { MAX_INGREDIENTS } from '#core/generation/amount.ts';
import type { IngredientsInput } from '#core/generation/ingredients.ts';
import type { Correction, FoodOnTable, PhotoDetection } from '../offline/schema.ts';

export const NO_DETECTION: PhotoDetection = { foods: [], mistaken: [], mayBeMore: false };

/**
 * Returns the foods of a request; undefined without foods.
 * @param state `isComplete`: all photos were processed. Otherwise guesses are left out, because the server would take
 * them for the complete list.
 */
export function ingredientsOf(
  detections: readonly PhotoDetection[],
  { isComplete }: { readonly isComplete: boolean },
): IngredientsInput | undefined {
  const foods = detections.flatMap((detection) => detection.foods);
  const inState = (state: FoodOnTable['state']) => foods.filter((food) => food.state === state);
  const confirmed = new Map(
    inState('confirmed').map(({ key: _k, state: _s, probability: _p, written: _w, ...correction }) => [
      correction.food,
      correction,
    ]),
  );
  const gone = [
    ...detections.flatMap(({ mistaken }) => mistaken),
    ...inState('removed').map(({ food }) => food),
  ];
  const removed = new Set(gone.filter((food) => !confirmed.has(food)));
  const guesses = isComplete ? inState('guess') : [];
  const likeliest = guesses.toSorted((a, b) => (b.probability ?? 0) - (a.probability ?? 0));
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

/** Confirms a food; a second tap removes it. A removed guess stays and can be confirmed again. */
export const withTapped = (detection: PhotoDetection, tapped: FoodOnTable): PhotoDetection =>
  tapped.state === 'confirmed'
    ? withRemoved(detection, tapped)
    : withState(detection, (each) => each.key === tapped.key, 'confirmed');

export const withRemoved = (detection: PhotoDetection, gone: FoodOnTable): PhotoDetection =>
  gone.probability === undefined
    ? { ...detection, foods: detection.foods.filter(({ key }) => key !== gone.key) }
    : withState(detection, (each) => each.key === gone.key, 'removed');

export const withAllConfirmed = (detection: PhotoDetection): PhotoDetection =>
  withState(detection, ({ state }) => state === 'guess', 'confirmed');

const withState = (
  detection: PhotoDetection,
  isMeant: (food: FoodOnTable) => boolean,
  state: FoodOnTable['state'],
): PhotoDetection => ({
  ...detection,
  foods: detection.foods.map((each) => (isMeant(each) ? { ...each, state } : each)),
});

/** Replaces a food by a correction. The replaced detection counts as mistaken. */
export const withCorrection = (
  detection: PhotoDetection,
  changed: FoodOnTable,
  correction: Correction,
): PhotoDetection => ({
  ...detection,
  foods: detection.foods.map((each) =>
    each.key === changed.key ? { key: each.key, ...correction, state: 'confirmed' as const } : each,
  ),
  mistaken:
    correction.food === changed.food || changed.probability === undefined
      ? detection.mistaken
      : [...detection.mistaken, changed.food],
});

/** Adds a food, or confirms it if it is on the table already. */
export function withAdded(detection: PhotoDetection, correction: Correction): PhotoDetection {
  const held = detection.foods.find(({ food }) => food === correction.food);
  const foods = held
    ? detection.foods.map((each) =>
        each === held ? { ...each, ...correction, state: 'confirmed' as const } : each,
      )
    : [...detection.foods, { ...correction, key: crypto.randomUUID(), state: 'confirmed' as const }];
  return { ...detection, foods, mistaken: detection.mistaken.filter((food) => food !== correction.food) };
}
