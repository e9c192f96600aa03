import type { Language } from '../language.ts';
import type { Result } from '../result.ts';
import type { EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { NoRecipe, PageUnreachable, TooMuchToRead } from './errors.ts';
import type { PictureType } from './picture-type.ts';
import type { RawRecipe } from './raw-recipe.ts';

export type ReadingPorts = {
  readonly pages: Pages;
  readonly imageTokens: ImageTokens;
};

export type Picture = { readonly type: PictureType; readonly bytes: Uint8Array };

/** A page that the user's browser has fetched, or a text. */
export type Given = { readonly html: string; readonly url?: string | undefined } | { readonly text: string };

/**
 * Pages of others, fetched from the public internet or given. They are read apart from everything else, so that a page
 * that harms its reader spoils no other request.
 */
export type Pages = {
  given(page: Given): Promise<Result<RawRecipe, NoRecipe | TooMuchToRead>>;
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
