import type { Language } from '../../language.ts';
import type { Food } from '../food.ts';
import { foodByName } from './foods.ts';

/** Preparations, which are not part of a name: "tomatoes, chopped" are not tinned. */
const PREPARED = /(?<!\p{L})(?:\p{L}+ed|\p{L}*ge\p{L}+(?:t|en)(?:e[nrs]?)?)(?!\p{L})/iu;

/** Returns the food of a name whose first word follows: brown sugar for "sugar", "brown"; "Zucker", "braun". */
export function foodByTurnedName(name: string, behind: string, language: Language): Food | undefined {
  if (!/^\p{L}+(?:[ -]\p{L}+)?$/u.test(behind) || PREPARED.test(behind)) return undefined;
  for (const ending of language === 'de' ? ['', 'e', 'er', 'es'] : ['']) {
    const food = foodByName(`${behind}${ending} ${name}`, language);
    if (food) return food;
  }
  return undefined;
}
