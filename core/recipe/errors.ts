import type { Recipe } from './recipe.ts';

/** Also returned for recipes of other users, so that their existence stays secret. */
export type RecipeNotFound = { readonly type: 'RecipeNotFound' };

/** Another recipe of the user has this ID. */
export type IdTaken = { readonly type: 'IdTaken' };

export type TooManyRecipes = { readonly type: 'TooManyRecipes'; readonly most: number };

export type TooManyTags = { readonly type: 'TooManyTags'; readonly most: number };

/** The texts of a recipe are too long to be stored. */
export type RecipeTooLong = { readonly type: 'RecipeTooLong' };

/** Deletions since the cursor are forgotten. The device has to resync from the start. */
export type CursorTooOld = { readonly type: 'CursorTooOld' };

/** The recipe was changed since the version that an edit is based on. */
export type Changed = { readonly type: 'Changed'; readonly recipe: Recipe };
