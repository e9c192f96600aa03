import * as v from 'valibot';
import { Allergen, ALLERGENS } from './allergen.ts';
import type { Diet } from './diet.ts';

/** Limits of the list of words that a user avoids. */
export const MAX_AVOIDED_WORDS = 20;
export const MAX_AVOIDED_WORD_LENGTH = 40;

/** A word of the user's own, in either language: "coriander". */
export const AvoidedWord = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_AVOIDED_WORD_LENGTH));

/** Foods that the user avoids in addition to those that the diets exclude. */
export const Avoid = v.object({
  allergens: v.optional(v.pipe(v.array(Allergen), v.maxLength(ALLERGENS.length)), []),
  words: v.optional(v.pipe(v.array(AvoidedWord), v.maxLength(MAX_AVOIDED_WORDS)), []),
});
export type Avoid = v.InferOutput<typeof Avoid>;

/** Preferences that the guard enforces. */
export type Avoided = { readonly dietaryPreferences: readonly Diet[]; readonly avoid: Avoid };

/** Returns whether there is a food that the user does not eat. */
export const avoidsFood = ({ dietaryPreferences, avoid }: Avoided): boolean =>
  dietaryPreferences.length + avoid.allergens.length + avoid.words.length > 0;

export const NOTHING_AVOIDED: Avoid = { allergens: [], words: [] };

/** Returns the union of both. */
export const avoidBoth = (one: Avoid, other: Avoid): Avoid => ({
  allergens: [...new Set([...one.allergens, ...other.allergens])],
  words: [...new Set([...one.words, ...other.words])],
});
