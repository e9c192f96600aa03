import type { DayLeft } from '../goals/day-left.ts';
import { nutritionPerServing } from '../recipe/lines/nutrition-of.ts';
import type { Doubt } from '../recipe/recipe.ts';
import type { ReadDraft } from './draft/read-draft.ts';

/**
 * Maximum energy and minimum protein of a serving, as shares of the rest of the day's goals. The tolerance covers
 * inexact weighing in a kitchen.
 */
const [MOST, LEAST] = [1.05, 0.9];

/** Returns by how much a serving of a draft misses the rest of the day's goals. */
export function missesDay(
  { read, servings }: Pick<ReadDraft, 'read' | 'servings'>,
  left: DayLeft | undefined,
): readonly Doubt[] {
  if (!left) return [];
  const { protein: least = 0, calories: most } = left;
  const { calories, protein } = nutritionPerServing(read, servings).nutrition;
  return [
    ...(calories > most * MOST ? [{ about: 'rich', has: Math.round(calories), wanted: most } as const] : []),
    ...(protein < least * LEAST ? [{ about: 'lean', has: Math.round(protein), wanted: least } as const] : []),
  ];
}
