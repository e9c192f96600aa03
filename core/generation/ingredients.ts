import * as v from 'valibot';
import { Language } from '../language.ts';
import { foldName } from '../nutrition/fold-name.ts';
import type { FoodId } from '../nutrition/food.ts';
import { foodById, foodByName, FOODS } from '../nutrition/foods/foods.ts';
import { AMOUNT_UNITS, MAX_INGREDIENTS } from './amount.ts';
import { lineOf, type AnsweredDraft, type DraftLine } from './draft/draft.ts';
import type { Guard, Hit } from './guard/guard.ts';

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

/** Resolves the lists. Once the user has confirmed a food, guesses without a tick are not used. */
function resolved({ confirmed, removed, guessed }: Ingredients) {
  const decided = new Set([...confirmed.map(({ food }) => food), ...removed]);
  const open = guessed.filter((food) => !decided.has(food));
  return confirmed.length > 0
    ? { confirmed, removed, guessed: [], unticked: open }
    : { confirmed, removed, guessed: open, unticked: [] };
}

/** Returns plain English names for the prompt, without empty lists; undefined if nothing is known. */
export function ingredientsInWords(ingredients: Ingredients) {
  const { confirmed, removed, guessed, unticked } = resolved(ingredients);
  const excluded = [...removed, ...unticked];
  if (confirmed.length + excluded.length + guessed.length === 0) return undefined;
  return {
    ...(confirmed.length > 0 && {
      confirmed: confirmed.map(({ food, ...amount }) => ({ food: plainName(food), ...amount })),
    }),
    ...(excluded.length > 0 && { removed: excluded.map(plainName) }),
    ...(guessed.length > 0 && { guessed: guessed.map(plainName) }),
  };
}

/** Returns the confirmed foods that the user does not avoid. */
export const acceptedFoods = (
  { confirmed }: Ingredients,
  newGuard: () => Guard,
): readonly Ingredients['confirmed'][number][] =>
  confirmed.filter(({ food }) => isAccepted(plainName(food), newGuard));

/**
 * Returns whether a guard accepts a food in either language: a user may avoid "Zwiebel" and read English recipes.
 * @param name plain English name
 */
export function isAccepted(name: string, newGuard: () => Guard): boolean {
  const names = foodByName(name)?.names;
  return Language.options.every(
    (language) =>
      newGuard().line({ food: name, name: names?.[language][0] ?? name, note: null }) === undefined,
  );
}

/** Returns the confirmed foods that no line of a recipe uses. */
export function unusedOf(
  lines: readonly DraftLine[],
  { confirmed }: Ingredients,
  language: Language,
): readonly FoodId[] {
  const used = new Set(lines.map((line) => lineOf(line, language).food));
  return confirmed
    .map(({ food }) => food)
    .filter((food) => !used.has(food) && !lines.some(({ name }) => isKindOf(food, name, language)));
}

/** Returns whether a name denotes the food or a kind of it: "cherry tomatoes", but not "tomato paste". */
function isKindOf(food: FoodId, name: string, language: Language): boolean {
  const folded = ` ${foldName(name)}`;
  return (foodById(food)?.names[language] ?? []).some((each) => folded.endsWith(` ${foldName(each)}`));
}

/**
 * Returns feedback by which a model can repair a draft that ignores confirmed or removed foods. A confirmed food may
 * be missing if the user avoids it, or if the draft declares it unusable and uses another one.
 * @param newGuard makes a guard for what the user avoids
 */
export function feedbackOnIngredients(
  { title, lines, steps, notUsed }: AnsweredDraft,
  ingredients: Ingredients,
  language: Language,
  newGuard: () => Guard,
): string | undefined {
  const { removed, unticked } = resolved(ingredients);
  const used = new Set(lines.map((line) => lineOf(line, language).food));
  const eaten = acceptedFoods(ingredients, newGuard).map(({ food }) => food);
  const missing = unusedOf(lines, ingredients, language).filter((food) => eaten.includes(food));
  const isExcused = (food: FoodId) => missing.length < eaten.length && notUsed.includes(plainName(food));
  // "Potatoes" that were removed may be part of the sweet potatoes that are there.
  const text = withoutNames([title, ...steps].join(' '), lines);
  const present = [
    ...removed.filter((food) => used.has(food) || isNamed(food, text, language)),
    ...unticked.filter((food) => used.has(food)),
  ];
  const parts = [
    ...missing
      .filter((food) => !isExcused(food))
      .map((food) => `lines: "${plainName(food)}" is there and has to be used.`),
    ...present.map(
      (food) => `lines: "${plainName(food)}" is not there. Leave it out of lines, title and steps.`,
    ),
  ];
  return parts.length > 0 ? parts.join('\n') : undefined;
}

/** Returns whether a text beside the lines and steps names a food that the user has removed. */
export const namesRemoved = (
  text: string,
  lines: readonly DraftLine[],
  { removed }: Ingredients,
  language: Language,
): boolean => {
  const rest = withoutNames(text, lines);
  return removed.some((food) => isNamed(food, rest, language));
};

/** Wraps a guard so that it also rejects lines with removed foods. */
export function withoutRemoved(guard: Guard, ingredients: Ingredients, language: Language): Guard {
  const { removed, unticked } = resolved(ingredients);
  const excluded = [...removed, ...unticked];
  return { ...guard, line: (line) => guard.line(line) ?? removedHit(line, excluded, language) };
}

function removedHit(line: LineWords, removed: readonly FoodId[], language: Language): Hit | undefined {
  const { food } = lineOf({ quantity: null, unit: null, grams: 0, ...line }, language);
  return food !== undefined && removed.includes(food) ? { word: line.name, reason: 'own word' } : undefined;
}

type LineWords = Pick<DraftLine, 'food' | 'name' | 'note'>;

const plainName = (food: FoodId): string => foodById(food)?.names.en[0] ?? food;

/** Returns whether a text contains one of the food's names as separate words. */
function isNamed(food: FoodId, text: string, language: Language): boolean {
  const folded = ` ${foldName(text)} `;
  const names = foodById(food)?.names[language] ?? [];
  return names.some((name) => folded.includes(` ${foldName(name)} `));
}

function withoutNames(text: string, lines: readonly DraftLine[]): string {
  const names = lines.map(({ name }) => foldName(name)).toSorted((a, b) => b.length - a.length);
  return names.reduce((rest, name) => rest.replaceAll(name, ' , '), foldName(text));
}
