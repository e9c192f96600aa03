import type { PhotoInvalid, PhotosTooLarge } from '../../photo/errors.ts';
import type { NoFood } from '../errors.ts';
import type { Language } from '../../language.ts';
import { checkPhotos } from '../../photo/photo.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { err, type Result } from '../../result.ts';
import {
  runGeneration,
  type GenerationPorts,
  type GenerationRequest,
  type GenerationFailure,
} from './run-generation.ts';
import type { Requester } from './requester.ts';
import type { EmitGenerationEvent } from '../model/events.ts';
import type { Ingredients } from '../ingredients.ts';
import type { Preferences } from '../preferences.ts';

export type GenerateRequest = Pick<GenerationRequest, 'key' | 'bodyHash' | 'joins'> & {
  readonly photos: readonly Uint8Array[];
  readonly language: Language;
  readonly preferences: Preferences;
  readonly ingredients?: Ingredients;
};

/**
 * Generates and saves a recipe from photos, or from foods that the user has named; see `runGeneration`. Skips photos
 * that show nothing.
 */
export async function generateRecipe(
  ports: GenerationPorts,
  user: Requester,
  { photos, language, preferences, ingredients, ...order }: GenerateRequest,
  emit: EmitGenerationEvent,
): Promise<Result<Recipe, GenerationFailure | NoFood | PhotoInvalid | PhotosTooLarge>> {
  const checked = checkPhotos(photos);
  if (!checked.ok) return checked;
  // Blank photos need no model.
  if (photos.length > 0 && checked.value.length === 0 && !ingredients?.confirmed.length)
    return err({ type: 'NoFood' });
  const input = { photos: checked.value, language, preferences, ingredients };
  return runGeneration(ports, user, { ...order, input }, emit);
}
