import type { Language } from '../../language.ts';
import type { Food } from '../../nutrition/food.ts';
import { foldName } from '../../nutrition/fold-name.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import { CONFIDENCE, matchFood, type Match } from '../../nutrition/foods/match-food.ts';
import type { Unit } from '../../nutrition/units.ts';
import { weigh } from '../../nutrition/weigh.ts';
import { unitAtEnd, type UnitAtEnd } from './unit-at-end.ts';

/** Food that a name means, and the unit within the name. */
export type NamedFood = {
  readonly match?: Match;
  /** Name without the unit if the food is still called so: "bacon" of "bacon rashers". */
  readonly name: string;
  /** Unit that was taken from the name. */
  readonly unit?: Unit;
  /** Unit by which one of the food is weighed while its name keeps it: a leaf of "lime leaves". */
  readonly weighedBy?: Unit;
};

/**
 * Matches the name behind an amount. A unit within the name is read first: four bacon rashers are four slices, not four
 * packets.
 * @param amount its unit, and the amount as it was written
 * @param hints other words of the recipe about it
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
  // "Weinblätter" are not leaves of wine.
  if (inName.isCompound && match.food.group === 'drinks' && weigh(match.food, 1, by) === undefined)
    return found;
  // The cook counts whole bay leaves and cinnamon sticks.
  if (match === whole && unit === undefined && weigh(match.food, 1, by) === weigh(match.food, 1, 'piece'))
    return found;
  if (match.food.id === without?.food.id)
    // "2 Köpfe Salatköpfe" says the unit twice.
    return apart || !inName.isCompound || isUsual(inName.name, match.food)
      ? { name: inName.name, match, unit: by }
      : { name, match, weighedBy: by, ...(unit === inName.unit && { unit: 'piece' }) };
  // In "whole cloves" the word is the food, not a unit.
  return weigh(match.food, 1, by) === undefined ? found : { name, match, weighedBy: by };
}

/** "Limettnblätter" are mistyped lime leaves, a food of its own, not leaves of limes. */
const isOwnFood = (whole: Match | undefined, without: Match | undefined, { word }: UnitAtEnd): boolean =>
  whole !== undefined &&
  whole.food !== without?.food &&
  whole.food.names.de.some((name) => foldName(name).endsWith(foldName(word)));

/** "Selleriestangen" are "Stangen Sellerie", which is not the root. */
function called(name: string, language: Language): Match | undefined {
  const food = foodByName(name, language);
  return food && { food, confidence: CONFIDENCE.words };
}

/** "Knoblauchzehen" are "Zehen Knoblauch"; of "Minzblätter" no word is left that names the food. */
const isUsual = (name: string, { names }: Food): boolean => foldName(name) === foldName(names.de[0] ?? '');

/** A ring of sausage is the whole sausage; a ring of an onion is a slice of it. */
const isWhole = (word: string, { contains }: Food): boolean =>
  /^(?:rings?|ringe)$/i.test(word) && contains.has('meat');
