import type { Language } from '../../language.ts';
import type { Food } from '../../nutrition/food.ts';
import { foldName } from '../../nutrition/fold-name.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import { CONFIDENCE, matchFood, type Match } from '../../nutrition/foods/match-food.ts';
import type { Unit } from '../../nutrition/units.ts';
import { weigh } from '../../nutrition/weigh.ts';
import { unitAtEnd, type UnitAtEnd } from './unit-at-end.ts';

export type NamedFood = {
  readonly match?: Match;
  /** Name without the unit if the food is usually called so: "bacon" for "bacon rashers". */
  readonly name: string;
  readonly unit?: Unit;
  /** Unit by which one piece is weighed, although it stays in the name: the leaf in "lime leaves". */
  readonly weighedBy?: Unit;
};

/**
 * Finds the food of a name behind an amount. A unit within the name comes first: four bacon rashers are four slices,
 * not four packets.
 * @param amount its unit and its text
 * @param hints other words of the recipe about the food
 */
export function namedFood(
  name: string,
  { unit, read }: { readonly unit?: Unit | undefined; readonly read: string },
  language: Language,
  hints = '',
): NamedFood {
  const found = withUnitInName(name, unit, language, hints);
  return found.match && isWhole(lastWord(read), found.match.food) ? { ...found, unit: 'piece' } : found;
}

/** Returns the last word of an amount: "Stangen" of "2 Stangen". */
export const lastWord = (read: string): string =>
  /\p{L}+(?=[^\p{L}]*$)/u.exec(read.replace(/ (?:of|von)\s*$/i, ''))?.[0] ?? '';

function withUnitInName(name: string, unit: Unit | undefined, language: Language, hints: string): NamedFood {
  const whole = matchFood(name, language, [hints, unit === 'jar' ? 'can' : unit].join(' '));
  const found = { name, ...(whole && { match: whole }) };
  const inName = unitAtEnd(name);
  if (!inName || (unit !== undefined && unit !== 'piece' && unit !== inName.unit)) return found;
  const apart = called(inName.inFront, language);
  const without = apart ?? matchFood(inName.name, language, hints);
  const isCalled = whole?.confidence === CONFIDENCE.name || (!apart && isOwnFood(whole, without, inName));
  const match = isCalled ? whole : (without ?? whole);
  if (!match) return found;
  const by = isWhole(inName.word, match.food) ? 'piece' : inName.unit;
  // "Weinblätter" are no leaves of wine.
  if (inName.isCompound && match.food.group === 'drinks' && weigh(match.food, 1, by) === undefined)
    return found;
  // Whole bay leaves and cinnamon sticks are counted.
  if (match === whole && unit === undefined && weigh(match.food, 1, by) === weigh(match.food, 1, 'piece'))
    return found;
  if (match.food.id === without?.food.id)
    // "2 Köpfe Salatköpfe" repeats the unit.
    return apart || !inName.isCompound || isUsual(inName.name, match.food)
      ? { name: inName.name, match, unit: by }
      : { name, match, weighedBy: by, ...(unit === inName.unit && { unit: 'piece' }) };
  // In "whole cloves" the word is the food, not a unit.
  return weigh(match.food, 1, by) === undefined ? found : { name, match, weighedBy: by };
}

/** "Limettnblätter" are mistyped lime leaves, a food of their own, and no leaves of limes. */
const isOwnFood = (whole: Match | undefined, without: Match | undefined, { word }: UnitAtEnd): boolean =>
  whole !== undefined &&
  whole.food !== without?.food &&
  whole.food.names.de.some((name) => foldName(name).endsWith(foldName(word)));

/** Finds "Selleriestangen" as "Stangen Sellerie", not as the root. */
function called(name: string, language: Language): Match | undefined {
  const food = foodByName(name, language);
  return food && { food, confidence: CONFIDENCE.words };
}

/** True for "Knoblauch", the rest of "Knoblauchzehen"; false for "Minz", the rest of "Minzblätter". */
const isUsual = (name: string, { names }: Food): boolean => foldName(name) === foldName(names.de[0] ?? '');

/** True if the unit is the whole food: a ring of sausage. A ring of an onion is a slice. */
const isWhole = (word: string, { contains }: Food): boolean =>
  /^(?:rings?|ringe)$/i.test(word) && contains.has('meat');
