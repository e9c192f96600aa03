import { describe, expect, test } from 'vitest';
import { ROUTES, type Route } from '#functions/routes.ts';
import { anEmail, PASSWORD } from '#tests/support/api-client.ts';
import { DOCUMENT } from '#tests/api/described.ts';
import { heldData } from '#tests/support/held-data.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { answerBy, stage } from '#tests/support/stage/shared-stage.ts';
import { writtenLog } from '#tests/support/written-log.ts';

answerBy(answering(async () => JSON.stringify(DRAFT)));
const { call, signUp, register } = stage;
const written = writtenLog();

type Made = { readonly id: string; readonly token: string };

async function make(cookie: string, scope: 'read' | 'write', name = 'Home Assistant'): Promise<Made> {
  const { status, body } = await call('POST', '/api/tokens', { cookie, body: { name, scope } });
  expect(status).toBe(201);
  return body as Made;
}

/** Sends a request as a program does, without a cookie or an origin. */
async function ask(token: string, method: string, path: string, body?: unknown, headers: object = {}) {
  const response = await fetch(`${stage.gateway}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answered: { type?: string } | undefined = text.startsWith('{') ? JSON.parse(text) : undefined;
  return { status: response.status, type: answered?.type, text, headers: response.headers };
}

const listed = async (cookie: string): Promise<object[]> =>
  JSON.parse((await call('GET', '/api/tokens', { cookie })).text);

const securityOf = ({ method, path }: Route): string =>
  JSON.stringify(DOCUMENT.paths[path]?.[method.toLowerCase()]?.['security']);

const isOpen = (route: Route) => securityOf(route) === '[]';
const takesTokens = (route: Route) => securityOf(route).includes('token');

const addressOf = ({ path }: Route) =>
  path
    .replace('{id}', path.includes('recipes') ? '1' : 'a'.repeat(22))
    .replace('{key}', 'somebodys-run-0001')
    .replace('{token}', 'a'.repeat(22))
    .replace('{picture}', 'dish.jpg');

const cookie = await signUp(anEmail());
const TOKENS = { read: await make(cookie, 'read'), write: await make(cookie, 'write') };

describe('a token with the scope', () => {
  const guarded = ROUTES.filter((route) => !isOpen(route));
  const rows = (['read', 'write'] as const).flatMap((scope) =>
    guarded.map((route) => ({ scope, method: route.method, path: route.path, route })),
  );

  test.each(rows)('$scope at $method $path', async ({ scope, route }) => {
    const isLetIn = takesTokens(route) && (scope === 'write' || route.method === 'GET');
    const { status, type } = await ask(TOKENS[scope].token, route.method, addressOf(route));
    // Later errors are fine, such as an unknown recipe or a missing body.
    if (isLetIn) expect([200, 204, 400, 404, 410, 415, 428]).toContain(status);
    else expect([status, type]).toEqual([403, 'TokenRefused']);
  });

  test('changes nothing if it is refused', async () => {
    const before = await heldData(stage.data);
    for (const route of guarded.filter((each) => !takesTokens(each)))
      await ask(TOKENS.write.token, route.method, addressOf(route), route.method === 'GET' ? undefined : {});
    expect(await heldData(stage.data)).toEqual(before);
  });
});

describe('a token', () => {
  test('reads and writes recipes, list and week of its cook only', async () => {
    const [own, other] = [await signUp(anEmail()), await signUp(anEmail())];
    const { token } = await make(own, 'write');
    const recipe = { title: 'Soup', servings: 1, ingredients: ['1 leek'], instructions: [] };
    const created = await ask(token, 'POST', '/api/recipes', recipe);
    expect(created.status).toBe(201);
    const { id } = JSON.parse(created.text);
    expect((await call('GET', `/api/recipes/${id}`, { cookie: own })).status).toBe(200);
    expect((await call('GET', `/api/recipes/${id}`, { cookie: other })).status).toBe(404);
    const change = {
      id: crypto.randomUUID(),
      at: Date.now(),
      type: 'add',
      item: { name: 'Milk', amount: { quantity: 1, unit: 'l' } },
    };
    expect((await ask(token, 'POST', '/api/list/changes', { changes: [change] })).status).toBe(200);
    const list = await ask(token, 'GET', '/api/list');
    expect(list.text).toContain('Milk');
    const held = { 'if-none-match': list.headers.get('etag') };
    expect((await ask(token, 'GET', '/api/list', undefined, held)).status).toBe(304);
  });

  test('works without an origin check, and a cookie sent with it is ignored', async () => {
    const [own, other] = [await signUp(anEmail()), await signUp(anEmail())];
    const { token } = await make(own, 'write');
    const recipe = { title: 'Theirs', servings: 1, ingredients: ['1 egg'], instructions: [] };
    await call('POST', '/api/recipes', { cookie: other, body: recipe });
    const foreign = { cookie: other, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await ask(token, 'GET', '/api/recipes', undefined, foreign)).text).toBe('[]');
    expect((await ask(token, 'POST', '/api/recipes', { ...recipe, title: 'Own' }, foreign)).status).toBe(201);
    expect((await ask('nonsense', 'GET', '/api/recipes', undefined, { cookie: other })).type).toBe(
      'TokenInvalid',
    );
    expect((await call('GET', '/api/recipes', { cookie: other })).text).not.toContain('Own');
  });

  test('is accepted only in the header', async () => {
    const { token } = TOKENS.read;
    for (const name of ['access_token', 'token', 'authorization']) {
      const { status } = await call('GET', `/api/recipes?${name}=${encodeURIComponent(token)}`);
      expect(status).toBe(401);
    }
    expect((await call('GET', '/api/recipes', { cookie: `__Host-session=${token}` })).status).toBe(401);
    const basic = { authorization: `Basic ${btoa(`x:${token}`)}` };
    expect((await call('GET', '/api/recipes', { headers: basic })).status).toBe(401);
  });

  test('is shown once, then listed by its name and its last use', async () => {
    const own = await signUp(anEmail());
    const made = await make(own, 'read', ' Bring ');
    expect(made).toMatchObject({ name: 'Bring', scope: 'read', createdAt: expect.any(Number) });
    const [entry] = await listed(own);
    expect(entry).toEqual({ id: made.id, name: 'Bring', scope: 'read', createdAt: expect.any(Number) });
    await ask(made.token, 'GET', '/api/list');
    expect(await listed(own)).toEqual([{ ...entry, lastUsedAt: expect.any(Number) }]);
    expect(JSON.stringify(await heldData(stage.data))).not.toContain(made.token.split('.')[1]);
  });

  test('is ended separately from the others', async () => {
    const [own, other] = [await signUp(anEmail()), await signUp(anEmail())];
    const [first, second] = [await make(own, 'read', 'First'), await make(own, 'read', 'Second')];
    // Another user ends nothing, and learns nothing.
    expect((await call('DELETE', `/api/tokens/${first.id}`, { cookie: other })).status).toBe(204);
    expect((await ask(first.token, 'GET', '/api/list')).status).toBe(200);
    for (let time = 0; time < 2; time += 1)
      expect((await call('DELETE', `/api/tokens/${first.id}`, { cookie: own })).status).toBe(204);
    expect((await ask(first.token, 'GET', '/api/list')).type).toBe('TokenInvalid');
    expect((await ask(second.token, 'GET', '/api/list')).status).toBe(200);
    expect(await listed(own)).toMatchObject([{ name: 'Second' }]);
  });

  test('ends with a new password', async () => {
    const email = anEmail();
    const { token } = await make(await register(email), 'write');
    await call('POST', '/api/password-reset/request', { body: { email } });
    const [mail] = await stage.mails(email);
    const link = /reset=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
    const password = 'Another2026leek';
    const body = { token: link, password, confirmPassword: password };
    expect((await call('POST', '/api/password-reset/confirm', { body })).status).toBe(204);
    expect((await ask(token, 'GET', '/api/recipes')).type).toBe('TokenInvalid');
  });

  test('ends with the account, before the account is erased', async () => {
    const own = await signUp(anEmail());
    const { token } = await make(own, 'write');
    const deleted = await call('DELETE', '/api/user', { cookie: own, body: { password: PASSWORD } });
    expect(deleted.status).toBe(202);
    expect((await ask(token, 'GET', '/api/recipes')).type).toBe('TokenInvalid');
    await stage.runJobs();
    expect((await ask(token, 'GET', '/api/recipes')).type).toBe('TokenInvalid');
  });

  test('stays when other devices are logged out', async () => {
    const own = await signUp(anEmail());
    const { token } = await make(own, 'read');
    await call('DELETE', '/api/user/sessions', { cookie: own });
    expect((await ask(token, 'GET', '/api/list')).status).toBe(200);
  });

  test('is one of ten at most, also if more are made at once', async () => {
    const own = await signUp(anEmail());
    const made = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        call('POST', '/api/tokens', { cookie: own, body: { name: `Token ${index}`, scope: 'read' } }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(made.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { type: 'TooManyTokens', most: 10 },
    });
  });

  test('is exported by its name, without its secret', async () => {
    const own = await signUp(anEmail());
    const { token } = await make(own, 'read', 'Kitchen display');
    const { text } = await call('GET', '/api/user/export', { cookie: own });
    expect(text).toContain('Kitchen display');
    expect(text).not.toContain('"hash"');
    expect(text).not.toContain(token.split('.')[1]);
  });
});

test('no log has a token, right or wrong', async () => {
  const { token } = TOKENS.read;
  const wrong = token.replace(/.{5}$/, 'wrong');
  await ask(token, 'GET', `/api/recipes?q=${token}`);
  await ask(wrong, 'GET', '/api/list');
  const log = written.text();
  expect(log).toContain('GET /api/list');
  for (const each of [token, wrong]) expect(log).not.toContain(each.split('.')[1]);
});
