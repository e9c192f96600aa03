import type { PhotoInvalid, PhotosTooLarge } from '../../photo/errors.ts';
import type { Language } from '../../language.ts';
import { checkPhotos } from '../../photo/photo.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Result } from '../../result.ts';
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

/** Generates and saves a recipe from photos, or from foods that the user has named. See `runGeneration`. */
export async function generateRecipe(
  ports: GenerationPorts,
  user: Requester,
  { photos, language, preferences, ingredients, ...order }: GenerateRequest,
  emit: EmitGenerationEvent,
): Promise<Result<Recipe, GenerationFailure | PhotoInvalid | PhotosTooLarge>> {
  const checked = checkPhotos(photos);
  if (!checked.ok) return checked;
  const input = { photos: checked.value, language, preferences, ingredients };
  return runGeneration(ports, user, { ...order, input }, emit);
}
