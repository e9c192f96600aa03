import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { googleBy, GOOGLE_ISSUER } from '#functions/services/google.ts';
import { LOCAL_GOOGLE_CLIENT } from '#local/pages/google.ts';
import { listen, serverOf } from '#local/server/http.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const stage = await startTestStage();
const { call, register: signUp } = stage;

const NONCE = 'a-nonce';
const HASH = createHash('sha256').update(NONCE).digest('base64url');

describe('the login with Google', () => {
  const query = new URLSearchParams({ nonce: HASH, state: 'one' });

  /** Follows the popup from its first address to its last, as a browser does. */
  async function tokenFor(email: string, changes: Record<string, string> = {}): Promise<string> {
    const asked = await fetch(`${stage.gateway}/api/google-auth?${query.toString()}`, { redirect: 'manual' });
    const consentPage = new URL(asked.headers.get('location') ?? '');
    for (const [name, value] of Object.entries({ email, ...changes }))
      consentPage.searchParams.set(name, value);
    const pressed = await fetch(`${stage.gateway}/local/google${consentPage.search}`, { redirect: 'manual' });
    const back = new URL(pressed.headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`${stage.origin}/auth/google`);
    const answer = new URLSearchParams(back.hash.slice(1));
    expect(answer.get('state')).toBe('one');
    return answer.get('id_token') ?? '';
  }

  const enter = async (idToken: string, more: object = {}) =>
    call('POST', '/api/google-auth', { body: { idToken, nonce: NONCE, ...more } });

  test('leads through our own address to a session, in a new account', async () => {
    const email = anEmail();
    const { status, headers, body } = await enter(await tokenFor(email));
    expect([status, body['email']]).toEqual([200, email]);
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await call('GET', '/api/user', { cookie })).toMatchObject({
      status: 200,
      body: { email, hasGoogle: true },
    });
    expect((await enter(await tokenFor(email))).body['id']).toBe(body['id']);
  });

  test('asks for the password of an account that has the address', async () => {
    const email = anEmail();
    const cookie = await signUp(email);
    const user = async () => (await call('GET', '/api/user', { cookie })).body;
    expect(await user()).not.toHaveProperty('hasGoogle');
    expect(await enter(await tokenFor(email))).toMatchObject({
      status: 409,
      body: { type: 'PasswordNeeded' },
    });
    const joined = await enter(await tokenFor(email), { password: 'Leek2026leek' });
    expect(joined).toMatchObject({ status: 200, body: { email, hasGoogle: true } });
    expect(await user()).toMatchObject({ hasGoogle: true });
    expect((await stage.mails(email))[0]?.subject).toBe('Google is now linked to your Munchify account');
  });

  test('fails if the token is for another client, or has the nonce of another sign-in', async () => {
    for (const changes of [{ client_id: 'another' }, { nonce: 'another' }]) {
      expect(await enter(await tokenFor(anEmail(), changes))).toMatchObject({
        status: 401,
        body: { type: 'GoogleRefused', error: "Google couldn't confirm who you are." },
      });
    }
  });
});

describe('a Google token', () => {
  const GOOD = { email: 'mia@gmail.com', email_verified: true, nonce: HASH };

  async function aGoogle() {
    const key = await aKey('first');
    const published = { keys: [key] };
    const server = await listen(
      serverOf('Google', async (_, response) => {
        const keys = await Promise.all(
          published.keys.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid })),
        );
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
      }),
    );
    onTestFinished(() => server.close());
    return {
      key,
      published,
      verify: googleBy({ clientId: LOCAL_GOOGLE_CLIENT, keysUrl: `${server.url}/` }).verify,
    };
  }

  const aKey = async (kid: string) => ({ kid, ...(await generateKeyPair('RS256')) });

  const now = Math.floor(Date.now() / 1_000);

  const claimsOf = (claims: object) => ({
    iss: GOOGLE_ISSUER,
    aud: LOCAL_GOOGLE_CLIENT,
    sub: '1',
    iat: now,
    exp: now + 3_600,
    ...GOOD,
    ...claims,
  });

  const signed = ({ kid, privateKey }: Awaited<ReturnType<typeof aKey>>, claims: object = {}) =>
    new SignJWT(claimsOf(claims)).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);

  test('gives the user, and whether Google is the authority on the address', async () => {
    const { key, verify } = await aGoogle();
    const subject = { subject: '1' };
    expect(await verify(await signed(key), NONCE)).toEqual({
      ...subject,
      email: 'mia@gmail.com',
      isAuthority: true,
    });
    const elsewhere = { email: 'Mia@Example.org' };
    expect(await verify(await signed(key, elsewhere), NONCE)).toEqual({
      ...subject,
      email: 'mia@example.org',
      isAuthority: false,
    });
    expect(await verify(await signed(key, { ...elsewhere, hd: 'example.org' }), NONCE)).toMatchObject({
      isAuthority: true,
    });
  });

  test.each([
    ['another audience', { aud: 'another' }],
    ['another issuer', { iss: 'https://accounts.google.com.evil.example' }],
    ['one of the past', { iat: now - 7_200, exp: now - 3_600 }],
    ['one made long ago', { iat: now - 1_800 }],
    ['no end', { exp: undefined }],
    ['an address that is not proven', { email_verified: false }],
    ['an address proven in words', { email_verified: 'true' }],
    ['no address', { email: undefined }],
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
  ])('with %s is refused', async (_, claims) => {
    const { key, verify } = await aGoogle();
    expect(await verify(await signed(key, claims), NONCE)).toBeUndefined();
  });

  test('is valid with a newly published key, and not with a withdrawn one', async () => {
    const { key, published, verify } = await aGoogle();
    expect(await verify(await signed(key), NONCE)).toBeDefined();
    const next = await aKey('next');
    published.keys = [next];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await verify(await signed(next), NONCE)).toBeDefined();
    expect(await verify(await signed(key), NONCE)).toBeUndefined();
  });

  test('that is forged, unsigned, signed with another algorithm or malformed is refused', async () => {
    const { key, verify } = await aGoogle();
    const forged = await signed(await aKey('first'));
    const unsigned = new UnsecuredJWT(claimsOf({})).encode();
    const shared = await new SignJWT(claimsOf({}))
      .setProtectedHeader({ alg: 'HS256', kid: 'first' })
      .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(key.publicKey))));
    for (const token of [forged, unsigned, shared, '', 'a.b.c', 'null']) {
      expect(await verify(token, NONCE)).toBeUndefined();
    }
  });
});
