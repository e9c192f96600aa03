import type { Language } from '#core/language.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import { namesOf } from '#core/nutrition/food-names.ts';
import type { Food, FoodId } from '#core/nutrition/food.ts';
import { foodById, FOODS } from '#core/nutrition/foods/foods.ts';
import { readAmount } from '#core/recipe/lines/read-amount.ts';
import type { TypedChoice } from '#core/recipe/lines/typed-food.ts';
import type { Correction } from './detected-foods.ts';

const MOST = 8;

/** Of what weighs more, in g, there is seldom more than one on a table. */
const BIG = 400;

/** Returns what a chip calls a food: "Tomatoes", "Pumpkin", "Milk". */
export function foodWord(id: FoodId, language: Language): string {
  const food = foodById(id);
  if (!food) return id;
  const { one, several } = namesOf(food, language);
  const name = (food.weights.piece ?? 0) < BIG ? several : one;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns what a cook has said of a food by typing it: the words stay with it where the chip would say others. */
export const saidOf = ({ food, amount }: TypedChoice, written?: string): Correction => ({
  food,
  ...amount,
  ...(written !== undefined && { written }),
});

/** Names that begin with what is typed, then those that have it inside; of the cook's language first. */
export function suggestions(typed: string, language: Language): readonly string[] {
  const wanted = foldName(readAmount(typed.trim(), language)?.rest ?? typed);
  if (wanted === '') return [];
  const found = [language, language === 'en' ? 'de' : 'en'].flatMap((each) => {
    const names = FOODS.flatMap((food) => closestName(food, each === 'de' ? 'de' : 'en', wanted) ?? []);
    return [...names.filter(({ at }) => at === 0), ...names.filter(({ at }) => at > 0)];
  });
  return [...new Set(found.map(({ name }) => name))].slice(0, MOST);
}

/** One name of a food is enough: the one in which what is wanted stands first. */
function closestName({ names }: Food, language: Language, wanted: string) {
  return names[language]
    .map((name) => ({ name, at: foldName(name).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
}
