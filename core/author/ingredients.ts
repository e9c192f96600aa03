import * as v from 'valibot';
import type { Language } from '../language.ts';
import { foldName } from '../nutrition/fold-name.ts';
import type { FoodId } from '../nutrition/food.ts';
import { foodById, FOODS } from '../nutrition/foods.ts';
import { AMOUNT_UNITS } from './amount.ts';
import { lineOf, type Draft, type DraftLine } from './draft.ts';
import type { Guard, Hit } from './guard/guard.ts';

/** So many foods fit on a list of what is there, and of what is not. */
const MAX_INGREDIENTS = 24;

const KnownFood = v.picklist(FOODS.map(({ id }) => id));

/** What the cook has said of the food in the photos, by the ids of the food table. */
export const Ingredients = v.object({
  /** It is there, whatever the photos look like. */
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
  /** It looks like that, and is not. */
  removed: v.optional(v.pipe(v.array(KnownFood), v.maxLength(MAX_INGREDIENTS)), []),
});
export type Ingredients = v.InferOutput<typeof Ingredients>;

export const NOTHING_SAID: Ingredients = { confirmed: [], removed: [] };

/** The same in the plain English names that models read; nothing where nothing was said. */
export function ingredientsInWords({ confirmed, removed }: Ingredients) {
  if (confirmed.length === 0 && removed.length === 0) return undefined;
  return {
    confirmed: confirmed.map(({ food, ...amount }) => ({ food: plainName(food), ...amount })),
    removed: removed.map(plainName),
  };
}

/**
 * What of a draft goes against the cook's word on the food, as a complaint that its author can mend it by. A confirmed
 * food that the cook does not eat may stay out.
 * @param newGuard a guard that knows what the cook avoids
 */
export function complaintAboutIngredients(
  { title, lines, steps }: Draft,
  { confirmed, removed }: Ingredients,
  language: Language,
  newGuard: () => Guard,
): string | undefined {
  const used = new Set(lines.map((line) => lineOf(line, language).food));
  const isUsed = (food: FoodId) => used.has(food) || lines.some(({ name }) => isNamed(food, name, language));
  const isEaten = (food: FoodId) => newGuard().line(lineNaming(food)) === undefined;
  const missing = confirmed.filter(({ food }) => !isUsed(food) && isEaten(food));
  // "Potatoes" that are not there may be part of the sweet potatoes that are.
  const told = withoutNames([title, ...steps].join(' '), lines);
  const present = removed.filter((food) => used.has(food) || isNamed(food, told, language));
  const complaints = [
    ...missing.map(({ food }) => `lines: "${plainName(food)}" is there and has to be used.`),
    ...present.map(
      (food) => `lines: "${plainName(food)}" is not there. Leave it out of lines, title and steps.`,
    ),
  ];
  return complaints.length > 0 ? complaints.join('\n') : undefined;
}

/** A guard that stops lines of food that the cook has said is not there, too. */
export const withoutRemoved = (guard: Guard, { removed }: Ingredients, language: Language): Guard => ({
  ...guard,
  line: (line) => guard.line(line) ?? removedHit(line, removed, language),
});

function removedHit(line: LineWords, removed: readonly FoodId[], language: Language): Hit | undefined {
  const { food } = lineOf({ quantity: null, unit: null, grams: 0, ...line }, language);
  return food !== undefined && removed.includes(food) ? { word: line.name, reason: 'own word' } : undefined;
}

type LineWords = Pick<DraftLine, 'food' | 'name' | 'note'>;

const plainName = (food: FoodId): string => foodById(food)?.names.en[0] ?? food;

const lineNaming = (food: FoodId): LineWords => ({
  food: plainName(food),
  name: plainName(food),
  note: null,
});

/** Whether a text calls the food by one of its names, as words of their own. */
function isNamed(food: FoodId, text: string, language: Language): boolean {
  const told = ` ${foldName(text)} `;
  const names = foodById(food)?.names[language] ?? [];
  return names.some((name) => told.includes(` ${foldName(name)} `));
}

function withoutNames(text: string, lines: readonly DraftLine[]): string {
  const names = lines.map(({ name }) => foldName(name)).toSorted((a, b) => b.length - a.length);
  return names.reduce((rest, name) => rest.replaceAll(name, ' , '), foldName(text));
}
