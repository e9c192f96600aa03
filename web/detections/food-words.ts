import { otherLanguage, type Language } from '#core/language.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import { namesOf } from '#core/nutrition/food-names.ts';
import type { Food, FoodId } from '#core/nutrition/food.ts';
import { foodById, FOODS } from '#core/nutrition/foods/foods.ts';
import { splitAmount } from '#core/recipe/lines/split-amount.ts';
import type { TypedChoice } from '#core/recipe/lines/typed-food.ts';
import type { Correction } from '../offline/schema.ts';

const MAX_SUGGESTIONS = 8;

/** From this weight of a piece on, in g, its name is singular: a table rarely has two pumpkins. */
const LARGE_PIECE = 400;

/** Returns the name of a food on a chip: "Tomatoes", "Pumpkin", "Milk". */
export function foodWord(id: FoodId, language: Language): string {
  const name = foodWordWithin(id, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the name of a food within a sentence: "tomatoes", "Brussels sprouts", "Tomaten". */
export function foodWordWithin(id: FoodId, language: Language): string {
  const food = foodById(id);
  if (!food) return id;
  const { one, several } = namesOf(food, language);
  return (food.weights.piece ?? 0) < LARGE_PIECE ? several : one;
}

/** Returns the correction for a typed food. @param written the user's wording, if the chip would show another one */
export const correctionOf = ({ food, amount }: TypedChoice, written?: string): Correction => ({
  food,
  ...amount,
  ...(written !== undefined && { written }),
});

/** Returns names that begin with the typed text, then names that contain it. Names in the user's language go first. */
export function suggestions(typed: string, language: Language): readonly string[] {
  const wanted = foldName(splitAmount(typed, language).name);
  if (wanted === '') return [];
  const found = [language, otherLanguage(language)].flatMap((each) => {
    const names = FOODS.flatMap((food) => closestName(food, each === 'de' ? 'de' : 'en', wanted) ?? []);
    return [...names.filter(({ at }) => at === 0), ...names.filter(({ at }) => at > 0)];
  });
  return [...new Set(found.map(({ name }) => name))].slice(0, MAX_SUGGESTIONS);
}

/** Returns the name of a food in which the typed text comes first. */
function closestName({ names }: Food, language: Language, wanted: string) {
  return names[language]
    .map((name) => ({ name, at: foldName(name).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
}
