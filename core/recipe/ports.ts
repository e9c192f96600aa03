import type { EpochMs } from '../time.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Page, PageRequest } from '../page.ts';
import type { RecipeId } from './recipe-id.ts';
import type { StoredPersonal } from './personal.ts';
import type { VariationCard, Recipe, RecipeCard, Translation } from './recipe.ts';
import type { UserId } from '../user-id.ts';

export type RecipePorts = {
  readonly recipes: RecipeReader &
    RecipeWriter &
    RecipeCreator &
    RecipeEditor &
    RecipeRemover &
    PersonalWriter &
    RecipeChangeReader;
};

/** Number of times that a recipe was cooked, and the last time. */
export type Cooked = {
  /** Number of days, at least one. */
  readonly times: number;
  readonly last: EpochMs;
};

/** The part of the cook marks that a recipe shows. */
export type CookedReader = {
  /** Counts the marks that were not removed. Recipes without one are absent. */
  cooked(userId: UserId, recipeIds: readonly RecipeId[]): Promise<ReadonlyMap<RecipeId, Cooked>>;
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
  /** Newest first. `isExact: false` tells for half the price how it was a moment ago. */
  list(userId: UserId, page: PageRequest & { readonly isExact?: boolean }): Promise<Page<RecipeCard>>;
  /**
   * Returns the cards that a filter accepts, newest first. Looks at so many cards at most, so a page may be short and have
   * a cursor all the same.
   */
  search(
    userId: UserId,
    page: PageRequest & { readonly filter: CardFilter; readonly looksAt: number },
  ): Promise<Page<RecipeCard>>;
  /** Newest first. */
  variations(userId: UserId, parent: RecipeId, page: PageRequest): Promise<Page<VariationCard>>;
};

/** Filter for API clients. A recipe matches if it meets every condition that is set. */
export type CardFilter = {
  /** Words, each of which begins a word of title, ingredients or tags. */
  readonly q?: string;
  /** A tag, in any case. */
  readonly tag?: string;
  readonly isFavorite?: true;
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
   * Takes a place among a user's recipes. Any number of concurrent requests takes no more than there are; the removal of a
   * recipe gives its place back.
   * @returns false if all are taken
   */
  takePlace(userId: UserId, most: number): Promise<boolean>;
  /**
   * Adds a recipe of the user's own in a place that was taken for it, unless its ID exists or the recipe of this request was
   * deleted: then gives the place back.
   * @param request hash of the request, so that it can be repeated
   */
  create(recipe: Recipe, request: string): Promise<CreateOutcome>;
  /** Stores the ID that a request under a key has chosen. @returns the stored choice: that of the first request */
  claimId(userId: UserId, key: IdempotencyKey, claim: IdClaim): Promise<IdClaim>;
};

/** Result of a creation; `repeated` and `deleted` if the request has created the recipe before. */
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
   * Replaces the content, origin and photos of a recipe by those of its next version. Leaves alone what is the user's own
   * (tags, notes). Drops the translation unless the edit has left its words alone: it may have come since the recipe was read.
   * @returns false if the version before is not stored any more
   */
  replace(
    next: Recipe,
    beside: Pick<RecipeRecord, 'editedBy'> & { readonly keepsTranslation?: boolean },
  ): Promise<boolean>;
};

export type RecipeRemover = {
  /**
   * Removes a recipe as it was read. Leaves a note for those who ask for what has changed, and for the request that
   * created it.
   * @returns false if it was edited, deleted or created anew since
   */
  remove(record: Pick<RecipeRecord, 'recipe' | 'createdBy'>): Promise<boolean>;
};

export type PersonalWriter = {
  /** Returns what the user has added to a recipe, with the times; undefined if there is no recipe. */
  findPersonal(userId: UserId, id: RecipeId): Promise<StoredPersonal | undefined>;
  /** Replaces what the user has added. @returns false if it has changed since it was read, or the recipe is gone */
  replacePersonal(
    userId: UserId,
    id: RecipeId,
    change: { readonly held: StoredPersonal; readonly next: StoredPersonal },
  ): Promise<boolean>;
};

/** Reads what has changed. Deletions are known for `REMOVALS_KNOWN`. */
export type RecipeChangeReader = {
  /** Returns the number of a user's recipes, at most `most`. */
  count(userId: UserId, most: number): Promise<number>;
  /**
   * Returns whole recipes, newest first; fewer than `limit` where they are long.
   * @param before only those with smaller IDs
   */
  newest(
    userId: UserId,
    limit: number,
    before?: RecipeId,
  ): Promise<{ readonly recipes: readonly Recipe[]; readonly isEnd: boolean }>;
  /** Returns the recipes that were changed, cooked or deleted after a position, earliest first, with repetitions. */
  touched(userId: UserId, after: string, limit: number): Promise<readonly Touch[]>;
  /** Returns those recipes that exist. */
  findAll(userId: UserId, ids: readonly RecipeId[]): Promise<readonly Recipe[]>;
};

/** A change to a recipe, of whatever kind. */
export type Touch = {
  readonly recipeId: RecipeId;
  /** Rises with the time of the change: 16 digits of milliseconds, then something that tells changes apart. */
  readonly position: string;
};
