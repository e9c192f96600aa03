import { errors, jwtVerify, SignJWT } from 'jose';
import type { ImageTokens } from '#core/reading/ports.ts';
import { SECOND } from '#core/time.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'munchify';
const AUDIENCE = 'picture of a page';

/** Signs and verifies image tokens as JWTs with a secret of the stage. */
export function imageTokensBy(secret: string): ImageTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ url, userId, expiresAt }) =>
      new SignJWT({ url })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setExpirationTime(Math.floor(expiresAt / SECOND))
        .sign(key),

    async verify(token, userId, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          subject: userId,
          requiredClaims: ['exp'],
          currentDate: new Date(now),
        });
        return typeof payload['url'] === 'string' ? payload['url'] : undefined;
      } catch (failure) {
        if (failure instanceof errors.JOSEError) return undefined;
        throw failure;
      }
    },
  };
}
