/** Also for what belongs to somebody else. */
export type RecipeNotFound = { readonly type: 'RecipeNotFound' };
