import type { Language } from '#core/language.ts';
import { splitAmount } from '#core/recipe/lines/split-amount.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { searchFoods } from '#core/nutrition/foods/search-foods.ts';

const MOST = 5;

/**
 * Returns suggestions for a typed item, with its amount: first current and former items of the list, then foods by
 * their names in either language.
 */
export function suggestionsFor(
  typed: string,
  known: readonly string[],
  language: Language,
): readonly string[] {
  const { name: phrase } = splitAmount(typed, language);
  const begun = foldName(phrase);
  if (begun.length < 2) return [];
  const found = [
    ...known.filter((name) => foldName(name).startsWith(begun)),
    ...searchFoods(phrase, language, FOODS, 2 * MOST).flatMap(({ names }) => names[language][0] ?? []),
  ];
  const different = new Map(found.toReversed().map((name) => [foldName(name), name]));
  different.delete(begun);
  const amount = typed.endsWith(phrase) ? typed.slice(0, typed.length - phrase.length) : '';
  return found
    .filter((name, index) => different.get(foldName(name)) === name && found.indexOf(name) === index)
    .slice(0, MOST)
    .map((name) => `${amount}${name}`);
}
