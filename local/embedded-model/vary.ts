import type { Aim } from '#core/generation/aim.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { weigh } from '#core/nutrition/weigh.ts';
import type { Diet } from '#core/nutrition/diet.ts';
import { costOf, isExpensive } from './costs.ts';
import { CUISINE_NAMES, type Cuisine } from './kitchen/cuisine.ts';
import { knownFood } from './kitchen/food-names.ts';
import type { MadeDish } from './make-dish.ts';
import { parseWish, type ParsedWish } from './parse-wish.ts';
import { gramsOfMains } from './write.ts';

/** The dish to vary, as far as the request describes it, and the aims. */
export type Variation = {
  readonly aims: readonly Aim[];
  readonly wish: string;
  readonly title: string;
  readonly cuisine?: string | undefined;
  /** Protein of the parent, in g per serving. */
  readonly protein?: number | undefined;
};

/** Constraints and preferences that a variation adds to the composition. */
export type VariationRules = {
  readonly parsed: ParsedWish;
  readonly diets: readonly Diet[];
  readonly notCuisine: Cuisine | undefined;
  /** True if the dish must have a named cuisine. */
  readonly isCuisineAsked: boolean;
  /** Returns true if a food of the store cupboard would defeat the aims. */
  forbids(food: FoodId): boolean;
  /** Returns true if the dish fulfils the aims. */
  suits(dish: MadeDish): boolean;
  /** Bonus of a dish; 1 counts as much as a third of the user's foods. */
  bonus(dish: MadeDish): number;
};

const NO_VARIATION: Variation = { aims: [], wish: '', title: '' };

export function variationRules(variation: Variation = NO_VARIATION): VariationRules {
  const { title, cuisine, protein = 0 } = variation;
  const parsed = parseWish(variation.wish);
  const aims = new Set([...variation.aims, ...parsed.aims]);
  return {
    parsed,
    diets: aims.has('vegetarian') ? ['vegetarian'] : [],
    notCuisine: aims.has('cuisine') ? cuisineCalled(cuisine) : undefined,
    isCuisineAsked: aims.has('cuisine'),
    forbids: (food) =>
      (aims.has('children') && NOT_FOR_CHILDREN.has(food)) || (aims.has('cheaper') && isExpensive(food)),
    suits: (dish) =>
      !Object.values(dish.plan.title).includes(title) &&
      (!aims.has('protein') || proteinOf(dish) > protein) &&
      (!aims.has('children') || dish.form.difficulty === 'easy' || dish.form.difficulty === 'medium') &&
      (parsed.forms.length === 0 || parsed.forms.includes(dish.form.name)) &&
      !(parsed.isWithoutOven && dish.form.isOfOven) &&
      parsed.with.every((food) => dish.used.includes(food)),
    bonus: (dish) =>
      (aims.has('quicker') ? -dish.minutes / 10 : 0) +
      (aims.has('cheaper') ? -4 * costOf(dish) : 0) +
      (aims.has('protein') ? proteinOf(dish) / 4 : 0) +
      (aims.has('children') && dish.form.isForChildren ? 2 : 0),
  };
}

/** Hot, bitter, or a choking hazard. */
const NOT_FOR_CHILDREN: ReadonlySet<FoodId> = new Set([
  'black-pepper',
  'mustard',
  'curry-powder',
  'ginger',
  'walnut',
  'almond',
]);

const cuisineCalled = (name: string | undefined): Cuisine | undefined =>
  // Object.keys widens the keys to strings.
  (Object.keys(CUISINE_NAMES) as Cuisine[]).find((each) =>
    Object.values(CUISINE_NAMES[each]).some((called) => called === name),
  );

/** In g per serving. */
const proteinOf = (dish: MadeDish): number =>
  [
    ...gramsOfMains(dish),
    ...[...dish.amounts.values()].map(
      ({ food, quantity, unit }) => [food, weigh(knownFood(food), quantity, unit) ?? 0] as const,
    ),
  ].reduce((sum, [food, grams]) => sum + (knownFood(food).per100g.protein * grams) / 100, 0) /
  dish.form.servings;
