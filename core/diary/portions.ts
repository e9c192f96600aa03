import type { Food, Weights } from '../nutrition/food.ts';
import { cupOf } from '../nutrition/foods/eaten/cups.ts';
import { isDrunk, isEatenFromBowl, isMeasuredByVolume } from '../nutrition/measured.ts';
import type { Product } from '../product/product.ts';
import type { DiaryAmount, DiaryUnit } from './amount.ts';
import { gramsOfFood, measureOfProduct } from './nutrition-of-amount.ts';

/** Amount offered for a diary entry. */
export type Portion = {
  /** A usual amount in that unit: 1 slice, 100 g. */
  readonly amount: DiaryAmount;
  /** Size in g, or in ml for a product whose values are per 100 ml. */
  readonly size: number;
};

/** Returns the usual portions of a food, the most common one first. The last one is by weight. */
export function portionsOfFood(food: Food): readonly Portion[] {
  const isDrink = isDrunk(food) && food.weights.density !== undefined;
  const scooped = [of(1, 'serving'), ...countedPortions(food), ...spoonPortions(food)];
  const usual = isDrink ? drinkPortions(food) : isEatenFromBowl(food) ? [of(1, 'bowl')] : scooped;
  const found = [...usual, of(100, 'g')].flatMap((amount) => portion(amount, gramsOfFood(food, amount)));
  return found.filter(({ amount }, at) => found.findIndex((each) => each.amount.unit === amount.unit) === at);
}

/** Returns the portions of a product: its serving, a glass of a drink, 100 g or ml, the package. */
export function portionsOfProduct(
  product: Pick<Product, 'unit' | 'serving' | 'package'>,
): readonly Portion[] {
  const { unit, serving, package: whole } = product;
  return [
    ...(serving ? [of(1, 'serving')] : []),
    ...(unit === 'ml' && !serving ? [of(1, 'glass')] : []),
    of(100, unit),
    ...(whole ? [of(1, 'packet')] : []),
  ].flatMap((amount) => portion(amount, measureOfProduct(product, amount)));
}

const of = (quantity: number, unit: DiaryUnit): DiaryAmount => ({ quantity, unit });

/** Minimum size, in g, of which tenths are not shown. */
const FINE = 100;

const portion = (amount: DiaryAmount, size: number | undefined): readonly Portion[] =>
  size === undefined ? [] : [{ amount, size: size < FINE ? Math.round(size * 10) / 10 : Math.round(size) }];

/** Minimum alcohol of a spirit, in g per 100 g. */
const SPIRIT = 15;

function drinkPortions({ id, per100g: { alcohol = 0 }, weights }: Food): readonly DiaryAmount[] {
  const cup = cupOf(id);
  if (cup) return [of(1, cup.unit), of(100, 'ml')];
  if (alcohol >= SPIRIT) return [of(4, 'cl'), of(100, 'ml')];
  const container = (['bottle', 'can'] as const).find((unit) => (weights[unit] ?? Infinity) <= 500);
  return [
    ...(alcohol > 0 && container ? [of(1, container)] : []),
    of(1, 'glass'),
    of(1, 'cup'),
    of(100, 'ml'),
  ];
}

/**
 * Measures in which a food is eaten at table, the more usual ones first. Bunches, bottles and packets are for shopping.
 */
const EATEN = ['slice', 'piece', 'ball', 'tub', 'bar', 'handful', 'stalk', 'leaf', 'cube'] as const;

/** Plausible weights of a single piece, in g: not a whole pumpkin, nor one raisin. */
const LEAST = 4;
const MOST = 400;

function countedPortions({ group, weights }: Food): readonly DiaryAmount[] {
  const isEaten = (unit: (typeof EATEN)[number]) =>
    (weights[unit] ?? 0) >= LEAST && (weights[unit] ?? 0) <= MOST;
  const units = EATEN.filter(isEaten);
  // A slice of bread or cheese, but a whole apple or tomato; berries by the handful.
  const first = firstOf(group, weights);
  return [...units.filter((unit) => unit === first), ...units.filter((unit) => unit !== first)].map((unit) =>
    of(1, unit),
  );
}

function firstOf(group: Food['group'], { piece = 0, handful, slice, tub }: Weights): (typeof EATEN)[number] {
  if (
    slice !== undefined &&
    ['dairy and eggs', 'grains and breads', 'meat and fish'].includes(group) &&
    piece !== 50
  )
    return piece > 0 && piece <= 100 ? 'piece' : 'slice';
  if (tub !== undefined) return 'tub';
  return handful !== undefined && piece < 15 ? 'handful' : 'piece';
}

/** Spoons, for foods that are scooped or poured: oil, sugar, flakes, spreads, sauces. */
const spoonPortions = (food: Food): readonly DiaryAmount[] =>
  isMeasuredByVolume(food) || food.per100g.fat > 75 ? [of(1, 'tbsp'), of(1, 'tsp')] : [];
