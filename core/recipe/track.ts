import type { Recipe } from './recipe.ts';

/** The moods that there is music for. No recipe is festive by the rule: that one is kept for feasts. */
export const TRACKS = ['relaxed', 'energetic', 'focused', 'festive'] as const;
export type Track = (typeof TRACKS)[number];

/** Italian and French, as authors of either language name them. */
const UNHURRIED_CUISINES = new Set(['italian', 'french', 'italienisch', 'französisch']);

/** The music to cook a recipe to: precise work asks for quiet, an unhurried cuisine for ease, a short time for pace. */
export function trackFor({
  difficulty,
  cuisine,
  prepTime,
}: Pick<Recipe, 'difficulty' | 'cuisine' | 'prepTime'>): Track {
  if (difficulty === 'expert') return 'focused';
  if (UNHURRIED_CUISINES.has(cuisine.trim().toLowerCase())) return 'relaxed';
  return prepTime < 30 ? 'energetic' : 'relaxed';
}

/** Where a track lies, seen from the app's origin. */
export const trackPath = (track: Track): string => `/music/${track}_cooking.mp3`;
