import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { GOOGLE_ISSUER } from '#functions/services/google.ts';
import type { GatewayResponse } from '../server/gateway.ts';
import { escapeHtml, localPage } from './local-page.ts';

export const LOCAL_GOOGLE_CLIENT = 'munchify.local';

export type GoogleStandIn = {
  /** Serves `/local/google` and the pages below it. @returns undefined for other paths */
  pages(url: URL): Promise<GatewayResponse | undefined>;
};

/** Stands in for Google's consent page, keys and tokens. Treats any typed email address as verified. */
export async function startGoogle(): Promise<GoogleStandIn> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = 'local';
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] });

  const tokenFor = (email: string, query: URLSearchParams) =>
    new SignJWT({ email, email_verified: true, nonce: query.get('nonce') ?? '' })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(GOOGLE_ISSUER)
      .setAudience(query.get('client_id') ?? '')
      .setSubject(createHash('sha256').update(email).digest('hex').slice(0, 21))
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);

  return {
    async pages({ pathname, searchParams }) {
      if (pathname === '/local/google/keys') {
        return { status: 200, headers: { 'content-type': 'application/json' }, body: keys };
      }
      if (pathname !== '/local/google') return undefined;
      const email = searchParams.get('email')?.trim().toLowerCase();
      if (!email) return consentPage(searchParams);
      const answer = new URLSearchParams({
        id_token: await tokenFor(email, searchParams),
        state: searchParams.get('state') ?? '',
      });
      const location = `${searchParams.get('redirect_uri')}#${answer.toString()}`;
      return { status: 302, headers: { location } };
    },
  };
}

const consentPage = (query: URLSearchParams): GatewayResponse => {
  const page = localPage(
    'Sign in with Google',
    `<form method="get">
${[...query].map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('\n')}
<p><label>Email <input type="email" name="email" required autofocus></label></p>
<button>Continue</button>
</form>`,
  );
  // Like Google's page, keeps access to the window that opened it.
  return { ...page, headers: { ...page.headers, 'cross-origin-opener-policy': 'unsafe-none' } };
};
