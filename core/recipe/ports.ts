import type { EpochMs } from '../time.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Page, PageRequest } from '../page.ts';
import type { RecipeId } from './recipe-id.ts';
import type { Alternative, Recipe, RecipeCard, Translation } from './recipe.ts';
import type { UserId } from '../user-id.ts';

export type RecipePorts = {
  readonly recipes: RecipeReader & RecipeWriter & RecipeRemover;
};

/** The cook marks, as far as a recipe shows them. */
export type LastCookedReader = {
  /** When a recipe was last cooked, by the marks that stand. */
  lastCooked(userId: UserId, recipeId: RecipeId): Promise<EpochMs | undefined>;
};

export type RecipeReader = {
  find(userId: UserId, id: RecipeId): Promise<Recipe | undefined>;
  /** The recipe that a run has brought, if it stands: not another one that happens to have its id. */
  broughtBy(
    userId: UserId,
    run: { readonly key: IdempotencyKey; readonly recipeId: RecipeId },
  ): Promise<Recipe | undefined>;
  /** Which run has brought the recipe that stands. */
  runOf(userId: UserId, id: RecipeId): Promise<IdempotencyKey | undefined>;
  /** Newest first. */
  list(userId: UserId, page: PageRequest): Promise<Page<RecipeCard>>;
  /** The variations of a recipe, newest first. */
  variations(userId: UserId, parent: RecipeId, page: PageRequest): Promise<Page<Alternative>>;
};

export type RecipeWriter = {
  /**
   * Adds the recipe that a run has brought, unless one stands under its id.
   * @returns whether the one that stands now is this run's
   */
  add(recipe: Recipe, run: IdempotencyKey): Promise<boolean>;
  /** Keeps a translation with its recipe. @returns false where the recipe is gone or has one already */
  addTranslation(userId: UserId, id: RecipeId, translation: Translation): Promise<boolean>;
};

export type RecipeRemover = {
  /** One that is gone stays gone. */
  remove(userId: UserId, id: RecipeId): Promise<void>;
};
