import type { Food, Weights } from './food.ts';

/** Measures of foods that are counted or cut, not scooped. */
const COUNTED: readonly (keyof Weights)[] = [
  'piece',
  'slice',
  'head',
  'bunch',
  'ball',
  'bar',
  'leaf',
  'sprig',
  'sheet',
  'clove',
  'stalk',
];

/** Scooped but weighed: cheese, and pasta whose shapes fill a cup differently. */
const WEIGHED = /cheese|mozzarella|parmesan|paneer|ricotta|mascarpone|pasta|noodles|tofu|tempeh|sprouts/;

/** Vegetables that fill a cup with air. */
const LOOSE: ReadonlySet<string> = new Set([
  'bamboo-shoots',
  'cress',
  'green-beans',
  'broad-beans',
  'lambs-lettuce',
  'chanterelle',
  'sugar-snap-peas',
  'sauerkraut',
  'water-chestnuts',
]);

/**
 * Returns whether an American kitchen measures the food in cups and spoons: flour, sugar, butter, grains, spices,
 * liquids. Meat, cheese, pasta and vegetables are weighed in ounces.
 */
export function isMeasuredByVolume({ id, weights, contains, per100g }: Food): boolean {
  if (weights.density === undefined || contains.has('meat') || contains.has('fish')) return false;
  if (WEIGHED.test(id) || LOOSE.has(id)) return false;
  const isFat = per100g.fat > 75;
  return isFat || COUNTED.every((measure) => weights[measure] === undefined);
}
