import * as v from 'valibot';
import { Language } from '../language.ts';
import { foldName } from '../nutrition/fold-name.ts';
import type { FoodId } from '../nutrition/food.ts';
import { foodById, foodByName, FOODS } from '../nutrition/foods/foods.ts';
import { AMOUNT_UNITS, MAX_INGREDIENTS } from './amount.ts';
import { lineOf, type AnsweredDraft, type DraftLine } from './draft/draft.ts';
import type { Guard, Hit } from './guard/guard.ts';

const KnownFood = v.picklist(FOODS.map(({ id }) => id));
const KnownFoods = v.pipe(v.array(KnownFood), v.maxLength(MAX_INGREDIENTS));

/** What is known of the food before anybody writes, by the ids of the food table. */
export const Ingredients = v.object({
  /** Ticked, added or corrected by the cook: binding. */
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
  /** Taken away by the cook: binding. */
  removed: v.optional(KnownFoods, []),
  /** What the device takes the photos for, and nobody has looked at: a hint. Older versions of the app send none. */
  guessed: v.optional(KnownFoods, []),
});
export type Ingredients = v.InferOutput<typeof Ingredients>;

/** As the app sends them, and keeps them until then. */
export type IngredientsInput = v.InferInput<typeof Ingredients>;

export const NO_INGREDIENTS: Ingredients = { confirmed: [], removed: [], guessed: [] };

/**
 * Returns what counts in the end. Where the cook has confirmed something, the recipe keeps to it: a guess that was left
 * without a tick is not cooked with.
 */
function settled({ confirmed, removed, guessed }: Ingredients) {
  const told = new Set([...confirmed.map(({ food }) => food), ...removed]);
  const open = guessed.filter((food) => !told.has(food));
  return confirmed.length > 0
    ? { confirmed, removed, guessed: [], unticked: open }
    : { confirmed, removed, guessed: open, unticked: [] };
}

/** Returns them in the plain English names that models read, without empty lists; undefined where nothing is known. */
export function ingredientsInWords(ingredients: Ingredients) {
  const { confirmed, removed, guessed, unticked } = settled(ingredients);
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

/** Returns the confirmed foods that the cook eats. */
export const eatenOf = (
  { confirmed }: Ingredients,
  newGuard: () => Guard,
): readonly Ingredients['confirmed'][number][] =>
  confirmed.filter(({ food }) => isEaten(plainName(food), newGuard));

/**
 * Returns whether a guard lets a food pass, in either language: a cook may avoid "Zwiebel" and read English recipes.
 * @param name plain and English
 */
export function isEaten(name: string, newGuard: () => Guard): boolean {
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

/** Returns whether a name is one of the food's, or of a kind of it: "cherry tomatoes", and not "tomato paste". */
function isKindOf(food: FoodId, name: string, language: Language): boolean {
  const told = ` ${foldName(name)}`;
  return (foodById(food)?.names[language] ?? []).some((each) => told.endsWith(` ${foldName(each)}`));
}

/**
 * Returns what of a draft goes against the cook's word on the food, as a feedback that its author can mend it by. A
 * confirmed food may stay out where the cook does not eat it, or where the draft says that the dish cannot use it while
 * it uses another one.
 * @param newGuard makes a guard that knows what the cook avoids
 */
export function feedbackOnIngredients(
  { title, lines, steps, notUsed }: AnsweredDraft,
  ingredients: Ingredients,
  language: Language,
  newGuard: () => Guard,
): string | undefined {
  const { removed, unticked } = settled(ingredients);
  const used = new Set(lines.map((line) => lineOf(line, language).food));
  const eaten = eatenOf(ingredients, newGuard).map(({ food }) => food);
  const missing = unusedOf(lines, ingredients, language).filter((food) => eaten.includes(food));
  const isExcused = (food: FoodId) => missing.length < eaten.length && notUsed.includes(plainName(food));
  // "Potatoes" that are not there may be part of the sweet potatoes that are.
  const told = withoutNames([title, ...steps].join(' '), lines);
  const present = [
    ...removed.filter((food) => used.has(food) || isNamed(food, told, language)),
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

/** A guard that stops lines of food that must not be cooked with, too. */
export function withoutRemoved(guard: Guard, ingredients: Ingredients, language: Language): Guard {
  const { removed, unticked } = settled(ingredients);
  const excluded = [...removed, ...unticked];
  return { ...guard, line: (line) => guard.line(line) ?? removedHit(line, excluded, language) };
}

function removedHit(line: LineWords, removed: readonly FoodId[], language: Language): Hit | undefined {
  const { food } = lineOf({ quantity: null, unit: null, grams: 0, ...line }, language);
  return food !== undefined && removed.includes(food) ? { word: line.name, reason: 'own word' } : undefined;
}

type LineWords = Pick<DraftLine, 'food' | 'name' | 'note'>;

const plainName = (food: FoodId): string => foodById(food)?.names.en[0] ?? food;

/** Returns whether a text calls the food by one of its names, as words of their own. */
function isNamed(food: FoodId, text: string, language: Language): boolean {
  const told = ` ${foldName(text)} `;
  const names = foodById(food)?.names[language] ?? [];
  return names.some((name) => told.includes(` ${foldName(name)} `));
}

function withoutNames(text: string, lines: readonly DraftLine[]): string {
  const names = lines.map(({ name }) => foldName(name)).toSorted((a, b) => b.length - a.length);
  return names.reduce((rest, name) => rest.replaceAll(name, ' , '), foldName(text));
}
