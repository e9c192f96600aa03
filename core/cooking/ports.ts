import type { CookMark, MarkKey } from './cook-mark.ts';
import type { DayRange } from './tracking.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import type { EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';

export type CookingPorts = {
  readonly cookMarks: CookMarkReader & CookMarkWriter;
};

/** What was cooked on which day. */
export type CookMarkReader = {
  find(userId: UserId, key: MarkKey): Promise<CookMark | undefined>;
  /** The marks of the days from one to another, by day, also those that were taken back. */
  between(userId: UserId, days: DayRange): Promise<readonly CookMark[]>;
  /** When a recipe was last cooked, by the marks that stand. */
  lastCooked(userId: UserId, recipeId: RecipeId): Promise<EpochMs | undefined>;
};

export type CookMarkWriter = {
  /** Puts `mark` in the place of `held`. @returns false where that is no longer what stands there */
  replace(userId: UserId, held: CookMark | undefined, mark: CookMark): Promise<boolean>;
};
