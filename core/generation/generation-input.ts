import type { Language } from '../language.ts';
import type { RecipeContent } from '../recipe/recipe.ts';
import type { Aim } from './aim.ts';
import type { Ingredients } from './ingredients.ts';
import type { Preferences } from './preferences.ts';

/** What the author is asked for. */
export type GenerationInput = {
  /** Checked JPEGs without metadata. */
  readonly photos: readonly Uint8Array[];
  readonly language: Language;
  readonly preferences: Preferences;
  /** What the cook has said of the food, and what the device takes the photos for. */
  readonly ingredients?: Ingredients | undefined;
  /** What the dish is to be a variation of. */
  readonly parent?: Parent | undefined;
  /** What the variation has to be. */
  readonly aims?: readonly Aim[] | undefined;
  /** What the cook would like to be different, in their words. */
  readonly wish?: string | undefined;
  /** The same for every attempt of a run, another one for the next: two runs on one photo may differ. */
  readonly seed: number;
};

/** What a variation is told apart from. */
export type Parent = Pick<
  RecipeContent,
  'title' | 'cuisine' | 'prepTime' | 'difficulty' | 'servings' | 'lines' | 'nutrition' | 'dietaryPreferences'
>;

/** A number from a text, evenly spread over 32 bits. Source: Fowler, Noll, Vo: FNV-1a */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
