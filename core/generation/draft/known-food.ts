import type { DraftLine } from './draft.ts';
import { matchFood } from '../../nutrition/foods/match-food.ts';
import { EXCLUDED_BY_DIET, type Diet } from '../../nutrition/diet.ts';
import type { FoodTrait } from '../../nutrition/food.ts';
import { splitFreeFrom } from '../../nutrition/foods/free-from.ts';
import type { NormalReading } from '../../guard/food-reading.ts';
import { readerOf } from '../../guard/food-reader.ts';

/**
 * Returns whether a line without a food of the table may still support a diet: the guard's vocabulary knows its food,
 * its words say that it fits the diet, or its English name ends in a known food. Other foods may contain anything.
 */
export function isKnownFor(diet: Diet, { food, name, note }: DraftLine): boolean {
  const reader = readerOf();
  const { named } = reader.text(`${food} | ${name} | ${note ?? ''}`);
  const excluded = new Set<FoodTrait>(EXCLUDED_BY_DIET[diet]);
  return (
    named.some(({ term, isAbsent }) => term.entry.traits.length > 0 && !isAbsent) ||
    [food, name].some((each) => splitFreeFrom(each)?.free.traits.some((trait) => excluded.has(trait))) ||
    endsInKnown(food.toLowerCase()) ||
    endsInHarmless(reader.text(food))
  );
}

/** Returns whether the last words of an English name are a known food: "dried guajillo chillies". */
const endsInKnown = (food: string): boolean =>
  food.split(' ').some((_, at, words) => matchFood(words.slice(at).join(' '), 'en') !== undefined);

/** Returns whether a text ends in a harmless food: "dried kombu", but not "kombu crackers". */
const endsInHarmless = ({ normal, named }: NormalReading): boolean =>
  named.some(({ term, wordEnd }) => term.entry.isHarmless && wordEnd === normal.length);
