import * as v from 'valibot';
import { EpochMs } from '../epoch-ms.ts';
import { printable } from '../text/printable.ts';
import { HOUR } from '../time.ts';
import { UserId } from '../user-id.ts';

export const MAX_ACCESS_TOKENS = 10;

/** Interval at which the use of a token is recorded, so that most requests cost no write. */
export const TOKEN_TOUCH_INTERVAL = 12 * HOUR;

/** `write` also reads. */
export const TokenScope = v.picklist(['read', 'write']);
export type TokenScope = v.InferOutput<typeof TokenScope>;

export const MAX_TOKEN_NAME = 60;

/** Name of the program that has the token. */
const TokenName = v.pipe(
  v.string(),
  v.transform(printable),
  v.trim(),
  v.minLength(1, /*i18n*/ 'error.token_name'),
  v.maxLength(MAX_TOKEN_NAME, /*i18n*/ 'error.token_name'),
);

/** Body of `POST /api/tokens`. */
export const AccessTokenRequest = v.object({ name: TokenName, scope: TokenScope });
export type AccessTokenRequest = v.InferOutput<typeof AccessTokenRequest>;

/** ID of a token. It grants no access. */
export const TokenId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
export type TokenId = v.InferOutput<typeof TokenId>;

/** Access token as shown to its owner. */
export const ListedAccessToken = v.object({
  id: TokenId,
  name: v.string(),
  scope: TokenScope,
  createdAt: EpochMs,
  /** Accurate to half a day; absent until it is used. */
  lastUsedAt: v.exactOptional(EpochMs),
});
export type ListedAccessToken = v.InferOutput<typeof ListedAccessToken>;

/** Response of `GET /api/tokens/current`: user and scope of the token. */
export const CurrentAccessToken = v.object({ userId: UserId, scope: TokenScope });
export type CurrentAccessToken = v.InferOutput<typeof CurrentAccessToken>;

/** Response of `POST /api/tokens`, the only response with the token itself. */
export const NewAccessToken = v.object({ ...ListedAccessToken.entries, token: v.string() });
export type NewAccessToken = v.InferOutput<typeof NewAccessToken>;

/** Access token as stored. Its secret is stored as a hash only. */
export type AccessToken = ListedAccessToken & { readonly hash: string };
