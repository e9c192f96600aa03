import type { EpochMs } from '../time.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Page, PageRequest } from '../page.ts';
import type { RecipeId } from './recipe-id.ts';
import type { StoredPersonal } from './personal.ts';
import type { VariationCard, Recipe, RecipeCard, Translation } from './recipe.ts';
import type { UserId } from '../user-id.ts';

export type RecipePorts = {
  readonly recipes: RecipeReader &
    RecipeSearcher &
    RecipeWriter &
    RecipeCreator &
    RecipeEditor &
    RecipeRemover &
    PersonalWriter &
    RecipeChangeReader;
};

export type Cooked = {
  /** Number of days, at least one. */
  readonly times: number;
  readonly last: EpochMs;
};

export type CookedReader = {
  /** Counts marks that were not removed. Recipes without marks are absent. */
  cooked(userId: UserId, recipeIds: readonly RecipeId[]): Promise<ReadonlyMap<RecipeId, Cooked>>;
};

export type RecipeReader = {
  find(userId: UserId, id: RecipeId): Promise<Recipe | undefined>;
  /** Returns the recipe of a run; undefined if there is none or its ID belongs to another recipe. */
  findByRun(
    userId: UserId,
    run: { readonly key: IdempotencyKey; readonly recipeId: RecipeId },
  ): Promise<Recipe | undefined>;
  /** Returns a recipe with its hidden fields. */
  findRecord(userId: UserId, id: RecipeId): Promise<RecipeRecord | undefined>;
  /** Lists recipes, newest first. `isExact: false` reads with eventual consistency, at half the price. */
  list(userId: UserId, page: PageRequest & { readonly isExact?: boolean }): Promise<Page<RecipeCard>>;
  /** Newest first. */
  variations(userId: UserId, parent: RecipeId, page: PageRequest): Promise<Page<VariationCard>>;
};

export type RecipeSearcher = {
  /**
   * Returns the cards that match a filter, newest first. Reads a limited number of cards: a short page may have a
   * cursor.
   */
  search(
    userId: UserId,
    page: PageRequest & { readonly filter: CardFilter; readonly looksAt: number },
  ): Promise<Page<RecipeCard>>;
};

/** Filter for API clients. A recipe matches if it meets every condition that is set. */
export type CardFilter = {
  /** Words: each must begin a word of title, ingredients or tags. */
  readonly q?: string;
  /** A tag, in any case. */
  readonly tag?: string;
  readonly isFavorite?: true;
};

/** Recipe with its hidden fields. */
export type RecipeRecord = {
  readonly recipe: Recipe;
  /** Key of the run that generated it. */
  readonly run?: IdempotencyKey | undefined;
  /** Hash of the request that created it. */
  readonly createdBy?: string | undefined;
  /** Hash of the request that edited it last, if that request had a key. */
  readonly editedBy?: string | undefined;
};

export type RecipeWriter = {
  /**
   * Adds the recipe of a run unless its ID exists.
   * @returns whether the stored recipe is this run's
   */
  add(recipe: Recipe, run: IdempotencyKey): Promise<boolean>;
  /**
   * Adds a translation to a version of a recipe.
   * @returns false if the recipe is gone, was edited or has a translation
   */
  addTranslation(recipe: Recipe, translation: Translation): Promise<boolean>;
};

export type RecipeCreator = {
  /**
   * Reserves room for one more recipe. Concurrent requests never exceed the maximum; removing a recipe releases its
   * place.
   * @returns false if the maximum is reached
   */
  takePlace(userId: UserId, most: number): Promise<boolean>;
  /**
   * Adds a recipe of the user in a reserved place. Releases the place if the ID exists, or if the recipe of this
   * request was deleted.
   * @param request hash of the request, which identifies a repetition
   */
  create(recipe: Recipe, request: string): Promise<CreateOutcome>;
  /** Stores the ID chosen for a key. @returns the stored ID: that of the first request */
  claimId(userId: UserId, key: IdempotencyKey, claim: IdClaim): Promise<IdClaim>;
};

/** Result of a creation. `repeated` and `deleted`: this request has created the recipe before. */
type CreateOutcome = 'created' | 'repeated' | 'deleted' | 'taken';

/** ID of the recipe that a request creates, chosen by the server. */
export type IdClaim = {
  readonly recipeId: RecipeId;
  /** Hash of the request. */
  readonly request: string;
  readonly expiresAt: EpochMs;
};

export type RecipeEditor = {
  /**
   * Replaces content, origin and photos by those of the next version. Keeps tags and notes. Drops the translation, even
   * one added meanwhile, unless `keepsTranslation` is set.
   * @returns false if the stored version is another one
   */
  replace(
    next: Recipe,
    beside: Pick<RecipeRecord, 'editedBy'> & { readonly keepsTranslation?: boolean },
  ): Promise<boolean>;
};

export type RecipeRemover = {
  /**
   * Removes a recipe if it is unchanged, and records its deletion for syncing devices and repeated requests.
   * @returns false if the recipe was edited, deleted or created again meanwhile
   */
  remove(record: Pick<RecipeRecord, 'recipe' | 'createdBy'>): Promise<boolean>;
};

export type PersonalWriter = {
  /** Returns the user's own fields of a recipe with their times; undefined if there is no recipe. */
  findPersonal(userId: UserId, id: RecipeId): Promise<StoredPersonal | undefined>;
  /** Replaces the user's own fields. @returns false if they were changed since they were read, or the recipe is gone */
  replacePersonal(
    userId: UserId,
    id: RecipeId,
    change: { readonly held: StoredPersonal; readonly next: StoredPersonal },
  ): Promise<boolean>;
};

/** Reads changes. Deletions are known for `REMOVALS_KNOWN`. */
export type RecipeChangeReader = {
  /** Returns the number of a user's recipes, at most `most`. */
  count(userId: UserId, most: number): Promise<number>;
  /**
   * Returns whole recipes, newest first; fewer than `limit` if they are long.
   * @param before only recipes with smaller IDs
   */
  newest(
    userId: UserId,
    limit: number,
    before?: RecipeId,
  ): Promise<{ readonly recipes: readonly Recipe[]; readonly isEnd: boolean }>;
  /** Returns the recipes that were changed, cooked or deleted after a position, earliest first, with repetitions. */
  touched(userId: UserId, after: string, limit: number): Promise<readonly Touch[]>;
  findAll(userId: UserId, ids: readonly RecipeId[]): Promise<readonly Recipe[]>;
};

/** A change to a recipe, of whatever kind. */
export type Touch = {
  readonly recipeId: RecipeId;
  /** Sorts by the time of the change: 16 digits of milliseconds, and a unique suffix. */
  readonly position: string;
};
