import { mainKindOf, type MainKind } from '#core/generation/main-kind.ts';
import type { Preferences } from '#core/generation/preferences.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { foodById } from '#core/nutrition/foods/foods.ts';
import { DIFFICULTIES } from '#core/recipe/recipe.ts';
import type { MadeDish } from './make-dish.ts';
import { picker } from './picker.ts';
import { STAPLES } from './store-cupboard.ts';

/** What a dish is chosen for. */
type Cook = {
  /** Foods that the user confirmed. */
  readonly confirmed: readonly FoodId[];
  /** Foods that are there and that the user eats. */
  readonly eaten: readonly FoodId[];
  readonly preferred: Pick<Preferences, 'cuisine' | 'difficulty' | 'maxPrepTime'>;
};

/**
 * Returns the dishes that use as many of the confirmed proteins and staples as go together, and at least one of each: a
 * cook who has ticked chicken and rice wants them, and not pasta. Meat goes before pulses, and these before eggs.
 */
export function ofTheMainFoods(
  dishes: readonly MadeDish[],
  { confirmed, eaten }: Pick<Cook, 'confirmed' | 'eaten'>,
): readonly MadeDish[] {
  const own = confirmed.filter((food) => eaten.includes(food));
  const proteins = own.filter((food) => mainKindOf(food) === 'protein');
  const first = Math.min(...proteins.map(proteinRank));
  const wanted = [
    proteins.filter((food) => proteinRank(food) === first),
    own.filter((food) => mainKindOf(food) === 'staple'),
  ].filter(({ length }) => length > 0);
  const mainFoods = new Set([...wanted.flat(), ...proteins]);
  const usedOf = ({ used }: MadeDish) => used.filter((food) => mainFoods.has(food)).length;
  const whole = dishes.filter(({ used }) =>
    wanted.every((foods) => foods.some((food) => used.includes(food))),
  );
  const most = Math.max(...whole.map(usedOf));
  return whole.filter((dish) => usedOf(dish) === most);
}

const proteinRank = (food: FoodId): number =>
  food === 'egg' ? 2 : foodById(food)?.group === 'meat and fish' || /tofu/.test(food) ? 0 : 1;

/**
 * Picks one of the dishes that are in time and rated close to the best. Deterministic for a seed.
 * @returns undefined if there is no dish
 */
export function chooseDish(
  dishes: readonly MadeDish[],
  { seed, ...cook }: Cook & { readonly seed: number },
  rating: (dish: MadeDish) => number,
): MadeDish | undefined {
  if (dishes.length === 0) return undefined;
  const { maxPrepTime = Infinity } = cook.preferred;
  const quickest = Math.min(...dishes.map(({ minutes }) => minutes));
  const inTime = dishes.filter(({ minutes }) => minutes <= Math.max(maxPrepTime, quickest));
  const best = Math.max(...inTime.map(rating));
  const tolerance = hasPlenty(cook) ? 1 : 0.5;
  return picker(seed)(inTime.filter((dish) => rating(dish) >= best - tolerance));
}

/** Rates a dish by the foods it uses, then its cuisine, then its difficulty. Without a preference, simpler is better. */
export function rate(dish: MadeDish, cook: Cook): number {
  const { form, cuisine, used } = dish;
  const { preferred } = cook;
  const level = DIFFICULTIES.indexOf(form.difficulty);
  const effort = preferred.difficulty
    ? 1.2 * Math.abs(level - DIFFICULTIES.indexOf(preferred.difficulty))
    : 0.3 * level;
  const isPreferred = preferred.cuisine === undefined || cuisine === preferred.cuisine;
  const loved = used.some((food) => form.loves?.includes(food)) ? 0.4 : 0;
  return 6 * shareUsed(used, cook) + (isPreferred ? 3 : 0) + loved - effort - penaltyOf(dish, cook);
}

/** From so many foods on, a kitchen holds the makings of several dishes. */
const PLENTY = 6;

/** Who has ticked foods wants them all. */
const hasPlenty = ({ confirmed, eaten }: Cook): boolean => confirmed.length === 0 && eaten.length >= PLENTY;

/** Where there is plenty, one protein and one staple are enough for a plate. */
function shareUsed(used: readonly FoodId[], cook: Cook): number {
  const { eaten } = cook;
  if (!hasPlenty(cook)) return used.length / eaten.length;
  const proteins = eaten.filter((food) => mainKindOf(food) === 'protein');
  const first = Math.min(...proteins.map(proteinRank));
  const weightOf = (foods: readonly FoodId[]) => {
    const has = (kind: MainKind | undefined) => foods.filter((food) => mainKindOf(food) === kind);
    const isMade = has('protein').some((food) => proteinRank(food) === first);
    return has(undefined).length + (isMade ? 2 : 0) + (has('staple').length > 0 ? 1 : 0);
  };
  return weightOf(used) / weightOf(eaten);
}

/** Counts the foods that not every kitchen has; 0 if the user confirmed no foods. */
const penaltyOf = ({ amounts, used }: MadeDish, { confirmed }: Cook): number =>
  confirmed.length === 0
    ? 0
    : [...amounts.values()].filter(({ food }) => !used.includes(food) && !STAPLES.has(food)).length;
