import * as v from 'valibot';
import { NutritionRange } from '../nutrition/nutrition.ts';
import { Recipe } from '../recipe/recipe.ts';
import { RecipeOrigin } from '../recipe/facts/origin.ts';
import { Section } from '../recipe/sections.ts';
import { LineDoubt } from './understanding/doubt.ts';

/** Recipe from a page or a text, for the cook to check. It is not saved and has no ID. */
const ReadRecipe = v.object({
  /** `ingredients` are the lines as written. Neither `ingredients` nor `instructions` contain names of sections. */
  ...v.pick(Recipe, [
    'title',
    'description',
    'servings',
    'makes',
    'activeTime',
    'ingredients',
    'instructions',
    'language',
    'nutrition',
  ]).entries,
  /** Minutes until the dish is on the table. */
  prepTime: v.exactOptional(v.pipe(v.number(), v.integer())),
  cuisine: v.exactOptional(v.string()),
  sections: v.array(Section),
  tags: v.array(v.string()),
  /** Notes and tips of the page or text. */
  notes: v.exactOptional(v.string()),
  /** Per serving; without uncertainty both ends equal `nutrition`. */
  range: NutritionRange,
  origin: RecipeOrigin,
});
export type ReadRecipe = v.InferOutput<typeof ReadRecipe>;

/** Answer to `POST /api/recipes/read`. */
export const Reading = v.object({
  recipe: ReadRecipe,
  /** Lines to ask the cook about, by their index in `ingredients`. */
  unsure: v.array(v.object({ line: v.number(), why: LineDoubt })),
  /** Words of the recipe that name what the cook avoids. `reason` is a diet, an allergen or the cook's own word. */
  contains: v.array(v.object({ word: v.string(), reason: v.string() })),
  /** Token for `POST /api/recipes/read/image`, valid for an hour. */
  imageToken: v.exactOptional(v.string()),
});
export type Reading = v.InferOutput<typeof Reading>;
