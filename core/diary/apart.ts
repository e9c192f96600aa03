import type { Language } from '../language.ts';
import type { Food } from '../nutrition/food.ts';
import { spreadOf } from '../nutrition/foods/eaten/habits.ts';
import type { DescribedFood } from './described-food.ts';
import { exactlyInMeal, foodInMeal, isKindOfDish, namedInMeal } from './food-in-meal.ts';
import { isBread } from './on-a-plate.ts';

/**
 * Returns the foods that somebody names in one breath: "honey roll", "Spiegeleibrot", "two eggs three rashers of
 * bacon", "salmon rice broccoli". Undefined if the words mean one food, or if one of the parts is unknown.
 */
export function apart(
  { written, words, food }: Omit<DescribedFood, 'times'>,
  language: Language,
): readonly string[] | undefined {
  if (words === '' || namedInMeal(words, language)) return undefined;
  const counted = written.split(NEXT_AMOUNT);
  if (counted.length > 1) return counted;
  if (isKindOfDish(words, language)) return undefined;
  const [before] = written.endsWith(words) ? [written.slice(0, -words.length)] : [''];
  const filled = filledBread(words, language);
  if (filled) return [before + filled.bread, filled.filling];
  const [first, ...others] = (!food && inOneBreath(words.split(' '), language)) || [];
  return first === undefined ? undefined : [before + first, ...others];
}

/** A new amount begins behind it: "two eggs | three rashers of bacon". */
const NEXT_AMOUNT =
  /(?<=\p{L}{3,})\s(?=(?:\d+|an?|half an?|two|three|four|five|six|eine?n?|halbe[rs]?|zwei|drei|vier|fünf|sechs)\s\p{L}{3,})/iu;

const LINKING = /(?:[ns]|-)$/u;

const SHORTEST = 3;

/** Returns the bread that ends the words, and what is named before it. */
function filledBread(words: string, language: Language) {
  const space = words.lastIndexOf(' ');
  const starts =
    space > 0
      ? [space + 1]
      : Array.from({ length: Math.max(0, words.length - 2 * SHORTEST) }, (_, at) => at + SHORTEST);
  for (const start of starts) {
    const bread = words.slice(start);
    if (!isBread(exactlyInMeal(bread, language))) continue;
    const before = words.slice(0, start).trim();
    const filling = [before, before.replace(LINKING, '')].find((name) => {
      const food = exactlyInMeal(name, language);
      return food && isOnBread(food);
    });
    if (filling !== undefined) return { bread, filling };
  }
  return undefined;
}

/** Carbohydrate from which a food is baked into bread, as in "potato bread", and not put on it, in g per 100 g. */
const LEAST_DOUGHY = 12;

const isOnBread = ({ id, group, contains, per100g }: Food): boolean =>
  spreadOf(id) !== undefined ||
  group === 'meat and fish' ||
  (per100g.carbs < LEAST_DOUGHY &&
    (contains.has('eggs') || contains.has('fish') || contains.has('meat') || contains.has('poultry')));

/** Returns the names of foods that stand side by side. Bread behind a food is baked of it: "potato bread". */
function inOneBreath(words: readonly string[], language: Language): readonly string[] | undefined {
  for (let at = words.length - 1; at > 0; at -= 1) {
    const first = words.slice(0, at).join(' ');
    const isFirst = words.length === 2 ? foodInMeal(first, language) : namedInMeal(first, language);
    if (!isFirst) continue;
    const second = words.slice(at).join(' ');
    const others = namedInMeal(second, language) ? undefined : inOneBreath(words.slice(at), language);
    if (others) return [first, ...others];
    const food = foodInMeal(second, language);
    if (food) return isBread(food) ? undefined : [first, second];
  }
  return undefined;
}
