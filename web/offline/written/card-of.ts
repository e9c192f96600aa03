import type { Recipe, RecipeCard } from '#core/recipe/recipe.ts';

/** Returns the card of a recipe, as lists show it. */
export const cardOf = ({ id, title, imageUrls, prepTime, difficulty, nutrition }: Recipe): RecipeCard => ({
  id,
  title,
  prepTime,
  difficulty,
  imageUrls: imageUrls.slice(0, 1),
  calories: nutrition.calories,
});
