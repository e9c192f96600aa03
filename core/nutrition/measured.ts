import { MEASURES, type Food } from './food.ts';
import { isCut } from './unit-facts.ts';

/** Returns whether a food is a drink: people think of it in glasses. */
export const isDrunk = (food: Food): boolean => measuredBy(food) === 'glass';

/** Returns whether a dish is eaten from a bowl. */
export const isEatenFromBowl = (food: Food): boolean => measuredBy(food) === 'bowl';

/** Returns whether a food is poured, and measured in a jug. */
export const isPoured = (food: Food): boolean => ['glass', 'jug'].includes(measuredBy(food));

/**
 * Returns whether an American kitchen measures the food in cups and spoons: flour, sugar, butter, grains, spices,
 * liquids. Meat, cheese, pasta and vegetables are weighed in ounces.
 */
export const isMeasuredByVolume = (food: Food): boolean =>
  food.weights.density !== undefined && measuredBy(food) !== 'scale';

function measuredBy({
  measuredBy: by,
  group,
  weights,
  contains,
  per100g,
}: Food): Required<Food>['measuredBy'] {
  if (by) return by;
  if (group === 'drinks') return 'glass';
  const isCounted = MEASURES.some((unit) => isCut(unit) && weights[unit] !== undefined);
  return contains.has('meat') || contains.has('fish') || (isCounted && per100g.fat <= 75) ? 'scale' : 'spoon';
}
