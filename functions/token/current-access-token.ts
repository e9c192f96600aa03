import * as v from 'valibot';
import { TokenScope } from '#core/account/access-token.ts';
import { UserId } from '#core/user-id.ts';

/** Answer of `GET /api/tokens/current`: whose token it is, and what it may do. */
export const CurrentAccessToken = v.object({ userId: UserId, scope: TokenScope });
export type CurrentAccessToken = v.InferOutput<typeof CurrentAccessToken>;
