import type { Food } from '../food.ts';
import { FOODS } from './foods.ts';

const CUT =
  /(?:braten|steaks?|schnitzel|fleisch|nacken|schulter|lende|backen|backe|haxen?|gulasch|ragout|geschnetzeltes|spiesse|kotelett|koteletts|medaillons|hals|hesse|ruecken|huefte|oberschale|unterschale)$/;

/** Returns the meat that a folded German compound of an animal and a cut means: "Schweinekrustenbraten". */
export const foodOfCut = (word: string): Food | undefined =>
  CUT.test(word) ? foodOfAnimal(word) : undefined;

const foodOfAnimal = (word: string): Food | undefined =>
  FOODS.find(({ animals }) => animals?.some((animal) => word.startsWith(animal)));

/**
 * Returns whether a compound that ends in a food begins with an animal that the food is not of: "Putenschnitzel" are
 * not made of pork, and "Lammsalami" has values and traits of its own.
 */
export function isOfOtherAnimal({ contains }: Food, beginning: string): boolean {
  const animal = contains.has('meat') ? foodOfAnimal(beginning) : undefined;
  return animal !== undefined && !(contains.has('pork') && animal.contains.has('pork'));
}
