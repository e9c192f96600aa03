import type { EpochMs } from '../time.ts';
import type { PhotoName } from '../photo/photo.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Page, PageRequest } from '../page.ts';
import type { RecipeId } from './recipe-id.ts';
import type { VariationCard, Recipe, RecipeCard, Translation } from './recipe.ts';
import type { UserId } from '../user-id.ts';

export type RecipePorts = {
  readonly recipes: RecipeReader & RecipeWriter & RecipeCreator & RecipeEditor & RecipeRemover;
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
  /** Returns a recipe with what is stored beside it. */
  findRecord(userId: UserId, id: RecipeId): Promise<RecipeRecord | undefined>;
  /** Newest first. */
  list(userId: UserId, page: PageRequest): Promise<Page<RecipeCard>>;
  /** Newest first. */
  variations(userId: UserId, parent: RecipeId, page: PageRequest): Promise<Page<VariationCard>>;
};

/** Recipe with what is stored beside it and not shown. */
export type RecipeRecord = {
  readonly recipe: Recipe;
  /** Key of the run that generated it. */
  readonly run?: IdempotencyKey | undefined;
  /** Hash of the request that created it. */
  readonly createdBy?: string | undefined;
  /** Hash of the request that edited it last, if that had a key. */
  readonly editedBy?: string | undefined;
  /** Photos that it does not show any more, and that may not be removed yet. */
  readonly formerPhotos: readonly PhotoName[];
};

export type RecipeWriter = {
  /**
   * Adds the recipe of a run unless its ID exists.
   * @returns whether the stored recipe is this run's
   */
  add(recipe: Recipe, run: IdempotencyKey): Promise<boolean>;
  /**
   * Stores a translation of a version of a recipe with it.
   * @returns false if the recipe is gone, has one already or was edited
   */
  addTranslation(recipe: Recipe, translation: Translation): Promise<boolean>;
};

export type RecipeCreator = {
  /**
   * Adds a recipe of the user's own unless its ID exists.
   * @param request hash of the request, so that it can be repeated
   * @returns whether the stored recipe is this request's
   */
  create(recipe: Recipe, request: string): Promise<boolean>;
  /** Returns the number of a user's recipes, at most `most`. */
  count(userId: UserId, most: number): Promise<number>;
  /** Stores the ID that a request under a key has chosen. @returns the stored choice: that of the first request */
  claimId(userId: UserId, key: IdempotencyKey, claim: IdClaim): Promise<IdClaim>;
};

/** ID of the recipe that a request creates, chosen by the server. */
export type IdClaim = {
  readonly recipeId: RecipeId;
  /** Hash of the request. */
  readonly request: string;
  readonly expiresAt: EpochMs;
};

export type RecipeEditor = {
  /**
   * Replaces the content, origin and photos of a recipe by those of its next version. Leaves alone what is the user's own
   * (tags, notes). Drops the translation.
   * @returns false if the version before is not stored any more
   */
  replace(
    next: Recipe,
    beside: Pick<RecipeRecord, 'editedBy'> & Partial<Pick<RecipeRecord, 'formerPhotos'>>,
  ): Promise<boolean>;
};

export type RecipeRemover = {
  /** Idempotent. */
  remove(userId: UserId, id: RecipeId): Promise<void>;
};
