import type { AnsweredDraft } from '#core/generation/draft/draft.ts';
import type { Preferences } from '#core/generation/preferences.ts';
import type { Wish } from '#core/generation/wishes.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { compose, type CompositionRequest } from './compose.ts';

/** Returns whether a dish is ready within the user's time. */
export const isInTime = (
  { prepTime }: Pick<AnsweredDraft, 'prepTime'>,
  { preferences: { maxPrepTime = Infinity } }: CompositionRequest,
): boolean => prepTime <= maxPrepTime;

/**
 * Returns the smallest set of wishes that must be dropped to get a dish, starting with the least important wish.
 * @returns undefined if there would be no dish even without wishes
 */
export function clashOf(foods: readonly FoodId[], request: CompositionRequest): readonly Wish[] | undefined {
  const { preferences } = request;
  return subsetsOf(wishesIn(preferences)).find((wishes) => {
    const eased = { ...request, preferences: withoutWishes(preferences, wishes) };
    const draft = compose(foods, eased);
    return draft !== undefined && isInTime(draft, eased);
  });
}

/** Returns all non-empty subsets, small ones first. */
function subsetsOf(wishes: readonly Wish[]): readonly (readonly Wish[])[] {
  const subsets: (readonly Wish[])[] = [[]];
  for (const wish of wishes) subsets.push(...subsets.map((subset) => [...subset, wish]));
  return subsets.slice(1).toSorted((one, other) => one.length - other.length);
}

export function withoutWishes<Wishes extends WishedFor>(
  preferences: Wishes,
  wishes: readonly Wish[],
): Wishes {
  const { maxPrepTime, buysNothing, dietaryPreferences } = preferences;
  const kept = (wish: Wish) => !wishes.includes(wish);
  return {
    ...preferences,
    maxPrepTime: kept('maxPrepTime') ? maxPrepTime : undefined,
    buysNothing: kept('buysNothing') ? buysNothing : undefined,
    dietaryPreferences: kept('dietaryPreferences') ? dietaryPreferences : [],
  };
}

const wishesIn = ({ maxPrepTime, buysNothing, dietaryPreferences }: WishedFor): readonly Wish[] => [
  ...(maxPrepTime === undefined ? [] : (['maxPrepTime'] as const)),
  ...(buysNothing ? (['buysNothing'] as const) : []),
  ...(dietaryPreferences.length > 0 ? (['dietaryPreferences'] as const) : []),
];

type WishedFor = Partial<Pick<Preferences, 'maxPrepTime' | 'buysNothing'>> &
  Pick<Preferences, 'dietaryPreferences'>;
