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

/** Page that the user's browser has fetched, or a text. */
export type Given = { readonly html: string; readonly url?: string | undefined } | { readonly text: string };

/**
 * Reader of foreign pages and texts. It runs apart from everything else, so that a malicious page harms no other
 * request.
 */
export type Pages = {
  given(page: Given): Promise<Result<RawRecipe, NoRecipe | TooMuchToRead>>;
  /** @param language preferred language, for pages in several languages */
  recipe(url: string, language: Language): Promise<Result<RawRecipe, NoRecipe | PageUnreachable>>;
  picture(url: string, language: Language): Promise<Result<Picture, PageUnreachable>>;
};

/** Permits one user to fetch a page's picture. */
export type ImageTokens = {
  sign(permission: ImagePermission): Promise<string>;
  /** @returns address of the picture; undefined if the token is forged, expired or another user's */
  verify(token: string, userId: UserId, now: EpochMs): Promise<string | undefined>;
};

export type ImagePermission = {
  readonly url: string;
  readonly userId: UserId;
  readonly expiresAt: EpochMs;
};
