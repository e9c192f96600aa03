import * as v from 'valibot';
import { Allergen, ALLERGENS } from './allergen.ts';

/** So much fits on a list of what a cook does not eat. */
export const MAX_AVOIDED_WORDS = 20;
export const MAX_AVOIDED_WORD_LENGTH = 40;

/** What the cook does not eat, beside what the diets leave out. */
export const Avoid = v.object({
  allergens: v.optional(v.pipe(v.array(Allergen), v.maxLength(ALLERGENS.length)), []),
  /** The cook's own, in either language: "coriander". */
  words: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_AVOIDED_WORD_LENGTH))),
      v.maxLength(MAX_AVOIDED_WORDS),
    ),
    [],
  ),
});
export type Avoid = v.InferOutput<typeof Avoid>;

export const NOTHING_AVOIDED: Avoid = { allergens: [], words: [] };

/** What either of them leaves out. */
export const avoidBoth = (one: Avoid, other: Avoid): Avoid => ({
  allergens: [...new Set([...one.allergens, ...other.allergens])],
  words: [...new Set([...one.words, ...other.words])],
});
