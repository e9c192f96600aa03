import * as v from 'valibot';

/** Origin of a recipe. Older recipes have none: all were generated. */
export const RecipeOrigin = v.object({
  /** From photos or as a variation; from a page, a text or a file; typed by the user. */
  type: v.picklist(['generated', 'imported', 'own']),
  /** Shown as a link, so only web addresses are allowed. */
  url: v.exactOptional(v.pipe(v.string(), v.url(), v.regex(/^https?:/i), v.maxLength(2_000))),
  /** Name of the website or app. */
  site: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  author: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  /** Present if the cook has changed a generated recipe. */
  isEdited: v.exactOptional(v.literal(true)),
});
export type RecipeOrigin = v.InferOutput<typeof RecipeOrigin>;
