import type { Language } from '../language.ts';
import type { Cupboard } from '../nutrition/cupboard.ts';
import type { RecipeContent } from '../recipe/recipe.ts';
import type { Aim } from './aim.ts';
import type { Ingredients } from './ingredients.ts';
import type { Preferences } from './preferences.ts';

/** Input that the prompt is built from. */
export type GenerationInput = {
  /** Checked JPEGs without metadata. */
  readonly photos: readonly Uint8Array[];
  readonly language: Language;
  readonly preferences: Preferences;
  /** Foods that the user has confirmed or removed, and the device's guesses. */
  readonly ingredients?: Ingredients | undefined;
  /** Foods that the user says are in their cupboard or not. */
  readonly cupboard?: Cupboard | undefined;
  /** Recipe of which a variation is requested. */
  readonly parent?: Parent | undefined;
  readonly aims?: readonly Aim[] | undefined;
  /** Change that the user requests in their own words. */
  readonly wish?: string | undefined;
  /** Same for all attempts of a run, different for the next run, so that two recipes from one photo may differ. */
  readonly seed: number;
};

export type Parent = Pick<
  RecipeContent,
  'title' | 'cuisine' | 'prepTime' | 'difficulty' | 'servings' | 'lines' | 'nutrition' | 'dietaryPreferences'
> &
  Partial<Pick<RecipeContent, 'language' | 'translation' | 'model'>>;

/** Returns a 32-bit hash with evenly distributed values. Source: Fowler, Noll, Vo: FNV-1a */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
