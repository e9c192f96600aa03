import type { Language } from '../language.ts';
import type { Result } from '../result.ts';
import type { EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { NoRecipe, PageUnreachable } from './errors.ts';
import type { PictureType } from './picture-type.ts';
import type { RawRecipe } from './raw-recipe.ts';

export type ReadingPorts = {
  readonly pages: Pages;
  readonly imageTokens: ImageTokens;
};

export type Picture = { readonly type: PictureType; readonly bytes: Uint8Array };

/** Pages of others, on the public internet. */
export type Pages = {
  /** @param language preferred by the reader, for pages in several languages */
  recipe(url: string, language: Language): Promise<Result<RawRecipe, NoRecipe | PageUnreachable>>;
  picture(url: string, language: Language): Promise<Result<Picture, PageUnreachable>>;
};

/** Permission of one user to have a page's picture fetched. */
export type ImageTokens = {
  sign(permission: ImagePermission): Promise<string>;
  /** @returns the picture's address; undefined if the token is not ours, another user's, or has expired */
  verify(token: string, userId: UserId, now: EpochMs): Promise<string | undefined>;
};

export type ImagePermission = {
  readonly url: string;
  readonly userId: UserId;
  readonly expiresAt: EpochMs;
};
