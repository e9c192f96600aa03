import type { Language } from '#core/language.ts';
import type { DayRange } from '#core/day-range.ts';
import { titleIn, type TextIn } from '#core/recipe/texts-in.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { LocalDay } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import type { Meal, MealId } from '#core/week/meal.ts';
import { keyOf } from '../../../offline/entries.ts';
import { recipeNameOf, type PlannedRecipes } from '../../../offline/recipes/planned-recipes.ts';
import type { MealPlace } from '../../../kitchen/planning/place-fields.tsx';
import type { MealDrag } from './use-meal-drag.ts';
import type { Planner } from './use-planner.ts';

/** Shared state and actions of the week page's parts. */
export type WeekView = {
  readonly userId: UserId;
  readonly language: Language;
  readonly today: LocalDay;
  readonly week: DayRange;
  /** All meals on the device. */
  readonly meals: readonly Meal[];
  readonly recipes: PlannedRecipes;
  /** Keys of recipes that the user does not eat. */
  readonly uneaten: ReadonlySet<string>;
  readonly planner: Planner;
  readonly setDone: (meal: Meal, isDone: boolean) => Promise<void>;
  readonly drag: MealDrag;
  readonly openMenu: (id: MealId) => void;
  readonly openAdd: (place: MealPlace) => void;
};

/** Returns the recipe of a meal; undefined if it is not on the device. */
export function recipeOfMeal(
  meal: Meal,
  { recipes, userId }: Pick<WeekView, 'recipes' | 'userId'>,
): Recipe | undefined {
  const name = recipeNameOf(meal, userId);
  return name && recipes.get(keyOf(name));
}

/** Returns the title of a meal. If its recipe is translated, the title is in the language of the screen. */
export function titleOfMeal(
  meal: Meal,
  view: Pick<WeekView, 'recipes' | 'userId' | 'language'>,
): Pick<TextIn, 'text'> & Partial<TextIn> {
  const recipe = recipeOfMeal(meal, view);
  return recipe ? titleIn(recipe, view.language) : { text: meal.title };
}
