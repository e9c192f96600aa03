import type { DBSchema, IDBPDatabase } from 'idb';
import type { Aim } from '#core/generation/aim.ts';
import type { AMOUNT_UNITS } from '#core/generation/amount.ts';
import type { IngredientsInput } from '#core/generation/ingredients.ts';
import type { Preferences } from '#core/generation/preferences.ts';
import type { UserBadge } from '#core/badge/badge.ts';
import type { ShownHousehold } from '#core/household/household.ts';
import type { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import type { Barcode } from '#core/product/barcode.ts';
import type { Product } from '#core/product/product.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import type { Recipe, VariationCard } from '#core/recipe/recipe.ts';
import type { EpochMs, LocalDay, TimeZone } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import type { RecipeDraft } from './recipe-draft.ts';
import type { LibraryEntry, MemberEntry } from './entries.ts';
import type { OutboxOperation } from './operations.ts';
import type { Undecided } from './operation-rules/put-aside.ts';
import type { StoredRecords } from './records.ts';
import type { StoredPicture } from './pictures/stored-picture.ts';

export interface Schema extends DBSchema, StoredRecords {
  pendingGenerations: { key: string; value: PendingGeneration };
  /** Variations of recipes that the user has opened, newest first. */
  variations: { key: RecipeId; value: { id: RecipeId; variations: readonly VariationCard[] } };
  outbox: { key: number; value: OutboxEntry };
  choices: { key: 'preferences'; value: Preferences };
  /** All badges, earned or not. */
  badges: { key: 'all'; value: readonly UserBadge[] };
  table: { key: 'current'; value: StoredTable };
  /** Entries of the library, one for each of `recipes`. */
  entries: { key: RecipeId; value: LibraryEntry; indexes: { storedAt: number; createdAt: number } };
  /** Recipes of the other household members, and their entries. Deleted when the access ends. */
  memberRecipes: { key: [UserId, RecipeId]; value: Recipe };
  memberEntries: { key: [UserId, RecipeId]; value: MemberEntry; indexes: { storedAt: number } };
  /** Sync state of the user's own recipes, and of each member's recipes by the member's ID. */
  sync: { key: 'recipes' | UserId; value: RecipeSync };
  household: { key: 'current'; value: StoredHousehold };
  /** Days whose meals the server has sent, including empty days. */
  plannedDays: { key: LocalDay; value: true };
  drafts: { key: RecipeId; value: RecipeDraft };
  imports: { key: RecipeId; value: WaitingImport };
  /** Products that the user has looked up, or whose values they have typed. */
  products: { key: Barcode; value: HeldProduct; indexes: { usedAt: number } };
  tablePhotos: { key: TablePhoto['id']; value: TablePhoto };
}

export type Database = IDBPDatabase<Schema>;

/** Recipe from an imported file, waiting for room in the outbox. */
export type WaitingImport = {
  readonly id: RecipeId;
  readonly input: NewRecipeInput;
  /** Original picture from the file. */
  readonly picture?: StoredPicture;
  /** Number of waiting recipes when this one was added, for the progress bar. */
  readonly of: number;
};

/** A product from Open Food Facts, or with values that the user has typed from a label. */
export type HeldProduct = (Product | OwnProduct) & {
  /** Time of the last look-up or use. */
  readonly usedAt: EpochMs;
};

/** Values of a label that Open Food Facts lacks. They stay on this device. */
export type OwnProduct = Omit<Product, 'source' | 'fetchedAt'> & { readonly source: 'own' };

/** The household of the user, if they are in one. */
export type StoredHousehold = { readonly household: ShownHousehold | null };

/** Sync state of a copy of all recipes. */
export type RecipeSync = {
  /** Cursor for the next request. */
  readonly cursor: string;
  /** Number of recipes on the server at the beginning of the sync. */
  readonly total: number;
  /**
   * Recipes that the device had before the sync and the server has not sent since. Deleted when the sync is complete.
   */
  readonly untold: readonly RecipeId[];
  /** True once a full sync was completed. */
  readonly isComplete: boolean;
};

/** An operation on its way to the server. It is stored before anything is sent. */
export type OutboxEntry = {
  /** Rises with every entry and defines the order, because the clock may be changed. */
  readonly id: number;
  /** The idempotency key. */
  readonly key: string;
  readonly operation: OutboxOperation;
  /** Time zone of the user at that moment. It decides the day. */
  readonly timeZone: TimeZone;
  /** End of the undo window; 0 without one. */
  readonly notBefore: EpochMs;
  /** True from the first attempt on. The server may have the operation even if no response arrived. */
  readonly wasSent: boolean;
  /** The server's reason for the refusal, or ''. The entry stays until the user retries or discards it. */
  readonly refusal?: string;
  /** Set after an attempt without a decision, until there is one. */
  readonly undecided?: Undecided;
};

/**
 * A requested recipe that has not arrived. It is stored before the request is sent: a repeated request with this key
 * and content returns this recipe, and is charged once.
 */
export type PendingGeneration = {
  /** The idempotency key. */
  readonly key: string;
  /** Empty for a variation, which uses the photos of its recipe. */
  readonly photos: readonly StoredPicture[];
  readonly variationOf?: RecipeId;
  readonly aims?: readonly Aim[];
  /** The user's description of the variation. */
  readonly wish?: string;
  /** Servings chosen on the page of the recipe to vary. The variation opens with them. */
  readonly servings?: number;
  readonly language: Language;
  readonly preferences: Preferences;
  readonly ingredients?: IngredientsInput;
  /** Table of the request. Success clears it. */
  readonly tableId?: string;
  readonly requestedAt: EpochMs;
  /** Set if the user has cancelled; the server may not know yet. */
  readonly isCancelled?: true;
};

/** Photos and foods for the next recipe. */
export type StoredTable = {
  /** Undefined while the table is empty. A generation stores the ID of its table. */
  readonly id?: string;
  /** In the order of adding. */
  readonly photoIds: readonly TablePhoto['id'][];
  /** Foods by photo ID. Typed foods have a separate key. */
  readonly detections: ReadonlyMap<string, PhotoDetection>;
  /** Unsubmitted text in fields, by these keys. */
  readonly typed: ReadonlyMap<string, string>;
};

export type TablePhoto = { readonly id: string; readonly jpeg: StoredPicture };

/** Foods of one photo: detected, and corrected by the user. */
export type PhotoDetection = {
  readonly foods: readonly FoodOnTable[];
  /** Detected foods that the user has replaced. */
  readonly mistaken: readonly FoodId[];
  /** Foods to choose from if none was detected. Missing on tables that an earlier version stored. */
  readonly candidates?: readonly FoodId[];
  readonly mayBeMore: boolean;
};

export type FoodOnTable = Correction & {
  readonly key: string;
  /** `guess`: the user has not decided yet. */
  readonly state: 'guess' | 'confirmed' | 'removed';
  /** Probability of the detection; undefined for a food that the user named. */
  readonly probability?: number;
};

/** A food named by the user, with an optional amount. */
export type Correction = {
  readonly food: FoodId;
  readonly quantity?: number | undefined;
  readonly unit?: (typeof AMOUNT_UNITS)[number] | undefined;
  /** The user's wording, unless it is a name of the food. */
  readonly written?: string | undefined;
};
