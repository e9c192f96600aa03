/** Also returned for recipes of other users, so that nobody learns whether they exist. */
export type RecipeNotFound = { readonly type: 'RecipeNotFound' };
