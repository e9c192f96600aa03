import { describe, expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';
import { aClient, askAddress, CALLBACK, press, register, verifier } from './program.ts';

const { call, signUp } = stage;
const cookie = await signUp(anEmail());

describe('a registration', () => {
  test.each([
    'http://assistant.example/callback',
    'https://assistant.example/callback#part',
    'https://user@assistant.example/callback',
    'https://assistant.example\\@evil.example/',
    'https:///callback',
    'http://127.0.0.1.evil.example/',
    'http://localhost@evil.example/',
    'http://[::2]/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'cursor://callback',
    'com.example.app',
    '//assistant.example',
    'https://assistant.example/ callback',
    'https://assistant.example/"><script>',
    '',
  ])('may not redirect to %j', async (redirect) => {
    const { status, body } = await register({ redirect_uris: [CALLBACK, redirect] });
    expect([status, body['error']]).toEqual([400, 'invalid_redirect_uri']);
    // An ID that somebody has made up redirects nobody either.
    const forged = Buffer.from(JSON.stringify(['Assistant', [redirect]])).toString('base64url');
    const address = await askAddress({ client_id: forged, redirect_uri: redirect });
    expect((await call('GET', address, { cookie })).status).toBe(400);
    expect((await press(cookie, address)).status).toBe(400);
  });

  test.each([
    'https://claude.ai/api/mcp/auth_callback',
    'https://chatgpt.com/connector_platform_oauth_redirect',
    'http://127.0.0.1:33418',
    'http://[::1]:8080/callback',
    'com.example.app:/callback',
    'com.example.app://callback?of=1',
  ])('may redirect to %s', async (redirect) => {
    const { status, body } = await register({ redirect_uris: [redirect], token_endpoint_auth_method: 'x' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ redirect_uris: [redirect], token_endpoint_auth_method: 'none' });
    const address = await askAddress({ client_id: String(body['client_id']), redirect_uri: redirect });
    expect((await press(cookie, address)).headers.get('location')?.startsWith(redirect)).toBe(true);
  });

  test('stores nothing, and accepts no more than fits into an address', async () => {
    const [first, again] = [await register({ redirect_uris: [CALLBACK] }), await aClient('', [CALLBACK])];
    expect(first.body).toMatchObject({ client_id: again, client_name: 'assistant.example' });
    const long = Array.from({ length: 10 }, (_, at) => `${CALLBACK}/${at}/${'a'.repeat(200)}`);
    expect((await register({ redirect_uris: long })).status).toBe(400);
    expect((await register({ redirect_uris: [] })).status).toBe(400);
    expect((await register({})).status).toBe(400);
  });
});

describe('a request for access that is not valid', () => {
  test.each([
    { response_type: 'token' },
    { response_type: undefined },
    { code_challenge: undefined },
    { code_challenge: verifier.slice(1) },
    { code_challenge_method: 'plain' },
    { code_challenge_method: undefined },
    { redirect_uri: 'https://evil.example/callback' },
    { redirect_uri: `${CALLBACK}/more` },
    { redirect_uri: undefined },
    { client_id: 'nobody' },
    { client_id: '' },
    { resource: 'https://evil.example/api/mcp' },
  ])('is not redirected: %o', async (changes) => {
    const address = await askAddress(changes);
    for (const answer of [await call('GET', address, { cookie }), await press(cookie, address)]) {
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
      expect(answer.text).not.toContain('evil.example');
      expect(answer.headers.get('content-type')).toContain('text/html');
    }
  });

  test('gets no scope that was not requested', async () => {
    const address = await askAddress({ scope: 'read' });
    expect((await call('GET', address, { cookie })).text).not.toContain('value="write"');
    expect((await press(cookie, address, 'write')).status).toBe(400);
    expect((await press(cookie, address, 'everything')).status).toBe(400);
    expect((await call('GET', await askAddress(), { cookie })).text).toContain('value="write"');
  });
});
