import type { Language } from '../language.ts';
import type { Food } from '../nutrition/food.ts';
import { FOODS } from '../nutrition/foods/foods.ts';
import { remembered } from '../language/remembered.ts';
import { find, indexOf } from './vocabulary/finder.ts';
import { entry, type VocabularyEntry } from './vocabulary/term.ts';

/**
 * Returns the foods of the table that a text names in a language. For lines whose food is unknown: "Suppenhuhn" and
 * "free range chicken supreme" are chicken. A longer name hides shorter ones in it: chicken stock is not chicken.
 * @param normal normal text
 */
export const foodsNamedIn = (normal: string, language: Language): readonly Food[] =>
  find(normal, [namesIn(language)]).flatMap(({ term }) => term.entry.food ?? []);

const namesIn = remembered((language: Language) => indexOf(FOODS.map((food) => namesOf(food, language))));

function namesOf(food: Food, language: Language): VocabularyEntry {
  const names = food.names[language].filter((name) => !food.homonyms?.includes(name));
  return entry([], names.map((name) => pattern(name, food)).join(','), { food });
}

/**
 * Returns the pattern of a food's name. Short names match whole words only, because "Ei" begins "Eis". An animal's name
 * may end a compound, but "Bohnen" may not, because many other foods end in it.
 */
function pattern(name: string, { group }: Food): string {
  const word = name.replaceAll(',', ' ');
  if (word.length < SHORT) return `=${word}`;
  if (!/^\p{Lu}\p{Ll}{4,}$/u.test(word)) return word;
  return group === 'meat and fish' ? `*${word}*` : `${word}*`;
}

const SHORT = 4;
