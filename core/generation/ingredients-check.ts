import type { Language } from '../language.ts';
import { foldName } from '../nutrition/fold-name.ts';
import type { FoodId } from '../nutrition/food.ts';
import { foodById } from '../nutrition/foods/foods.ts';
import { isHadWith, isKindOf, isPartOf } from '../nutrition/foods/kind-of.ts';
import { weigh } from '../nutrition/weigh.ts';
import type { Line } from '../recipe/lines/line.ts';
import { foodsOffered } from '../recipe/lines/nutrition-of.ts';
import type { ReadDraft } from './draft/read-draft.ts';
import { namesAmong, withoutNames } from './draft/named-foods.ts';
import type { Guard } from '../guard/guard.ts';
import { acceptedFoods, englishName, type Ingredients } from './ingredients.ts';

/** Returns the confirmed foods that no line of a recipe uses. A kind of a food and a part of it count as the food. */
export function unusedOf(
  lines: readonly Line[],
  { confirmed }: Ingredients,
  language: Language,
): readonly FoodId[] {
  const foods = confirmed.map(({ food }) => food);
  return foods.filter(
    (food) =>
      !lines.some((line) => {
        if (line.food === undefined) return isCalledAfter(line.name, food, language);
        return foodsOffered(line).some((other) =>
          // If feta and cheese are both confirmed, feta does not count as cheese.
          foods.includes(other) ? other === food : isHadWith(other, food),
        );
      }),
  );
}

/** Returns whether an unknown name ends in the name of a food: "heirloom tomatoes". */
function isCalledAfter(name: string, food: FoodId, language: Language): boolean {
  const folded = ` ${foldName(name)}`;
  return (foodById(food)?.names[language] ?? []).some((each) => folded.endsWith(` ${foldName(each)}`));
}

/**
 * Returns feedback for the model on a draft that leaves out confirmed foods or uses more of one than there is. A food
 * may be left out if the user avoids it, or if the draft declares it unusable and uses another one.
 * @param newGuard makes a guard for what the user avoids
 */
export function feedbackOnConfirmed(
  { read, notUsed }: Pick<ReadDraft, 'read' | 'notUsed'>,
  ingredients: Ingredients,
  language: Language,
  newGuard: () => Guard,
): string | undefined {
  const eaten = acceptedFoods(ingredients, newGuard).map(({ food }) => food);
  const missing = unusedOf(read, ingredients, language).filter((food) => eaten.includes(food));
  const isExcused = (food: FoodId) =>
    missing.length < eaten.length && notUsed.some((each) => each.food === englishName(food));
  const parts = [
    ...missing
      .filter((food) => !isExcused(food))
      .map((food) => `lines: "${englishName(food)}" is there and has to be used.`),
    ...tooMuchOf(read, ingredients).map(
      ({ food, most }) => `lines: there are only ${Math.round(most)} g of "${englishName(food)}".`,
    ),
  ];
  return parts.length > 0 ? parts.join('\n') : undefined;
}

/** Returns the confirmed foods of which a recipe uses more than there is, with the available grams. */
export const tooMuchOf = (
  lines: readonly Line[],
  { confirmed }: Ingredients,
): readonly { readonly food: FoodId; readonly most: number }[] =>
  confirmed.flatMap((each) => {
    const most = gramsOf(each);
    return most !== undefined && gramsIn(lines, each) > most * TOLERANCE ? [{ food: each.food, most }] : [];
  });

/** Factor for inexact scales and estimates. */
const TOLERANCE = 1.1;

type Confirmed = Ingredients['confirmed'][number];

function gramsOf({ food, quantity, unit = 'g' }: Confirmed): number | undefined {
  const known = foodById(food);
  return known && quantity !== undefined ? weigh(known, quantity, unit) : undefined;
}

/** Returns the grams of a confirmed food in lines. Amounts in the user's unit go before the model's grams. */
const gramsIn = (lines: readonly Line[], { food, unit = 'g' }: Confirmed): number =>
  lines
    .filter((line) => line.food !== undefined && (isKindOf(line.food, food) || isPartOf(line.food, food)))
    .reduce((sum, line) => {
      const isAlike = line.food === food && (line.unit ?? 'piece') === unit;
      const counted = isAlike ? gramsOf({ food, quantity: line.quantity, unit }) : undefined;
      return sum + (counted ?? line.grams ?? 0);
    }, 0);

/** Returns whether a draft uses any of the confirmed foods that the user eats. */
export const usesConfirmed = (
  lines: readonly Line[],
  ingredients: Ingredients,
  language: Language,
  newGuard: () => Guard,
): boolean => {
  const eaten = acceptedFoods(ingredients, newGuard).map(({ food }) => food);
  const unused = unusedOf(lines, ingredients, language);
  return eaten.length === 0 || eaten.some((food) => !unused.includes(food));
};

/** Returns feedback for the model on a draft that uses or names removed foods or kinds of them. */
export function feedbackOnRemoved(
  { title, read, steps }: Pick<ReadDraft, 'title' | 'read' | 'steps'>,
  ingredients: Ingredients,
  language: Language,
): string | undefined {
  // Sweet potatoes that are in the kitchen may be named although "potatoes" were removed.
  const text = [title, ...steps].join(' ');
  const present = ingredients.removed.filter(
    (food) =>
      read.some((line) => isGone(line, { ...ingredients, removed: [food] })) ||
      namesRemoved(text, read, { ...ingredients, removed: [food] }, language),
  );
  return present.length > 0
    ? present
        .map((food) => `lines: "${englishName(food)}" is not there. Leave it out of lines, title and steps.`)
        .join('\n')
    : undefined;
}

/** Returns whether a line offers a removed food or a kind of it, unless the user has confirmed that kind. */
const isGone = (line: Line, { confirmed, removed }: Ingredients): boolean =>
  foodsOffered(line).some(
    (food) =>
      !confirmed.some((each) => isKindOf(food, each.food)) &&
      // "Lemon, its juice" takes a lemon; "lemon juice" may come out of a bottle.
      removed.some((gone) => isKindOf(food, gone) || (line.part && isPartOf(food, gone))),
  );

/** Returns whether a text names a removed food, apart from line names: "chicken" may mean the drumsticks. */
export function namesRemoved(
  text: string,
  lines: readonly Line[],
  { confirmed, removed }: Ingredients,
  language: Language,
): boolean {
  const used = lines.flatMap(foodsOffered);
  const rest = withoutNames(text, lines);
  return removed.some(
    (food) => !confirmed.some((each) => isKindOf(each.food, food)) && namesAmong(food, rest, used, language),
  );
}

/** Wraps a guard so that it also rejects lines with removed foods. */
export const withoutRemoved = (guard: Guard, ingredients: Ingredients): Guard => ({
  ...guard,
  line: (line) =>
    guard.line(line) ?? (isGone(line, ingredients) ? { word: line.name, reason: 'own word' } : undefined),
});
