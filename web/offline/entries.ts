import type { FoodId } from '#core/nutrition/food.ts';
import { isAtLeast } from '#core/recipe/lines/energy-known.ts';
import { cardOf } from '#core/recipe/recipe-card.ts';
import { dishKindOf, type DishKind } from '#core/recipe/dish-kind.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe, RecipeCard } from '#core/recipe/recipe.ts';
import type { Language } from '#core/language.ts';
import type { EpochMs } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';

/** Card of a recipe with the fields that search, filters and sorting need. */
export type LibraryEntry = Omit<RecipeCard, 'originType'> & {
  readonly language: Language;
  /** Title in the other language, if it is translated. */
  readonly translated?: string;
  readonly dishKind: DishKind;
  readonly origin: 'generated' | 'imported' | 'own';
  readonly cuisine?: string;
  readonly diets: readonly string[];
  readonly notes?: string;
  readonly timesCooked?: number;
  readonly cookedAt?: EpochMs;
  /** Foods of its lines, each once. */
  readonly foods: readonly FoodId[];
  /** Names of its lines, in its language. */
  readonly names: readonly string[];
  /** Present if the stated energy is a lower bound, because not all of it is known. */
  readonly isAtLeast?: true;
  /** Time of adding. Missing in entries stored by older versions. */
  readonly createdAt?: EpochMs;
  /** Time of storing, in ms: the index reads entries that are newer than its own. */
  readonly storedAt: EpochMs;
  /** Member of the household whose recipe it is; absent for the user's own. */
  readonly cookId?: UserId;
};

export type MemberEntry = LibraryEntry & { readonly cookId: UserId };

/** Key of an entry among all of the library: an ID is unique per cook only. */
export const keyOf = ({
  id,
  cookId,
}: {
  readonly id: RecipeId;
  readonly cookId?: UserId | undefined;
}): string => (cookId === undefined ? String(id) : `${cookId}/${id}`);

/** Returns the entry of a recipe. */
export function entryOf(recipe: Recipe, storedAt: EpochMs): LibraryEntry {
  const { originType = 'generated', ...card } = cardOf(recipe);
  const { language, translation, cuisine, notes, timesCooked, cookedAt, lines } = recipe;
  return {
    ...card,
    language,
    ...(translation && { translated: translation.title }),
    dishKind: dishKindOf(recipe.title, recipe.steps),
    origin: originType,
    ...(cuisine && { cuisine }),
    diets: recipe.dietaryPreferences,
    ...(notes && { notes }),
    ...(timesCooked !== undefined && { timesCooked }),
    ...(recipe.isCooked && cookedAt !== undefined && { cookedAt }),
    foods: [...new Set(lines.flatMap(({ food }) => food ?? []))],
    names: [...new Set(lines.map(({ name }) => name))],
    ...(isAtLeast(lines, recipe.unmatchedShare) && { isAtLeast: true }),
    createdAt: recipe.createdAt,
    storedAt,
  };
}
