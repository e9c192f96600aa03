import { areWithin } from '../../language/typing-mistakes.ts';
import type { Language } from '../../language.ts';
import { foldName } from '../fold-name.ts';
import type { Food } from '../food.ts';
import { isBasic } from './cupboard.ts';
import { foodByName, FOODS } from './foods.ts';
import { matchFood } from './match-food.ts';
import { remembered } from '../../language/remembered.ts';

/** Candidate food with its known name. */
type Meant = { readonly food: Food; readonly name: string };

/** Minimum letters of a word to correct: shorter ones are too similar to others. */
const SHORTEST = 3;

/** Minimum letters of a word with two typos: "flower" for flour. */
const TWO_MISTAKES = 6;

const MOST_FOODS = 2;

/** Maximum words of a name; longer texts are prose. */
const MOST_WORDS = 6;

/**
 * Returns candidate foods of an unknown name, likeliest first: by typos in one word, or by its end after a brand. More
 * lenient than matching, because the user chooses.
 */
export function meantFoods(name: string, language: Language): readonly Meant[] {
  const words = [...name.matchAll(/[\p{L}'’-]+/gu)];
  if (words.length > MOST_WORDS) return [];
  const ends = words.slice(1, -1).map(({ index }) => name.slice(index));
  for (const end of ends) {
    const food = foodByName(end, language);
    if (food) return [{ food, name: end }];
  }
  const found = words.flatMap(({ 0: word, index }) =>
    nearTo(foldName(word), language).flatMap(({ meant, mistakes }) => {
      const corrected = `${name.slice(0, index)}${meant}${name.slice(index + word.length)}`;
      const food = matchFood(corrected, language)?.food;
      return food ? [{ food, name: corrected, mistakes }] : [];
    }),
  );
  const best = found.toSorted(
    (a, b) => a.mistakes - b.mistakes || Number(isBasic(b.food.id)) - Number(isBasic(a.food.id)),
  );
  return best
    .filter(({ food }, at) => best.findIndex((each) => each.food === food) === at)
    .slice(0, MOST_FOODS)
    .map(({ food, name: meant }) => ({ food, name: meant }));
}

type Near = { readonly meant: string; readonly mistakes: number };

/** Returns known words that a typed word may mean. A known word means no other. */
function nearTo(typed: string, language: Language): readonly Near[] {
  const words = wordsIn(language);
  if (typed.length < SHORTEST || words.has(typed)) return [];
  const most = typed.length < TWO_MISTAKES ? 1 : 2;
  return [...words].flatMap(([folded, meant]) => {
    // The first letter is rarely wrong, except when swapped with the second.
    if (folded[0] !== typed[0] && folded[0] !== typed[1]) return [];
    const mistakes = [1, 2].find((count) => count <= most && areWithin(typed, folded, count));
    return mistakes === undefined ? [] : [{ meant, mistakes }];
  });
}

/** Words of the first names of foods as they are written, by their folded form. */
const wordsIn = remembered((language: Language): ReadonlyMap<string, string> => {
  const words = FOODS.flatMap(({ names }) =>
    names[language].slice(0, 2).flatMap((name) => name.match(/[\p{L}'’-]+/gu) ?? []),
  );
  return new Map(words.map((word) => [foldName(word), word]));
});
