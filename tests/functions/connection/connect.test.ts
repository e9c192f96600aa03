import { describe, expect, test } from 'vitest';
import { anEmail, PASSWORD } from '#tests/support/api-client.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';
import { request, speak, toolsOf } from '#tests/functions/mcp/assistant.ts';
import { aClient, allow, askAddress, CALLBACK, ledTo, press, redeem, tokensOf, useOf } from './program.ts';

const { call, signUp } = stage;
const cookie = await signUp(anEmail());

describe('an assistant that knows only the address', () => {
  test('is led from the refusal to the authorisation server', async () => {
    const refused = await speak(undefined, request('tools/list'));
    expect(refused.status).toBe(401);
    const [, metadata = ''] =
      /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '') ?? [];
    expect(metadata).toBe(`${stage.origin}/.well-known/oauth-protected-resource/api/mcp`);
    const { pathname } = new URL(metadata);
    const { body: resource } = await call('GET', pathname);
    expect(resource).toMatchObject({
      resource: `${stage.origin}/api/mcp`,
      authorization_servers: [stage.origin],
      scopes_supported: ['read', 'write'],
    });
    const { text } = await call('GET', '/.well-known/oauth-protected-resource');
    expect(JSON.parse(text)).toEqual(resource);
    const { body: server } = await call('GET', '/.well-known/oauth-authorization-server');
    expect(server).toMatchObject({
      issuer: stage.origin,
      authorization_endpoint: `${stage.origin}/connect`,
      token_endpoint: `${stage.origin}/api/oauth/token`,
      registration_endpoint: `${stage.origin}/api/oauth/register`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    });
    expect((await call('GET', '/.well-known/openid-configuration')).status).toBe(404);
  });

  test.each(['read', 'write'] as const)('gets exactly what the cook grants: %s', async (scope) => {
    const owner = await signUp(anEmail());
    const answer = await redeem(await allow(owner, scope));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
      token_type: 'Bearer',
      scope,
    });
    const tools = await toolsOf(String(answer.body['access_token']));
    expect(tools.some(({ name }) => name === 'add_recipe')).toBe(scope === 'write');
    expect(await tokensOf(owner)).toMatchObject([{ name: 'Assistant', scope }]);
  });

  test('is led back with its own state, a code, and our issuer', async () => {
    const pressed = await press(cookie, await askAddress());
    expect(pressed.status).toBe(303);
    const to = ledTo(pressed);
    expect(`${to.origin}${to.pathname}`).toBe(CALLBACK);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      code: expect.any(String),
      state: 'a state & more',
      iss: stage.origin,
    });
  });

  test('keeps the query of its own address', async () => {
    const redirect = `${CALLBACK}?tenant=1`;
    const client = await aClient('Assistant', [redirect]);
    const pressed = await press(cookie, await askAddress({ client_id: client, redirect_uri: redirect }));
    expect(ledTo(pressed).searchParams.get('tenant')).toBe('1');
  });

  test('on the cook’s own device may listen at any port', async () => {
    const client = await aClient('Terminal', ['http://127.0.0.1/callback', 'http://localhost:3118/callback']);
    for (const [redirect, status] of [
      ['http://127.0.0.1:49152/callback', 303],
      ['http://localhost:49152/callback', 303],
      ['http://localhost:49152/other', 400],
      ['http://127.0.0.2:49152/callback', 400],
    ] as const) {
      const pressed = await press(cookie, await askAddress({ client_id: client, redirect_uri: redirect }));
      expect([redirect, pressed.status]).toEqual([redirect, status]);
    }
  });

  test('loses its access when the cook ends its token, sets another password or leaves', async () => {
    const email = anEmail();
    const owner = await signUp(email);
    const token = (await redeem(await allow(owner))).body['access_token'];
    expect(await useOf(token)).toBe(200);
    const [listed] = await tokensOf(owner);
    await call('DELETE', `/api/tokens/${listed?.id}`, { cookie: owner });
    expect(await useOf(token)).toBe(401);
    const waiting = await allow(owner);
    const password = 'Another2026leek';
    const body = { formerPassword: PASSWORD, password, confirmPassword: password };
    expect((await call('POST', '/api/user/password', { cookie: owner, body })).status).toBe(204);
    expect((await redeem(waiting)).body['error']).toBe('invalid_grant');
    const other = await allow(owner);
    expect((await call('DELETE', '/api/user', { cookie: owner, body: { password } })).status).toBe(202);
    expect((await redeem(other)).body['error']).toBe('invalid_grant');
  });
});

describe('the page on which a cook grants access', () => {
  test('cannot be framed, runs no foreign script, and shows the program’s texts as text', async () => {
    const name = '</h1><script>alert(1)</script>“&"\u202E';
    const client = await aClient(name);
    const shown = await call('GET', await askAddress({ client_id: client, state: '"><b>' }), { cookie });
    expect(shown.status).toBe(200);
    const policy = shown.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https:;");
    expect(policy).not.toContain('unsafe');
    expect(shown.text).not.toContain('<script>alert');
    expect(shown.text).not.toContain('"><b>');
    expect(shown.text).not.toContain('\u202E');
    expect(shown.text).toContain('assistant.example');
  });

  test('speaks the language of the browser', async () => {
    const address = await askAddress();
    const ask = (language: string) =>
      call('GET', address, { cookie, headers: { 'accept-language': language } });
    const [german, english] = [await ask('de-DE,en;q=0.5'), await ask('fr,en')];
    expect(german.text).toContain('Was darf das Programm?');
    expect(german.headers.get('content-language')).toBe('de');
    expect(english.text).toContain('What may it do?');
  });

  test('asks a visitor to log in first, and says nothing about the program', async () => {
    const address = await askAddress();
    for (const answer of [await call('GET', address), await press('', address)]) {
      expect(answer.status).toBe(401);
      expect(answer.text).toContain('href="/auth"');
      expect(answer.text).not.toContain('assistant.example');
      expect(answer.headers.get('content-security-policy')).toContain("form-action 'none'");
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  test('cannot be submitted by another site or by a program', async () => {
    const owner = await signUp(anEmail());
    const address = await askAddress();
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect((await press(owner, address, 'read', headers)).status).toBe(403);
    const made = await call('POST', '/api/tokens', { cookie: owner, body: { name: 'Own', scope: 'write' } });
    const authorization = `Bearer ${String(made.body['token'])}`;
    expect((await press('', address, 'read', { authorization })).status).toBe(403);
  });

  test('tells a cook who has ten tokens to end one', async () => {
    const owner = await signUp(anEmail());
    for (let made = 0; made < 10; made += 1)
      await call('POST', '/api/tokens', { cookie: owner, body: { name: `${made}`, scope: 'read' } });
    const pressed = await press(owner, await askAddress());
    expect(pressed.status).toBe(409);
    expect(pressed.text).toContain('href="/settings"');
  });
});
