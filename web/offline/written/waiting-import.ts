import type { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';

/** Recipe of a file that the user has chosen, and that waits for its turn in the outbox. */
export type WaitingImport = {
  readonly id: RecipeId;
  readonly input: NewRecipeInput;
  /** As it is in the file. */
  readonly picture?: Blob;
  /** Number of recipes that were waiting when this one was added, for the progress. */
  readonly of: number;
};
