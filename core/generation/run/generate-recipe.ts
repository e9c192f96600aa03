import type { NoFood, PhotoInvalid, PhotosTooLarge } from '../../errors.ts';
import type { Language } from '../../language.ts';
import { checkPhotos } from '../../photo/photo.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { err, type Result } from '../../result.ts';
import { carryOut, type AuthorPorts, type Order, type OrderFailure } from './run-generation.ts';
import type { Cook } from './requester.ts';
import type { Tell } from '../model/events.ts';
import type { Ingredients } from '../ingredients.ts';
import type { Preferences } from '../preferences.ts';

export type GenerateRequest = Pick<Order, 'key' | 'bodyHash' | 'joins'> & {
  readonly photos: readonly Uint8Array[];
  readonly language: Language;
  readonly preferences: Preferences;
  readonly ingredients?: Ingredients;
};

/** Turns photos, or foods that the cook has named, into a saved recipe, as `carryOut` does. Photos that show nothing reach no model. */
export async function generateRecipe(
  ports: AuthorPorts,
  cook: Cook,
  { photos, language, preferences, ingredients, ...order }: GenerateRequest,
  tell: Tell,
): Promise<Result<Recipe, OrderFailure | NoFood | PhotoInvalid | PhotosTooLarge>> {
  const checked = checkPhotos(photos);
  if (!checked.ok) return checked;
  // No model is asked what is on a photo that shows nothing.
  if (photos.length > 0 && checked.value.length === 0 && !ingredients?.confirmed.length)
    return err({ type: 'NoFood' });
  const brief = { photos: checked.value, language, preferences, ingredients };
  return carryOut(ports, cook, { ...order, brief }, tell);
}
