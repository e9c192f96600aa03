import type { Nutrition } from '../nutrition/nutrition.ts';
import type { Recipe, RecipeOrigin } from './recipe.ts';
import { runsOf } from './sections.ts';

/**
 * Returns a recipe as schema.org data for other programs.
 * @param imageOf maps our image URLs to ones that the reader can load
 * Source: https://schema.org/Recipe
 */
export const asSchemaOrg = (recipe: Recipe, imageOf: (url: string) => string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.title,
  ...(recipe.description && { description: recipe.description }),
  ...sourceOf(recipe.origin),
  ...(recipe.tags && { keywords: recipe.tags.join(', ') }),
  inLanguage: recipe.language,
  dateCreated: new Date(recipe.createdAt).toISOString(),
  image: recipe.imageUrls.map(imageOf),
  ...(recipe.cuisine && { recipeCuisine: recipe.cuisine }),
  recipeYield: String(recipe.servings),
  ...(recipe.prepTime !== undefined && { totalTime: `PT${recipe.prepTime}M` }),
  ...(recipe.activeTime !== undefined && { prepTime: `PT${recipe.activeTime}M` }),
  ...(recipe.equipment && { tool: recipe.equipment }),
  recipeIngredient: recipe.ingredients,
  recipeInstructions: instructionsOf(recipe),
  nutrition: {
    '@type': 'NutritionInformation',
    calories: `${Math.round(recipe.nutrition.calories)} kcal`,
    proteinContent: grams(recipe.nutrition.protein),
    carbohydrateContent: grams(recipe.nutrition.carbs),
    fatContent: grams(recipe.nutrition.fat),
    fiberContent: grams(recipe.nutrition.fiber),
    ...labelValuesOf(recipe.nutrition),
  },
});

/** A recipe from elsewhere names its author, its page and the website that published it. */
const sourceOf = ({ url, site, author }: Partial<RecipeOrigin> = {}): Record<string, unknown> => ({
  ...(author !== undefined && { author: { '@type': 'Person', name: author } }),
  ...(url !== undefined && { url, isBasedOn: url }),
  ...(site !== undefined && {
    publisher: {
      '@type': 'Organization',
      name: site,
      ...(url !== undefined && { url: url.split('/', 3).join('/') }),
    },
  }),
});

/** Steps of named sections stand in a `HowToSection` each. */
const instructionsOf = ({ steps }: Recipe): readonly Record<string, unknown>[] =>
  runsOf(steps).flatMap(({ name, items }): readonly Record<string, unknown>[] => {
    const written = items.map(({ text }) => ({ '@type': 'HowToStep', text }));
    return name === undefined ? written : [{ '@type': 'HowToSection', name, itemListElement: written }];
  });

/** Sodium is in mg, as in the examples of schema.org. Salt is sodium × 2.5. */
const labelValuesOf = ({ saturates, sugars, salt }: Nutrition): Record<string, string> => ({
  ...(saturates !== undefined && { saturatedFatContent: grams(saturates) }),
  ...(sugars !== undefined && { sugarContent: grams(sugars) }),
  ...(salt !== undefined && { sodiumContent: `${Math.round((salt / 2.5) * 1000)} mg` }),
});

const grams = (amount: number) => `${Math.round(amount * 10) / 10} g`;
