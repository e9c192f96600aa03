import { mainKindOf } from '#core/generation/main-kind.ts';
import type { Preferences } from '#core/generation/preferences.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { foodById } from '#core/nutrition/foods/foods.ts';
import { DIFFICULTIES } from '#core/recipe/facts/difficulty.ts';
import { BESIDE } from './kitchen/beside.ts';
import { isAtHome } from './kitchen/cuisine.ts';
import { SIDE } from './kitchen/side.ts';
import type { MadeDish } from './make-dish.ts';
import { picker } from './picker.ts';
import { isInAnyKitchen } from './store-cupboard.ts';

/** Foods and wishes that a dish is chosen for. */
type Wanted = {
  /** Foods that the dish should contain: those that the user confirmed, else those of the dish to vary. */
  readonly asked: readonly FoodId[];
  /** Available foods that the user eats. */
  readonly eaten: readonly FoodId[];
  readonly preferred: Pick<Preferences, 'cuisine' | 'difficulty' | 'maxPrepTime'>;
};

/**
 * Returns the dishes that use at least one of the asked proteins and one of the asked staples, and as many as go
 * together: a cook who ticked chicken and rice does not want pasta. Meat goes before pulses, and pulses before eggs.
 */
export function ofTheMainFoods(
  dishes: readonly MadeDish[],
  { asked, eaten }: Pick<Wanted, 'asked' | 'eaten'>,
): readonly MadeDish[] {
  const own = asked.filter((food) => eaten.includes(food));
  const { proteins, first, staples } = mainFoodsOf(own);
  const needed = [first, staples].filter(({ length }) => length > 0);
  const mainFoods = new Set([...proteins, ...staples]);
  const usedOf = ({ used }: MadeDish) => used.filter((food) => mainFoods.has(food)).length;
  const whole = dishes.filter(({ used }) => needed.every((foods) => hasAny(used, foods)));
  const most = Math.max(...whole.map(usedOf));
  return whole.filter((dish) => usedOf(dish) === most);
}

type MainFoods = Readonly<Record<'proteins' | 'first' | 'staples', readonly FoodId[]>>;

/** Returns the proteins and staples among some foods, and the proteins that come first on a plate. */
function mainFoodsOf(foods: readonly FoodId[]): MainFoods {
  const proteins = foods.filter((food) => mainKindOf(food) === 'protein');
  const best = Math.min(...proteins.map(proteinRank));
  return {
    proteins,
    first: proteins.filter((food) => proteinRank(food) === best),
    staples: foods.filter((food) => mainKindOf(food) === 'staple'),
  };
}

const hasAny = (used: readonly FoodId[], foods: readonly FoodId[]): boolean =>
  foods.some((food) => used.includes(food));

const proteinRank = (food: FoodId): number =>
  food === 'egg' ? 2 : foodById(food)?.group === 'meat and fish' || /tofu/.test(food) ? 0 : 1;

/**
 * Picks one of the best-rated dishes that are in time. Deterministic for a seed.
 * @returns undefined if there is no dish
 */
export function chooseDish(
  dishes: readonly MadeDish[],
  { seed, ...wanted }: Wanted & { readonly seed: number },
  rating: (dish: MadeDish) => number,
): MadeDish | undefined {
  if (dishes.length === 0) return undefined;
  const { maxPrepTime = Infinity } = wanted.preferred;
  const quickest = Math.min(...dishes.map(({ minutes }) => minutes));
  const rated = dishes
    .filter(({ minutes }) => minutes <= Math.max(maxPrepTime, quickest))
    .map((dish) => ({ dish, points: rating(dish) }));
  const best = Math.max(...rated.map(({ points }) => points));
  const tolerance = hasPlenty(wanted) ? 1 : 0.5;
  const near = rated.filter(({ points }) => points >= best - tolerance).map(({ dish }) => dish);
  const pick = picker(seed);
  if (!hasPlenty(wanted)) return pick(near);
  // There are many kinds of pan dishes, but few kinds of bakes.
  const family = pick([...new Set(near.map(({ form }) => form.family))]);
  return pick(near.filter(({ form }) => form.family === family));
}

/** Rates a dish by its foods, then its cuisine, then its difficulty. Without a preference, simpler is better. */
export function rate(dish: MadeDish, wanted: Wanted): number {
  const { form, cuisine, used } = dish;
  const { preferred } = wanted;
  const level = DIFFICULTIES.indexOf(form.difficulty);
  const effort = preferred.difficulty
    ? 1.2 * Math.abs(level - DIFFICULTIES.indexOf(preferred.difficulty))
    : 0.3 * level;
  const isPreferred = preferred.cuisine === undefined || cuisine === preferred.cuisine;
  const loved = used.some((food) => form.loves?.includes(food)) ? 0.4 : 0;
  const beside = [...dish.amounts.keys()].filter((key) => key === SIDE || key.startsWith(BESIDE)).length;
  const abroad = wanted.asked.length === 0 || isAtHome(cuisine, wanted.eaten) ? 0 : 0.6;
  // A food in the dish counts more than a food beside it.
  const share = 6 * shareUsed(used, wanted) - 0.6 * beside - abroad;
  return share + (isPreferred ? 3 : 0) + loved - effort - penaltyOf(dish, wanted);
}

/** Number of foods that make several dishes. */
const PLENTY = 6;

/** Returns whether the available foods make several dishes. A cook who has ticked foods wants one dish of them all. */
const hasPlenty = ({ asked, eaten }: Wanted): boolean => asked.length === 0 && eaten.length >= PLENTY;

/** With plenty of foods, one protein and one staple are enough for a dish. */
function shareUsed(used: readonly FoodId[], wanted: Wanted): number {
  const { eaten } = wanted;
  if (!hasPlenty(wanted)) return used.length / eaten.length;
  const { first, staples } = mainFoodsOf(eaten);
  const weightOf = (foods: readonly FoodId[]) =>
    foods.filter((food) => mainKindOf(food) === undefined).length +
    (hasAny(foods, first) ? 2 : 0) +
    (hasAny(foods, staples) ? 1 : 0);
  return weightOf(used) / weightOf(eaten);
}

/** Counts the foods that not every kitchen has; 0 if no foods are asked for. */
const penaltyOf = ({ amounts, used }: MadeDish, { asked }: Wanted): number =>
  asked.length === 0
    ? 0
    : [...amounts.values()].filter(({ food }) => !used.includes(food) && !isInAnyKitchen(food)).length;
