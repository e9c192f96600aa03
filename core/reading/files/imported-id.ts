import type { NewRecipeInput } from '../../recipe/recipe-input.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import type { UserId } from '../../user-id.ts';
import { lettersOf } from '../text/plain-text.ts';

const ID_BITS = 45;

/**
 * Returns the text that identifies an imported recipe of a user: letters and digits of its title, lines and steps.
 * Changes to tags, notes and times in the other app leave it the same.
 */
export const identityOf = (userId: UserId, { title, ingredients, instructions }: NewRecipeInput): string =>
  JSON.stringify([userId, lettersOf(title), ingredients.map(lettersOf), instructions.map(lettersOf)]);

/**
 * Returns the ID of an imported recipe. It follows from the content: importing a recipe again, on any device, makes no
 * second one. The time in the ID lies in 2025 or early 2026, before this could import anything: lists sort imported
 * recipes below newer ones. Two of 10,000 recipes share an ID with a probability of 1 in 700,000.
 * @param digest at least 6 bytes of a cryptographic hash of `identityOf`
 */
export const importedRecipeId = (digest: Uint8Array): RecipeId =>
  digest.slice(0, 6).reduce((value, byte) => value * 256 + byte, 0) % 2 ** ID_BITS;
