import * as v from 'valibot';

/** Query for recipes: the household's recipes, or the user's own by words, tag or heart. */
export const RecipeQuery = v.object({
  scope: v.exactOptional(v.literal('household')),
  q: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  tag: v.exactOptional(v.pipe(v.string(), v.maxLength(50))),
  favorite: v.exactOptional(v.literal('true')),
});
