import * as v from 'valibot';
import { Language } from '../language.ts';
import type { Cupboard } from '../nutrition/cupboard.ts';
import type { FoodId } from '../nutrition/food.ts';
import { foodById, foodByName, FOODS, nameOf } from '../nutrition/foods/foods.ts';
import { AMOUNT_UNITS, MAX_INGREDIENTS } from './amount.ts';
import type { Guard } from '../guard/guard.ts';

/** ID of a food of the table. */
export const KnownFood = v.picklist(FOODS.map(({ id }) => id));
const KnownFoods = v.pipe(v.array(KnownFood), v.maxLength(MAX_INGREDIENTS));

/** Foods known before the generation, by their IDs in the food table. */
export const Ingredients = v.object({
  /** Ticked, added or corrected by the user: binding. */
  confirmed: v.optional(
    v.pipe(
      v.array(
        v.object({
          food: KnownFood,
          quantity: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(10_000))),
          unit: v.optional(v.picklist(AMOUNT_UNITS)),
        }),
      ),
      v.maxLength(MAX_INGREDIENTS),
    ),
    [],
  ),
  /** Removed by the user: binding. */
  removed: v.optional(KnownFoods, []),
  /** Detected by the device and not reviewed by the user: a hint. Older versions of the app omit it. */
  guessed: v.optional(KnownFoods, []),
});
export type Ingredients = v.InferOutput<typeof Ingredients>;

/** Format in which the app stores and sends them. */
export type IngredientsInput = v.InferInput<typeof Ingredients>;

export const NO_INGREDIENTS: Ingredients = { confirmed: [], removed: [], guessed: [] };

/**
 * Returns plain English names for the prompt, without empty lists.
 * @returns undefined if nothing is known
 */
export function ingredientsInWords({ confirmed, removed, guessed }: Ingredients) {
  const decided = new Set([...confirmed.map(({ food }) => food), ...removed]);
  // An unticked guess stays a guess: the model may use it if the photos show it.
  const open = guessed.filter((food) => !decided.has(food));
  if (confirmed.length + removed.length + open.length === 0) return undefined;
  return {
    ...(confirmed.length > 0 && {
      confirmed: confirmed.map(({ food, ...amount }) =>
        amount.quantity === undefined ? englishName(food) : { food: englishName(food), ...amount },
      ),
    }),
    ...(removed.length > 0 && { removed: removed.map(englishName) }),
    ...(open.length > 0 && { guessed: open.map(englishName) }),
  };
}

/** Maximum number of cupboard foods in a prompt, because each one costs tokens. */
const MOST_NAMED = 40;

/**
 * Returns plain English names for the prompt, without empty lists.
 * @returns undefined if the cupboard is empty
 */
export function cupboardInWords(cupboard: Cupboard | undefined) {
  const [there, gone] = [named(cupboard?.has ?? []), named(cupboard?.lacks ?? [])];
  if (there.length + gone.length === 0) return undefined;
  return { ...(there.length > 0 && { has: there }), ...(gone.length > 0 && { lacks: gone }) };
}

const named = (foods: readonly FoodId[]): string[] =>
  foods.flatMap((food) => foodById(food)?.names.en[0] ?? []).slice(-MOST_NAMED);

/** Returns the confirmed foods that the user does not avoid. */
export const acceptedFoods = (
  { confirmed }: Ingredients,
  newGuard: () => Guard,
): readonly Ingredients['confirmed'][number][] =>
  confirmed.filter(({ food }) => isAccepted(englishName(food), newGuard));

/**
 * Returns whether a guard accepts a food in either language: a user may avoid "Zwiebel" and read English recipes.
 * @param name plain English name
 */
export function isAccepted(name: string, newGuard: () => Guard): boolean {
  const food = foodByName(name);
  return Language.options.every((language) => {
    const line = { name: food?.names[language][0] ?? name, ...(food && { food: food.id }) };
    return newGuard().line(line) === undefined;
  });
}

export const englishName = (food: FoodId): string => foodById(food)?.names.en[0] ?? food;

export const nameIn = (language: Language, id: FoodId): string => nameOf(id, language) ?? id;
