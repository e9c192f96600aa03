import type { FoodId } from '../../nutrition/food.ts';
import type { DishKind } from '../../recipe/dish-kind.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import type { EpochMs, LocalDay } from '../../time.ts';
import type { UserId } from '../../user-id.ts';
import type { Slot } from '../meal.ts';

/** Recipe that may be proposed, with the data that the device's library has. */
export type Candidate = {
  readonly id: RecipeId;
  /** Member of the household whose recipe it is. Absent for the user's own. */
  readonly cookId?: UserId;
  readonly title: string;
  readonly dishKind: DishKind;
  /** Foods of the lines, each once. */
  readonly foods: readonly FoodId[];
  /** Minutes until the dish is on the table. */
  readonly prepTime?: number;
  readonly isFavorite?: boolean;
  /** One to five stars. */
  readonly rating?: number;
  readonly timesCooked?: number;
  readonly cookedAt?: EpochMs;
};

/** Key of a recipe that is unique among all cooks. */
export const candidateKey = ({ id, cookId }: { readonly id: RecipeId; readonly cookId?: UserId }): string =>
  cookId === undefined ? String(id) : `${cookId}/${id}`;

/** Place in the week that is to be filled. */
export type FreePlace = { readonly day: LocalDay; readonly slot: Slot };
