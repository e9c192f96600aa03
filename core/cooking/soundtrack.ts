import type { Recipe } from '../recipe/recipe.ts';

/** Moods with music. `trackFor` never returns the festive one, which is kept for feasts. */
export const TRACKS = ['relaxed', 'energetic', 'focused', 'festive'] as const;
export type Track = (typeof TRACKS)[number];

/** Names of the Italian and French cuisines in both languages. */
const UNHURRIED_CUISINES = new Set(['italian', 'french', 'italienisch', 'französisch']);

/** Returns the music for a recipe: calm for precise work, relaxed for some cuisines, energetic for a short time. */
export function trackFor({
  difficulty,
  cuisine = '',
  prepTime = Infinity,
}: Pick<Recipe, 'difficulty' | 'cuisine' | 'prepTime'>): Track {
  if (difficulty === 'expert') return 'focused';
  if (UNHURRIED_CUISINES.has(cuisine.trim().toLowerCase())) return 'relaxed';
  return prepTime < 30 ? 'energetic' : 'relaxed';
}

/** Returns the path of a track on the app's origin. */
export const trackPath = (track: Track): string => `/music/${track}_cooking.mp3`;
