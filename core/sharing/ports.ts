import type { RecipeId } from '../recipe/recipe-id.ts';
import type { UserId } from '../user-id.ts';
import type { SharedRecipe, SharePicture, ShareToken, StoredShare } from './share.ts';

export type SharingPorts = {
  readonly shareSettings: ShareSettingsReader & ShareSettingsWriter;
  readonly sharedRecipes: SharedRecipeReader & SharedRecipeWriter;
  readonly sharedPictures: SharedPictureReader & SharedPictureWriter;
};

/** Shares of a cook, by recipe. Only the cook knows the tokens. */
export type ShareSettingsReader = {
  find(userId: UserId, id: RecipeId): Promise<StoredShare | undefined>;
  list(userId: UserId): Promise<readonly { readonly id: RecipeId; readonly share: StoredShare }[]>;
};

export type ShareSettingsWriter = {
  /**
   * Stores a share, unless a share with another token is stored or the stored one is ending.
   * @returns false if another request was faster
   */
  put(userId: UserId, id: RecipeId, share: StoredShare): Promise<boolean>;
  /** Marks a share as ending, so that no concurrent request reopens it. */
  stop(userId: UserId, id: RecipeId, token: ShareToken): Promise<void>;
  remove(userId: UserId, id: RecipeId, token: ShareToken): Promise<void>;
};

/** Shares as read by anybody with a link. */
export type SharedRecipeReader = {
  find(token: ShareToken): Promise<SharedRecipe | undefined>;
};

export type SharedRecipeWriter = {
  put(token: ShareToken, recipe: SharedRecipe): Promise<void>;
  remove(token: ShareToken): Promise<void>;
};

export type SharedPictureReader = {
  find(token: ShareToken, picture: SharePicture): Promise<Uint8Array | undefined>;
};

export type SharedPictureWriter = {
  put(token: ShareToken, picture: SharePicture, jpeg: Uint8Array): Promise<void>;
  remove(token: ShareToken, pictures: readonly SharePicture[]): Promise<void>;
};

export type WithdrawingPorts = {
  readonly shareSettings: ShareSettingsReader & ShareSettingsWriter;
  readonly sharedRecipes: SharedRecipeWriter;
  readonly sharedPictures: SharedPictureWriter;
};
