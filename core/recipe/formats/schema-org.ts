import type { Nutrition } from '../../nutrition/nutrition.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeOrigin } from '../facts/origin.ts';
import { runsOf } from '../sections.ts';

/** Publisher in our data, by which we recognise it. */
export const PUBLISHER = 'Munchify';

/**
 * Returns a recipe as schema.org data for other programs, without the cook's notes. Since schema.org recipes have no
 * parts, the names of parts stand at the steps, and again in `hasPart` with their ingredients.
 * @param imageOf maps our image URLs to ones that the reader can load Source: https://schema.org/Recipe
 */
export const asSchemaOrg = (recipe: Recipe, imageOf: (url: string) => string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.title,
  ...(recipe.description && { description: recipe.description }),
  ...sourceOf(recipe.origin),
  ...(recipe.tags && recipe.tags.length > 0 && { keywords: keywordsOf(recipe.tags) }),
  inLanguage: recipe.language,
  dateCreated: new Date(recipe.createdAt).toISOString(),
  image: recipe.imageUrls.map(imageOf),
  ...(recipe.cuisine && { recipeCuisine: recipe.cuisine }),
  recipeYield: String(recipe.servings),
  ...(recipe.prepTime !== undefined && { totalTime: `PT${recipe.prepTime}M` }),
  ...(recipe.activeTime !== undefined && { prepTime: `PT${recipe.activeTime}M` }),
  ...cookTimeOf(recipe),
  ...(recipe.equipment && { tool: recipe.equipment }),
  recipeIngredient: recipe.ingredients,
  recipeInstructions: instructionsOf(recipe),
  ...partsOf(recipe),
  nutrition: {
    '@type': 'NutritionInformation',
    calories: `${Math.round(recipe.nutrition.calories)} kcal`,
    proteinContent: grams(recipe.nutrition.protein),
    carbohydrateContent: grams(recipe.nutrition.carbs),
    fatContent: grams(recipe.nutrition.fat),
    fiberContent: grams(recipe.nutrition.fiber),
    ...labelValuesOf(recipe.nutrition),
  },
  sdPublisher: { '@type': 'Organization', name: PUBLISHER },
});

/** Names of the comments in the cook's own file: notes, and the recipe's tips. */
export const COMMENTS = { notes: 'Notes', servingTip: 'Serving', storageTip: 'Storage' } as const;

/** Returns a recipe as schema.org data for the cook: with all fields that schema.org has. */
export const asOwnSchemaOrg = (recipe: Recipe, imageOf: (url: string) => string): Record<string, unknown> => {
  const comments = (['notes', 'servingTip', 'storageTip'] as const).flatMap((field) => {
    const text = recipe[field];
    return text ? [{ '@type': 'Comment', name: COMMENTS[field], text }] : [];
  });
  return {
    ...asSchemaOrg(recipe, imageOf),
    ...(recipe.difficulty && { educationalLevel: recipe.difficulty }),
    ...(comments.length > 0 && { comment: comments }),
  };
};

/** Returns one text, as most readers expect; a list if a tag contains a comma. */
const keywordsOf = (tags: readonly string[]): string | readonly string[] =>
  tags.some((tag) => tag.includes(',')) ? tags : tags.join(', ');

/** Total time minus active time: readers add the two up. */
const cookTimeOf = ({ prepTime = 0, activeTime }: Recipe): Record<string, string> =>
  activeTime !== undefined && prepTime > activeTime ? { cookTime: `PT${prepTime - activeTime}M` } : {};

/** Ingredients by part. A part is a `HowTo`, so that no reader takes it for a recipe. */
const partsOf = ({ lines, ingredients }: Recipe): Record<string, unknown> => {
  if (lines.every(({ section }) => section === undefined)) return {};
  const parts = runsOf(lines).map(({ name, from, items }) => ({
    '@type': 'HowTo',
    ...(name !== undefined && { name }),
    supply: ingredients.slice(from, from + items.length),
  }));
  return { hasPart: parts };
};

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
