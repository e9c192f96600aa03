import type { AccountPorts, SignInUses } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { LimitPorts } from '../limits/ports.ts';
import type { TooManyAttempts } from '../limits/errors.ts';
import type { TokenInvalid, TokenRefused, TooManyTokens } from './errors.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import { ownKitchenOf } from '../kitchen-id.ts';
import { checkLimits, type Attempt } from '../limits/limits.ts';
import { err, ok, type Result } from '../result.ts';
import type { UserId } from '../user-id.ts';
import {
  MAX_ACCESS_TOKENS,
  TOKEN_TOUCH_INTERVAL,
  type AccessToken,
  type AccessTokenRequest,
  type ListedAccessToken,
  type NewAccessToken,
  type TokenId,
} from './access-token.ts';
import type { CurrentSession } from './session.ts';
import { parseToken, tokenOf } from './sign-in.ts';

/** One read in ten is counted against the limit, so a read costs a tenth of a write. */
const COUNTED_READS = 10;

export type TokenUse = {
  readonly token: string;
  readonly network: string;
  /** True for requests that change data. */
  readonly writes: boolean;
};

/**
 * Finds the user of an access token. Costs one consistent read. Adds a write for requests that change data, rarely for
 * others.
 * @returns the session that a cookie would give, without a cookie to renew
 */
export async function authenticateToken(
  ports: Pick<SystemPorts, 'clock' | 'secrets'> & { readonly signIns: SignInUses } & LimitPorts,
  { token, network, writes }: TokenUse,
): Promise<Result<CurrentSession, TokenInvalid | TokenRefused | TooManyAttempts>> {
  const { clock, secrets, signIns } = ports;
  const { userId = '', secret = '' } = parseToken(token) ?? {};
  const hash = secrets.hash(secret);
  const signIn = userId ? await signIns.find(userId) : undefined;
  const found = signIn?.tokens?.find((each) => each.hash === hash);
  if (!signIn || !found) {
    const within = await checkLimits(ports, [{ limit: 'wrongTokenFromNetwork', by: network }]);
    return within.ok ? err({ type: 'TokenInvalid' }) : within;
  }
  if (writes && found.scope !== 'write') return err({ type: 'TokenRefused' });
  const within = await checkLimits(ports, attemptsOf(ports, userId, writes));
  if (!within.ok) return within;
  const unused = clock.now() - (found.lastUsedAt ?? 0);
  if (unused > TOKEN_TOUCH_INTERVAL) await signIns.touchToken(userId, found.id, clock.now());
  return ok({
    userId,
    sessionHash: hash,
    renewed: false,
    scope: found.scope,
    kitchenId: ownKitchenOf(secrets, userId, signIn),
    householdId: signIn.householdId,
  });
}

function attemptsOf({ secrets }: Pick<SystemPorts, 'secrets'>, by: UserId, writes: boolean): Attempt[] {
  if (writes) return [{ limit: 'tokenWrite', by }];
  return secrets.below(COUNTED_READS) === 0 ? [{ limit: 'tokenRead', by }] : [];
}

/** Creates an access token, with its secret. A repeated key gives a new secret for the same token. */
export async function createAccessToken(
  { clock, secrets, signIns }: Pick<SystemPorts, 'clock' | 'secrets'> & Pick<AccountPorts, 'signIns'>,
  { userId, sessionHash }: Pick<CurrentSession, 'userId' | 'sessionHash'>,
  { name, scope }: AccessTokenRequest,
  key: IdempotencyKey | undefined,
): Promise<Result<NewAccessToken, TooManyTokens>> {
  const { secret, hash } = secrets.create();
  const listed = {
    id: key === undefined ? secrets.id() : idOf(secrets, key),
    name,
    scope,
    createdAt: clock.now(),
  };
  const isAdded = await signIns.addToken(userId, sessionHash, { ...listed, hash });
  return isAdded
    ? ok({ ...listed, token: tokenOf(userId, secret) })
    : err({ type: 'TooManyTokens', most: MAX_ACCESS_TOKENS });
}

const idOf = (secrets: SystemPorts['secrets'], key: IdempotencyKey): TokenId =>
  secrets.hash(`The access token of ${key}`).slice(0, 22);

/** Returns a user's access tokens, newest first. */
export async function listAccessTokens(
  { signIns }: Pick<AccountPorts, 'signIns'>,
  userId: UserId,
): Promise<readonly ListedAccessToken[]> {
  const { tokens = [] } = (await signIns.find(userId)) ?? {};
  return tokens.map(listedToken).toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
}

const listedToken = ({ hash: _, ...listed }: AccessToken): ListedAccessToken => listed;

/** Ends an access token. Idempotent. */
export const endAccessToken = (
  { signIns }: Pick<AccountPorts, 'signIns'>,
  userId: UserId,
  id: TokenId,
): Promise<void> => signIns.endToken(userId, id);
