import { energyOf, type Food } from '../nutrition/food.ts';
import { basisOf } from '../nutrition/foods/eaten/habits.ts';
import { servingOf } from '../nutrition/foods/eaten/servings.ts';
import { isDrunk, isPoured } from '../nutrition/measured.ts';
import type { DescribedFood } from './described-food.ts';

/** Joins what is in the food before. */
export const WITH = /^(?:with|mit|aus|of|w\/)$/i;

export const isMilk = (food: Food): boolean => food.group === 'dairy and eggs' && isDrunk(food);

/** Minimum fat of a drink that is made of milk, in g per 100 g. */
const MILKY = 0.4;

/** Returns whether a drink, such as a latte, has its milk. */
export const isOfMilk = (food: Food): boolean =>
  isDrunk(food) && food.per100g.fat >= MILKY && food.contains.has('milk');

/** Joins milk to what is stirred into it: "a glass of milk with cocoa" is one drink, as large as the glass. */
export function stirred(
  each: DescribedFood,
  at: number,
  all: readonly DescribedFood[],
): readonly DescribedFood[] {
  const before = all[at - 1];
  if (isStirredInto(all[at + 1], each)) return [];
  if (!before || !isStirredInto(each, before)) return [each];
  const { joint, amount } = before;
  return [{ ...each, ...(amount && { amount }), times: before.times, ...(joint && { joint }) }];
}

const isStirredInto = (each: DescribedFood | undefined, { food: milk }: DescribedFood): boolean =>
  each?.food?.group === 'pantry' &&
  !each.amount &&
  WITH.test(each.joint ?? '') &&
  isOfMilk(each.food) &&
  milk !== undefined &&
  isMilk(milk);

/**
 * Returns how much milk or cream goes into the cup or over the flakes before it, in ml; undefined for what is not poured.
 * @param before the other foods, the nearest first
 */
export function pouredAmong(food: Food, before: readonly DescribedFood[]): number | undefined {
  if (!isMilk(food) && !isCream(food)) return undefined;
  const under = before.map((each) => each.food && milkFor(each.food)).find((ml) => ml !== undefined);
  if (isMilk(food)) return under;
  return under === MILK.cup ? MILK.cream : undefined;
}

const isCream = (food: Food): boolean => food.group === 'dairy and eggs' && isPoured(food);

/** Millilitres that go into a cup, as cream, over a bowl of flakes, and into one of porridge. */
const MILK = { cup: 30, cream: 15, bowl: 125, porridge: 200 };

function milkFor(food: Food): number | undefined {
  if (isDrunk(food)) return energyOf(food.per100g) < 10 ? MILK.cup : undefined;
  if (food.id === basisOf('porridge')) return MILK.porridge;
  return food.per100g.carbs > 50 && isScooped(food) ? MILK.bowl : undefined;
}

/** A serving of flakes is small. */
const isScooped = (food: Food): boolean =>
  (servingOf(food) ?? 0) >= 30 && (servingOf(food) ?? Infinity) <= 60;

/** A large drink holds half as much again, unless the usual one is a large one: half a litre of beer. */
const LARGE = { said: 1.3, drunk: 1.5, glass: 500 };

/** Gives a drink the size that is said of it. */
export function served(each: DescribedFood): DescribedFood {
  const { food, times } = each;
  if (!food || !isDrunk(food) || times !== LARGE.said) return each;
  if (isVessel(each.amount?.unit)) return { ...each, times: LARGE.drunk };
  if (each.amount?.unit) return each;
  const { can = 0, bottle = 0 } = food.weights;
  return { ...each, times: can === LARGE.glass || bottle === LARGE.glass ? 1 : LARGE.drunk };
}

const isVessel = (unit: string | undefined): boolean => unit === 'glass' || unit === 'cup';
