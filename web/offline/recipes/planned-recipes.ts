import type { Recipe } from '#core/recipe/recipe.ts';
import type { UserId } from '#core/user-id.ts';
import type { Meal } from '#core/week/meal.ts';
import { databaseOf } from '../database.ts';
import { keyOf } from '../entries.ts';
import { outboxEntries, pendingChanges } from '../outbox.ts';
import { withChanges } from '../records.ts';
import type { Held } from '../use-held.ts';
import type { RecipeName } from './member-recipes.ts';

/** Recipes of meals by their `keyOf`, if the device has them. */
export type PlannedRecipes = ReadonlyMap<string, Recipe>;

/** Returns the name of a meal's recipe; undefined for free text. */
export const recipeNameOf = (
  { recipeId, cookId }: Pick<Meal, 'recipeId' | 'cookId'>,
  userId: UserId,
): RecipeName | undefined =>
  recipeId === undefined || cookId === undefined
    ? undefined
    : { id: recipeId, ...(cookId !== userId && { cookId }) };

/** The recipes of some meals, in one read. */
export function plannedRecipesOf(
  userId: UserId,
  meals: readonly Meal[],
): Pick<Held<PlannedRecipes>, 'key' | 'read'> {
  const names = new Map(
    meals.flatMap((meal) => {
      const name = recipeNameOf(meal, userId);
      return name ? [[keyOf(name), name]] : [];
    }),
  );
  return {
    key: ['recipes', userId, 'planned', ...[...names.keys()].toSorted()],
    async read() {
      const database = await databaseOf(userId);
      const changes = pendingChanges(await outboxEntries(userId));
      const found = await Promise.all(
        [...names].map(async ([key, { id, cookId }]) => {
          const recipe =
            cookId === undefined
              ? withChanges(changes, { record: 'recipes', key: id }, await database.get('recipes', id))
              : await database.get('memberRecipes', [cookId, id]);
          return recipe ? [[key, recipe] as const] : [];
        }),
      );
      return new Map(found.flat());
    },
  };
}
