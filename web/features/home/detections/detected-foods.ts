import { MAX_INGREDIENTS, type AMOUNT_UNITS } from '#core/generation/amount.ts';
import type { IngredientsInput } from '#core/generation/ingredients.ts';
import type { FoodId } from '#core/nutrition/food.ts';

/** What the cook has said of a food: what it is, and how much. */
export type Correction = {
  readonly food: FoodId;
  readonly quantity?: number | undefined;
  readonly unit?: (typeof AMOUNT_UNITS)[number] | undefined;
  /** As the cook has typed it, where that is not a name of the food. */
  readonly written?: string | undefined;
};

/** A food on the table. */
export type FoodOnTable = Correction & {
  readonly key: string;
  /** Nobody has looked at it; the cook says that it is there; the cook says that it is not. */
  readonly state: 'guess' | 'confirmed' | 'removed';
  /** How likely the device finds it; absent where the cook has named it. */
  readonly probability?: number;
};

/** What is known of one photo. */
export type PhotoDetection = {
  readonly foods: readonly FoodOnTable[];
  /** What the cook has corrected: it looks like that, and is something else. */
  readonly mistaken: readonly FoodId[];
  readonly mayBeMore: boolean;
};

export const NO_DETECTION: PhotoDetection = { foods: [], mistaken: [], mayBeMore: false };

/** Returns what goes with the request: ticked foods, those that are not there, and guesses that nobody has looked at. */
export function ingredientsOf(detections: readonly PhotoDetection[]): IngredientsInput | undefined {
  const foods = detections.flatMap((detection) => detection.foods);
  const inState = (state: FoodOnTable['state']) => foods.filter((food) => food.state === state);
  const confirmed = new Map(
    inState('confirmed').map(({ key: _k, state: _s, probability: _p, written: _w, ...said }) => [
      said.food,
      said,
    ]),
  );
  const gone = [
    ...detections.flatMap(({ mistaken }) => mistaken),
    ...inState('removed').map(({ food }) => food),
  ];
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

/** The cook says what it is: a food seen in its place was a mistake. */
export const withCorrection = (
  detection: PhotoDetection,
  changed: FoodOnTable,
  said: Correction,
): PhotoDetection => ({
  ...detection,
  foods: detection.foods.map((each) =>
    each.key === changed.key ? { key: each.key, ...said, state: 'confirmed' as const } : each,
  ),
  mistaken:
    said.food === changed.food || changed.probability === undefined
      ? detection.mistaken
      : [...detection.mistaken, changed.food],
});

/** The cook adds a food, or says that one is there which is on the table already. */
export function withAdded(detection: PhotoDetection, said: Correction): PhotoDetection {
  const held = detection.foods.find(({ food }) => food === said.food);
  const foods = held
    ? detection.foods.map((each) =>
        each === held ? { ...each, ...said, state: 'confirmed' as const } : each,
      )
    : [...detection.foods, { ...said, key: crypto.randomUUID(), state: 'confirmed' as const }];
  return { ...detection, foods, mistaken: detection.mistaken.filter((food) => food !== said.food) };
}
