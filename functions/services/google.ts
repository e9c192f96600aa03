import { createHash, timingSafeEqual } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { Email } from '#core/email.ts';
import type { GoogleUser } from '#core/account/google.ts';
import type { Ports } from '#core/ports.ts';

/** Source: https://accounts.google.com/.well-known/openid-configuration */
export const GOOGLE_ISSUER = 'https://accounts.google.com';

/** Verifies ID tokens for our client. Fetches Google's keys when needed, and again when they change. */
export function googleBy({ clientId, keysUrl }: { clientId: string; keysUrl: string }): Ports['google'] {
  const keys = createRemoteJWKSet(new URL(keysUrl));
  return {
    async verify(idToken, nonce) {
      const claims = await claimsOf(idToken, keys, clientId);
      const parsed = v.safeParse(Claims, claims);
      return parsed.success && isHashOf(nonce, parsed.output.nonce) ? userOf(parsed.output) : undefined;
    },
  };
}

/** Returns the address of Google's consent page for a request. */
export const consentUrlBy =
  ({ clientId, consentUrl }: { clientId: string; consentUrl: string }, origin: string) =>
  (request: { nonce: string; state: string }): string => {
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'id_token',
      scope: 'openid email',
      redirect_uri: `${origin}/auth/google`,
      prompt: 'select_account',
      ...request,
    });
    return `${consentUrl}?${query.toString()}`;
  };

const Claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: Email,
  // Google must have verified the address.
  email_verified: v.literal(true),
  hd: v.exactOptional(v.string()),
  nonce: v.string(),
});

/** @returns undefined for an invalid token */
async function claimsOf(idToken: string, keys: JWTVerifyGetKey, audience: string): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: GOOGLE_ISSUER,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
      // Google's tokens are valid for an hour; ours are used at once.
      maxTokenAge: '10 minutes',
      clockTolerance: '30 seconds',
    });
    return payload;
  } catch (failure) {
    // If keys cannot be fetched, that says nothing about the token.
    if (isFaultOfToken(failure)) return undefined;
    throw failure;
  }
}

const isFaultOfToken = (failure: unknown): boolean =>
  failure instanceof errors.JOSEError &&
  !(failure instanceof errors.JWKSTimeout) &&
  failure.code !== 'ERR_JOSE_GENERIC';

/** Compares a nonce with its hash: base64url of SHA-256, as the app computes it. */
function isHashOf(nonce: string, hash: string): boolean {
  const [own, given] = [createHash('sha256').update(nonce).digest('base64url'), hash].map((text) =>
    Buffer.from(text),
  );
  return (
    own !== undefined && given !== undefined && own.length === given.length && timingSafeEqual(own, given)
  );
}

/** Source: developers.google.com/identity/gsi/web/guides/verify-google-id-token: gmail.com, or a hosted domain */
const userOf = ({ sub, email, hd }: v.InferOutput<typeof Claims>): GoogleUser => ({
  subject: sub,
  email,
  isAuthority: email.endsWith('@gmail.com') || hd !== undefined,
});
