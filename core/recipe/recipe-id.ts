import * as v from 'valibot';
import type { EpochMs } from '../time.ts';

/** Rises with the time of making and stays a safe integer until the year 2300. */
export const RecipeId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export type RecipeId = v.InferOutput<typeof RecipeId>;

/** The same in an address. */
export const RecipeIdText = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), RecipeId);

const EPOCH_2025 = Date.UTC(2025, 0, 1);

/** How many ids there are in a millisecond. */
export const ID_SLOTS = 1024;

/**
 * A new id: milliseconds since 2025 and 10 random bits. Unique within a user only by putting it if absent.
 * @param slot a random integer below ID_SLOTS
 */
export const newRecipeId = (now: EpochMs, slot: number): RecipeId => (now - EPOCH_2025) * ID_SLOTS + slot;
