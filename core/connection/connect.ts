import { MAX_ACCESS_TOKENS, type NewAccessToken, type TokenScope } from '../account/access-token.ts';
import type { TooManyTokens } from '../account/errors.ts';
import type { AccountPorts } from '../account/ports.ts';
import type { CurrentSession } from '../account/session.ts';
import { parseToken, tokenOf } from '../account/sign-in.ts';
import { err, ok, type Result } from '../result.ts';
import type { TooManyAttempts } from '../limits/errors.ts';
import { checkLimits } from '../limits/limits.ts';
import type { LimitPorts } from '../limits/ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import { MINUTE } from '../time.ts';

/** Short, because a client redeems its code at once. */
const CODE_LIFETIME = MINUTE;

/** Form of a verifier. Source: RFC 7636, 4.1 */
const VERIFIER = /^[\w\-.~]{43,128}$/;

/** Form of a challenge by S256, the only method. Source: RFC 7636, 4.2 */
export const CHALLENGE = /^[\w-]{43}$/;

type ConnectPorts = Pick<SystemPorts, 'clock' | 'secrets'> & Pick<AccountPorts, 'signIns'>;

/** A code works only for these values: whoever redeems it must send the same ones. */
type Bound = { readonly clientId: string; readonly redirect: string; readonly challenge: string };

/**
 * Allows a client to get an access token.
 * @returns the code that the client redeems for the token, once and within a minute. A newer code replaces it.
 */
export async function allowConnection(
  { clock, secrets, signIns }: ConnectPorts,
  { userId, sessionHash }: Pick<CurrentSession, 'userId' | 'sessionHash'>,
  scope: TokenScope,
  bound: Bound,
): Promise<Result<string, TooManyTokens>> {
  const code = `${scope}.${tokenOf(userId, secrets.create().secret)}`;
  const link = { hash: hashOf(secrets, code, bound), expiresAt: clock.now() + CODE_LIFETIME };
  return (await signIns.renewCode(userId, sessionHash, link))
    ? ok(code)
    : err({ type: 'TooManyTokens', most: MAX_ACCESS_TOKENS });
}

/** Parameters with which a client redeems a code. */
type Redemption = Omit<Bound, 'challenge'> & {
  readonly code: string;
  readonly verifier: string;
  /** Name of the client, which becomes the name of the token. */
  readonly name: string;
  readonly network: string;
};

/**
 * Gives a client its access token. A code that is sent twice ends its token, because it may have been stolen.
 * @returns undefined if the code is not current, or was issued for another client, redirect or challenge Source: RFC
 * 6749, 4.1.2
 */
export async function redeemCode(
  ports: ConnectPorts & LimitPorts,
  { code, verifier, name, network, ...bound }: Redemption,
): Promise<Result<NewAccessToken | undefined, TooManyAttempts>> {
  const { clock, secrets, signIns } = ports;
  const { scope, userId } = parseCode(code) ?? {};
  if (scope === undefined || userId === undefined || !VERIFIER.test(verifier)) return ok(undefined);
  const within = await checkLimits(ports, [{ limit: 'codeFromNetwork', by: network }]);
  if (!within.ok) return within;
  const { secret, hash } = secrets.create();
  const listed = { id: tokenIdOf(secrets, code), name, scope, createdAt: clock.now() };
  // The challenge is a SHA-256 in base64url, like our own hashes.
  const codeHash = hashOf(secrets, code, { ...bound, challenge: secrets.hash(verifier) });
  if (await signIns.useCode(userId, codeHash, { ...listed, hash }, clock.now()))
    return ok({ ...listed, token: tokenOf(userId, secret) });
  await signIns.endToken(userId, listed.id);
  return ok(undefined);
}

/** Binds a code to its client, redirect and challenge, so that one comparison checks all of them. */
const hashOf = (
  secrets: SystemPorts['secrets'],
  code: string,
  { clientId, redirect, challenge }: Bound,
): string => secrets.hash(JSON.stringify([code, clientId, redirect, challenge]));

/** Derives the ID of the token, so that a code makes one token and can end no other. */
const tokenIdOf = (secrets: SystemPorts['secrets'], code: string): string =>
  secrets.hash(`The access token of the code ${code}`).slice(0, 22);

function parseCode(code: string) {
  const [, scope, token] = /^(read|write)\.(.+)$/.exec(code) ?? [];
  const parsed = parseToken(token);
  return parsed && ({ scope: scope === 'write' ? 'write' : 'read', userId: parsed.userId } as const);
}
