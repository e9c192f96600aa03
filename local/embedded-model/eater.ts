import { guardFor, type Guard } from '#core/guard/guard.ts';
import { isAccepted } from '#core/generation/ingredients.ts';
import { Language } from '#core/language.ts';
import type { Allergen } from '#core/nutrition/allergen.ts';
import type { Food, FoodId } from '#core/nutrition/food.ts';
import { foodById } from '#core/nutrition/foods/foods.ts';
import type { Diet } from '#core/nutrition/diet.ts';
import { usuallySuits } from '#core/recipe/diets.ts';
import { tableName } from './write.ts';

/** Foods that a person avoids beyond the diets: allergens, and words in either language. */
export type Avoided = {
  readonly allergens?: readonly Allergen[] | undefined;
  readonly words?: readonly string[] | undefined;
};

/** The person who is cooked for. */
export type Eater = {
  eats(food: FoodId): boolean;
  /** Like `eats`, for foods of the store cupboard: their substances are known, so that no guard is needed. */
  eatsOfStock(food: FoodId): boolean;
  newGuard(): Guard;
};

export function eaterOf({
  diets,
  avoid,
}: {
  readonly diets: readonly Diet[];
  readonly avoid: Avoided;
}): Eater {
  const { allergens = [], words = [] } = avoid;
  const newGuard = () =>
    guardFor({
      dietaryPreferences: [...diets],
      avoid: { allergens: [...allergens], words: [...words] },
    });
  const eatsOfStock = (id: FoodId): boolean => {
    const food = foodById(id);
    return (
      food !== undefined &&
      !allergens.some((allergen) => food.contains.has(allergen)) &&
      diets.every((diet) => usuallySuits(food, diet)) &&
      !words.some((word) => isCalled(food, word))
    );
  };
  return {
    newGuard,
    eatsOfStock,
    eats: (food) => eatsOfStock(food) && isAccepted(tableName(food), newGuard),
  };
}

const isCalled = ({ names }: Food, word: string): boolean =>
  [...names.en, ...names.de].some((name) => name.toLowerCase().includes(word.trim().toLowerCase()));

/** Returns true if the foods are equal, or the first is named after the other: canned tomatoes after tomatoes. */
export function isNamedAfter(food: FoodId, other: FoodId): boolean {
  const isPartOfName = (language: Language) => {
    const name = ` ${foodById(food)?.names[language][0] ?? ''} `.toLowerCase();
    return (foodById(other)?.names[language] ?? []).some((each) => name.includes(` ${each.toLowerCase()} `));
  };
  return food === other || Language.options.some(isPartOfName);
}
