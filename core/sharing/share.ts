import * as v from 'valibot';
import { RecipeContent } from '../recipe/recipe.ts';
import { RecipeOrigin } from '../recipe/facts/origin.ts';
import { EpochMs } from '../time.ts';

/** Secret of a link: at least 128 random bits, base64url. It grants read access to the recipe. */
export const ShareToken = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
export type ShareToken = v.InferOutput<typeof ShareToken>;

/** Settings of a share, as the cook chooses them. */
export const ShareSettings = v.object({
  /** True if the page shows the cook's first name. */
  showsName: v.exactOptional(v.boolean()),
  expiresAt: v.exactOptional(EpochMs),
});
export type ShareSettings = v.InferOutput<typeof ShareSettings>;

/** Response of `POST /api/recipes/{id}/share`. */
export const ShareAnswer = v.object({ url: v.string() });

/** Response of `GET /api/recipes/{id}/share`; null if the recipe is not shared. */
export const CurrentShare = v.nullable(v.object({ ...ShareAnswer.entries, ...ShareSettings.entries }));
export type CurrentShare = v.InferOutput<typeof CurrentShare>;

/** Share as stored beside the cook's recipe. */
export const StoredShare = v.object({
  ...ShareSettings.entries,
  token: ShareToken,
  /** Present while sharing ends: the link no longer works, and its files are being removed. */
  isStopped: v.exactOptional(v.literal(true)),
});
export type StoredShare = v.InferOutput<typeof StoredShare>;

/** Pictures of a share: the dish, and the preview for messengers. Their names are secret. */
export const SHARE_PICTURES = ['dish', 'preview'] as const;
export const SharePicture = v.picklist(SHARE_PICTURES);
export type SharePicture = v.InferOutput<typeof SharePicture>;

/** Recipe as shown to anybody with the link. The cook's first name is the only personal data, and optional. */
export const SharedRecipe = v.object({
  ...v.omit(RecipeContent, ['notUsed', 'doubts', 'asked', 'question', 'changes']).entries,
  origin: RecipeOrigin,
  /** Raised by every edit. */
  version: v.number(),
  createdAt: EpochMs,
  /** First name of the cook. */
  by: v.exactOptional(v.string()),
  expiresAt: v.exactOptional(EpochMs),
  pictures: v.array(SharePicture),
});
export type SharedRecipe = v.InferOutput<typeof SharedRecipe>;

export const isOpen = ({ expiresAt }: Pick<SharedRecipe, 'expiresAt'>, now: EpochMs): boolean =>
  expiresAt === undefined || now < expiresAt;

export const sharePath = (token: ShareToken): string => `/r/${token}`;

export const sharePicturePath = (token: ShareToken, picture: SharePicture): string =>
  `${sharePath(token)}/${picture}.jpg`;
