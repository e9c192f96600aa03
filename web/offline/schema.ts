import type { DBSchema, IDBPDatabase } from 'idb';
import type { Aim } from '#core/generation/aim.ts';
import type { AMOUNT_UNITS } from '#core/generation/amount.ts';
import type { IngredientsInput } from '#core/generation/ingredients.ts';
import type { Preferences } from '#core/generation/preferences.ts';
import type { UserBadge } from '#core/badge/badge.ts';
import type { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { VariationCard } from '#core/recipe/recipe.ts';
import type { EpochMs, TimeZone } from '#core/time.ts';
import type { WaitingImport } from './written/waiting-import.ts';
import type { RecipeDraft } from './written/draft.ts';
import type { OutboxOperation } from './operations.ts';
import type { StoredRecords } from './records.ts';

/** The user's database on this device. */
export interface Schema extends DBSchema, StoredRecords {
  pendingGenerations: { key: string; value: PendingGeneration };
  /** Variations of the recipes that were opened, newest first. */
  variations: { key: RecipeId; value: { id: RecipeId; variations: readonly VariationCard[] } };
  outbox: { key: number; value: OutboxEntry };
  choices: { key: 'preferences'; value: Preferences };
  /** All badges, earned or not. */
  badges: { key: 'all'; value: readonly UserBadge[] };
  table: { key: 'current'; value: StoredTable };
  drafts: { key: RecipeId; value: RecipeDraft };
  imports: { key: RecipeId; value: WaitingImport };
  tablePhotos: { key: TablePhoto['id']; value: TablePhoto };
}

export type Database = IDBPDatabase<Schema>;

/** An operation on its way to the server. It is stored before anything is sent. */
export type OutboxEntry = {
  /** Rises with every entry and defines their order, because the clock may be changed. */
  readonly id: number;
  /** The idempotency key. */
  readonly key: string;
  readonly operation: OutboxOperation;
  /** Time zone of the user at that moment, which decides the day. */
  readonly timeZone: TimeZone;
  /** End of the undo window; 0 without one. */
  readonly notBefore: EpochMs;
  /** True from the first attempt on: the server may have it although no answer came. */
  readonly wasSent: boolean;
  /** The server's reason for refusing it, or ''. The entry stays until the user retries or discards it. */
  readonly refusal?: string;
};

/**
 * A requested recipe that has not arrived. It is stored before it is sent: repeating the request with the same key and
 * the same content returns the same recipe, charged once.
 */
export type PendingGeneration = {
  /** The idempotency key. */
  readonly key: string;
  /** Empty for a variation, which has the photos of its recipe. */
  readonly photos: readonly Blob[];
  /** The recipe to vary. */
  readonly variationOf?: RecipeId;
  readonly aims?: readonly Aim[];
  /** The user's description of the variation. */
  readonly wish?: string;
  readonly language: Language;
  readonly preferences: Preferences;
  readonly ingredients?: IngredientsInput;
  /** The table that it was requested from, which it clears. */
  readonly tableId?: string;
  readonly requestedAt: EpochMs;
  /** The user has cancelled it, and the server may not know yet. */
  readonly isCancelled?: true;
};

/** Photos and foods on the table, from which the next recipe is generated. */
export type StoredTable = {
  /** Undefined while it is empty. A generation names the table that it was requested from. */
  readonly id?: string;
  /** In the order in which they were added. */
  readonly photoIds: readonly TablePhoto['id'][];
  /** Foods by photo, and those that were added without one. */
  readonly detections: ReadonlyMap<string, PhotoDetection>;
  /** Text in a field that was not added yet, by the same keys. */
  readonly typed: ReadonlyMap<string, string>;
};

/** A downscaled photo on the table. */
export type TablePhoto = { readonly id: string; readonly jpeg: Blob };

/** Foods of one photo, as detected and as corrected. */
export type PhotoDetection = {
  readonly foods: readonly FoodOnTable[];
  /** Detected foods that the user corrected. */
  readonly mistaken: readonly FoodId[];
  readonly mayBeMore: boolean;
};

/** A food on the table. */
export type FoodOnTable = Correction & {
  readonly key: string;
  /** `guess`: the user has not decided yet. */
  readonly state: 'guess' | 'confirmed' | 'removed';
  /** Probability of the detection; undefined for a food that the user named. */
  readonly probability?: number;
};

/** A food as the user named it, with an optional amount. */
export type Correction = {
  readonly food: FoodId;
  readonly quantity?: number | undefined;
  readonly unit?: (typeof AMOUNT_UNITS)[number] | undefined;
  /** The user's wording, if it is not a name of the food. */
  readonly written?: string | undefined;
};

/** Upgrade steps, one per version. Append only: devices have run the earlier ones. */
export const UPGRADES: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore('cards', { keyPath: 'id' });
    database.createObjectStore('recipes', { keyPath: 'id' });
    database.createObjectStore('pendingGenerations', { keyPath: 'key' });
    database.createObjectStore('choices');
  },
  (database) => {
    database.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true });
    database.createObjectStore('variations', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('days', { keyPath: 'day' });
    database.createObjectStore('goals');
    database.createObjectStore('badges');
  },
  (database) => {
    database.createObjectStore('table');
    database.createObjectStore('tablePhotos', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('drafts', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('imports', { keyPath: 'id' });
  },
];
