import type { EpochMs } from '../time.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Page, PageRequest } from '../page.ts';
import type { RecipeId } from './recipe-id.ts';
import type { VariationCard, Recipe, RecipeCard, Translation } from './recipe.ts';
import type { UserId } from '../user-id.ts';

export type RecipePorts = {
  readonly recipes: RecipeReader & RecipeWriter & RecipeRemover;
};

/** The part of the cook marks that a recipe shows. */
export type LastCookedReader = {
  /** Returns the time of the last mark that was not removed. */
  lastCooked(userId: UserId, recipeId: RecipeId): Promise<EpochMs | undefined>;
};

export type RecipeReader = {
  find(userId: UserId, id: RecipeId): Promise<Recipe | undefined>;
  /** Returns the recipe of a run; undefined if there is none or its ID belongs to another recipe. */
  findByRun(
    userId: UserId,
    run: { readonly key: IdempotencyKey; readonly recipeId: RecipeId },
  ): Promise<Recipe | undefined>;
  /** Returns the key of the run that generated a recipe. */
  runOf(userId: UserId, id: RecipeId): Promise<IdempotencyKey | undefined>;
  /** Newest first. */
  list(userId: UserId, page: PageRequest): Promise<Page<RecipeCard>>;
  /** Newest first. */
  variations(userId: UserId, parent: RecipeId, page: PageRequest): Promise<Page<VariationCard>>;
};

export type RecipeWriter = {
  /**
   * Adds the recipe of a run unless its ID exists.
   * @returns whether the stored recipe is this run's
   */
  add(recipe: Recipe, run: IdempotencyKey): Promise<boolean>;
  /** Stores a translation with its recipe. @returns false if the recipe is gone or has one already */
  addTranslation(userId: UserId, id: RecipeId, translation: Translation): Promise<boolean>;
};

export type RecipeRemover = {
  /** Idempotent. */
  remove(userId: UserId, id: RecipeId): Promise<void>;
};
