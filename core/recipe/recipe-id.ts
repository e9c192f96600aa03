import * as v from 'valibot';
import type { EpochMs } from '../time.ts';

/** Ordered by time of creation; a safe integer until the year 2300. */
export const RecipeId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export type RecipeId = v.InferOutput<typeof RecipeId>;

export const RecipeIdText = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), RecipeId);

const EPOCH_2025 = Date.UTC(2025, 0, 1);

/** Returns the time of creation in an ID. Imported recipes have an invented time: see `importedRecipeId`. */
export const timeOfId = (id: RecipeId): EpochMs => EPOCH_2025 + Math.floor(id / ID_SLOTS);

export const ID_SLOTS = 1024;

/**
 * Returns a new ID: milliseconds since 2025 and 10 random bits. Uniqueness per user needs a conditional write.
 * @param slot random integer below ID_SLOTS
 */
export const newRecipeId = (now: EpochMs, slot: number): RecipeId => (now - EPOCH_2025) * ID_SLOTS + slot;
