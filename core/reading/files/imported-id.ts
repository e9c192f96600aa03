import type { NewRecipeInput } from '../../recipe/recipe-input.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import type { UserId } from '../../user-id.ts';
import { lettersOf } from '../text/plain-text.ts';

/** Number of bits of an imported recipe's ID. */
const ID_BITS = 45;

/**
 * Returns the text that identifies an imported recipe of a user: the letters and digits of its title, lines and steps.
 * Tags, notes and times may change in the other app without making another recipe of it.
 */
export const identityOf = (userId: UserId, { title, ingredients, instructions }: NewRecipeInput): string =>
  JSON.stringify([userId, lettersOf(title), ingredients.map(lettersOf), instructions.map(lettersOf)]);

/**
 * Returns the ID of an imported recipe, so that importing it again on any device makes no second one. As an ID it
 * stands for a moment of the first 400 days of 2025 and 2026, before this could import anything: lists sort imported
 * recipes below newer ones. Among 10,000 recipes, two have the same ID with a probability of 1 in 700,000.
 * @param digest at least 6 bytes of a cryptographic hash of `identityOf`
 */
export const importedRecipeId = (digest: Uint8Array): RecipeId =>
  digest.slice(0, 6).reduce((value, byte) => value * 256 + byte, 0) % 2 ** ID_BITS;
