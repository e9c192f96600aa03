import type { Language } from '../../language.ts';
import { foldName } from '../../nutrition/fold-name.ts';
import type { FoodId } from '../../nutrition/food.ts';
import { foodById } from '../../nutrition/foods/foods.ts';
import { FORMS } from '../../nutrition/name-words.ts';
import type { Line } from '../../recipe/lines/line.ts';

/** Removes the names of the lines from a folded text, longest first. */
export function withoutNames(text: string, lines: readonly Pick<Line, 'name'>[]): string {
  const names = lines.map(({ name }) => foldName(name)).toSorted((a, b) => b.length - a.length);
  return names.reduce((rest, name) => rest.replaceAll(name, ' , '), foldName(text));
}

/**
 * Returns whether a folded text names a food: as a word of its own or, in German, as the beginning of a dish
 * ("Gurkensalat"). The sauce of tinned tomatoes may be called after tomatoes.
 * @param used foods that the recipe is made of
 */
export function namesAmong(food: FoodId, text: string, used: readonly FoodId[], language: Language): boolean {
  const names = (foodById(food)?.names[language] ?? []).map(foldName);
  if (names.some((name) => ` ${text} `.includes(` ${name} `))) return true;
  const isCalledAfterAnother = used.some((other) =>
    foodById(other)?.names[language].some((each) => names.some((name) => foldName(each).includes(name))),
  );
  if (language !== 'de' || isCalledAfterAnother) return false;
  return text.split(' ').some((word) => names.some((name) => isDishOf(word, name)));
}

const isDishOf = (word: string, name: string): boolean =>
  word.startsWith(name) && DISHES.has(word.slice(name.length).replace(/^(?:n|en|s)(?=[a-z]{3})/, ''));

/** Second parts of German compounds that say what a food is made into. */
const DISHES: ReadonlySet<string> = new Set([
  ...FORMS,
  ...`salat suppe sauce sosse pfanne eintopf topf auflauf gratin curry pueree kuchen risotto ragout dip quiche tarte
  omelett creme pesto gemuese nudeln salsa chutney smoothie kompott fuellung saft brot broetchen reis frikadellen puffer
  knoedel spiesse schnitzel`.split(/\s+/),
]);
