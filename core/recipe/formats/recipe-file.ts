import * as v from 'valibot';
import type { Recipe } from '../recipe.ts';
import { asCooklang } from './cooklang.ts';
import { fileNameOf } from './file-name.ts';
import { asPlainText } from './plain-text.ts';
import { asOwnSchemaOrg } from './schema-org.ts';

/** Formats in which a cook may download a recipe: JSON-LD of schema.org, Cooklang, and plain text. */
const RECIPE_FORMATS = ['jsonld', 'cooklang', 'text'] as const;
export const RecipeFormat = v.picklist(RECIPE_FORMATS);
export type RecipeFormat = v.InferOutput<typeof RecipeFormat>;

export type RecipeFile = { readonly name: string; readonly type: string; readonly text: string };

const AS_TEXT: Record<RecipeFormat, (recipe: Recipe, imageOf: (url: string) => string) => string> = {
  jsonld: (recipe, imageOf) => `${JSON.stringify(asOwnSchemaOrg(recipe, imageOf), undefined, 2)}\n`,
  cooklang: asCooklang,
  text: asPlainText,
};

const KINDS: Record<RecipeFormat, { readonly ending: string; readonly type: string }> = {
  jsonld: { ending: 'jsonld', type: 'application/ld+json' },
  // Cooklang has no registered type.
  cooklang: { ending: 'cook', type: 'text/plain; charset=utf-8' },
  text: { ending: 'txt', type: 'text/plain; charset=utf-8' },
};

/**
 * Returns a recipe as a file. JSON-LD and Cooklang contain the cook's tags and notes; the text has nothing private.
 * @param imageOf maps our image URLs to ones that the reader can load
 */
export const recipeFile = (
  recipe: Recipe,
  format: RecipeFormat,
  imageOf: (url: string) => string = (url) => url,
): RecipeFile => ({
  name: `${fileNameOf(recipe.title)}.${KINDS[format].ending}`,
  type: KINDS[format].type,
  text: AS_TEXT[format](recipe, imageOf),
});
