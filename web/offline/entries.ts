import type { FoodId } from '#core/nutrition/food.ts';
import { isAtLeast } from '#core/recipe/lines/energy-known.ts';
import { cardOf } from '#core/recipe/recipe-card.ts';
import { dishKindOf, type DishKind } from '#core/recipe/dish-kind.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe, RecipeCard } from '#core/recipe/recipe.ts';
import type { Language } from '#core/language.ts';
import type { EpochMs } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';

/** Card of a recipe with the fields for search, filters and sorting. */
export type LibraryEntry = Omit<RecipeCard, 'originType'> & {
  readonly language: Language;
  /** Title in the other language, if there is a translation. */
  readonly translated?: string;
  readonly dishKind: DishKind;
  readonly origin: 'generated' | 'imported' | 'own';
  readonly cuisine?: string;
  readonly diets: readonly string[];
  readonly notes?: string;
  readonly timesCooked?: number;
  readonly cookedAt?: EpochMs;
  /** Foods of its lines, without repetition. */
  readonly foods: readonly FoodId[];
  /** Names of its lines, in the recipe's language. */
  readonly names: readonly string[];
  /** Set if the stated energy is a lower bound, because some of it is unknown. */
  readonly isAtLeast?: true;
  /** Time of adding. Missing in entries stored by older versions. */
  readonly createdAt?: EpochMs;
  /** Time of storing, in ms. The index reads entries that were stored after its last reading. */
  readonly storedAt: EpochMs;
  /** Household member who owns the recipe; absent for the user's own. */
  readonly cookId?: UserId;
};

export type MemberEntry = LibraryEntry & { readonly cookId: UserId };

/** Key of an entry in the whole library. An ID is unique only per cook. */
export const keyOf = ({
  id,
  cookId,
}: {
  readonly id: RecipeId;
  readonly cookId?: UserId | undefined;
}): string => (cookId === undefined ? String(id) : `${cookId}/${id}`);

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
