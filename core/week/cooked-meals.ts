import type { RecipeId } from '../recipe/recipe-id.ts';
import type { LocalDay } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { Meal } from './meal.ts';

/** Recipe that somebody marks as cooked on a day, or unmarks. */
export type CookedRecipe = {
  readonly recipeId: RecipeId;
  readonly cookId: UserId;
  readonly day: LocalDay;
  readonly isCooked: boolean;
};

/**
 * Returns the meals that a cook mark changes: those of the recipe on that day. If no meal was planned for that day, a
 * meal without a day gets the day.
 */
export function mealsMarked(
  meals: readonly Meal[],
  { recipeId, cookId, day, isCooked }: CookedRecipe,
): readonly Pick<Meal, 'id' | 'day' | 'isDone'>[] {
  const own = meals.filter((meal) => meal.recipeId === recipeId && meal.cookId === cookId);
  const planned = own.filter((meal) => meal.day === day);
  const waiting = own.filter((meal) => meal.day === null && !meal.isDone).slice(0, 1);
  const marked = planned.length > 0 || !isCooked ? planned : waiting;
  return marked.filter(({ isDone }) => isDone !== isCooked).map(({ id }) => ({ id, day, isDone: isCooked }));
}
