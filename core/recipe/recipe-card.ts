import type { Recipe, RecipeCard } from './recipe.ts';

/** Returns the card of a recipe. Unknown values are absent. */
export const cardOf = ({
  id,
  title,
  imageUrls,
  prepTime,
  difficulty,
  nutrition,
  origin,
  tags,
  isFavorite,
  rating,
}: Recipe): RecipeCard => ({
  id,
  title,
  imageUrls: imageUrls.slice(0, 1),
  ...(prepTime !== undefined && { prepTime }),
  ...(difficulty && { difficulty }),
  calories: nutrition.calories,
  ...(origin && origin.type !== 'generated' && { originType: origin.type }),
  ...(tags && { tags }),
  ...(isFavorite && { isFavorite }),
  ...(rating !== undefined && { rating }),
});
