import { describe, expect, test } from 'vitest';
import { anEmail, PASSWORD, verifyTokenFor } from '#tests/support/api-client.ts';
import { call, german, logIn, signUp, stage } from './stage.ts';

describe('a session', () => {
  test('starts with a cookie that scripts cannot read', async () => {
    const email = anEmail();
    await signUp(email);
    const { status, headers, body } = await call('POST', '/api/login', {
      body: { email, password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      email,
      language: 'en',
      createdAt: expect.any(Number),
      avoid: { allergens: [], words: [] },
    });
    const [cookie = '', device = ''] = headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-session=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(device).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const known = await call('GET', '/api/user', { cookie: cookie.split(';')[0] ?? '' });
    expect(known).toMatchObject({ status: 200, body });
  });

  test('knows what its cook does not eat, on every device', async () => {
    const cookie = await signUp(anEmail());
    const avoid = { allergens: ['milk'], words: ['Koriander'] };
    expect(await call('POST', '/api/user/avoid', { cookie, body: avoid })).toMatchObject({ status: 204 });
    expect(await call('GET', '/api/user', { cookie })).toMatchObject({ body: { avoid } });
    const wrong = await call('POST', '/api/user/avoid', { cookie, body: { allergens: ['stones'] } });
    expect(wrong.status).toBe(400);
  });

  test('keeps diets and the longest time if an older app saves preferences without them', async () => {
    const cookie = await signUp(anEmail());
    const send = async (body: object) => {
      expect((await call('POST', '/api/user/avoid', { cookie, body })).status).toBe(204);
      return (await call('GET', '/api/user', { cookie })).body['avoid'];
    };
    const chosen = { allergens: [], words: ['leek'], diets: ['vegan'], maxPrepTime: 20 };
    expect(await send(chosen)).toEqual(chosen);
    expect(await send({ allergens: ['milk'], words: ['leek'] })).toEqual({ ...chosen, allergens: ['milk'] });
    expect(await send({ allergens: ['milk'], words: [], diets: [], maxPrepTime: null })).toEqual({
      allergens: ['milk'],
      words: [],
      diets: [],
      maxPrepTime: null,
    });
    await send(chosen);
    expect(await send({ allergens: [], words: [] })).toEqual({ allergens: [], words: [], maxPrepTime: 20 });
  });

  test('keeps the cupboard if an older app, which does not know it, saves preferences', async () => {
    const cookie = await signUp(anEmail());
    const ask = async (method: string, body: object) => {
      expect((await call(method, '/api/user/avoid', { cookie, body })).status).toBe(204);
      return (await call('GET', '/api/user', { cookie })).body['avoid'];
    };
    const say = (cupboard: object) => ask('PATCH', { id: crypto.randomUUID(), cupboard });
    await Promise.all([say({ has: ['rice'] }), say({ lacks: ['salt'] }), say({ has: ['oats'] })]);
    const held = await ask('POST', { allergens: ['milk'], words: [] });
    expect(held).toEqual({
      allergens: ['milk'],
      words: [],
      cupboard: { has: expect.arrayContaining(['rice', 'oats']), lacks: ['salt'] },
    });
    const wrong = { id: crypto.randomUUID(), cupboard: { has: ['<b>rice</b>'] } };
    expect((await call('PATCH', '/api/user/avoid', { cookie, body: wrong })).status).toBe(400);
  });

  test('is a new one at every login, and the previous one ends', async () => {
    const email = anEmail();
    const [first, elsewhere] = [await signUp(email), await logIn(email)];
    const { headers } = await call('POST', '/api/login', {
      body: { email, password: PASSWORD },
      cookie: first,
    });
    const second = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(second).not.toBe(first);
    const statuses = [first, second, elsewhere].map(
      async (cookie) => (await call('GET', '/api/user', { cookie })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
  });

  test('ends at once with the logout', async () => {
    const cookie = await signUp(anEmail());
    const { status, headers } = await call('POST', '/api/logout', { cookie });
    expect(status).toBe(204);
    expect(headers.get('set-cookie')).toContain('Max-Age=0');
    // Photos, which browsers may keep for a year.
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect(await call('GET', '/api/user', { cookie })).toMatchObject({
      status: 401,
      body: { type: 'NotSignedIn' },
    });
    expect((await call('POST', '/api/logout')).status).toBe(204);
  });

  test('reports a wrong password in both languages, in the same words as a wrong address', async () => {
    const email = anEmail();
    await signUp(email);
    const wrong = { email, password: 'Wrong2026pass' };
    const english = await call('POST', '/api/login', { body: wrong });
    expect(english).toMatchObject({ status: 401, body: { error: 'Email and password do not match.' } });
    const unknown = await call('POST', '/api/login', { body: { ...wrong, email: anEmail() } });
    expect(unknown.text).toBe(english.text);
    expect(await call('POST', '/api/login', { body: wrong, headers: german })).toMatchObject({
      body: { error: 'E-Mail und Passwort passen nicht zusammen.' },
    });
  });

  test('accepts passwords of 64 and 200 characters, emoji and accents, but not their beginnings', async () => {
    for (const password of [`Aa1${'x'.repeat(61)}`, `Aa1${'🥕'.repeat(197)}`, 'Cr\u00e8me2026']) {
      const email = anEmail();
      await call('POST', '/api/register', { body: { email, password, confirmPassword: password } });
      await call('POST', '/api/verify-email', { body: { token: await verifyTokenFor(stage, email) } });
      const enter = (attempt: string) => call('POST', '/api/login', { body: { email, password: attempt } });
      expect((await enter(password.normalize('NFD'))).status).toBe(200);
      expect((await enter([...password].slice(0, -1).join(''))).status).toBe(401);
    }
  });

  test('is invalid with another user’s ID in front', async () => {
    const [mine, yours] = [await signUp(anEmail()), await signUp(anEmail())];
    const forged = `${yours.split('.')[0]}.${mine.split('.')[1]}`;
    expect((await call('GET', '/api/user', { cookie: forged })).status).toBe(401);
    expect((await call('GET', '/api/user', { cookie: await logIn('nobody@example.org') })).status).toBe(401);
  });
});

describe('the list of sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
  const EDGE =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

  test('shows each device by its name, the current one first, and ends all but the current one', async () => {
    const email = anEmail();
    await signUp(email);
    const enter = async (device: string) => {
      const { headers } = await call('POST', '/api/login', {
        body: { email, password: PASSWORD },
        headers: { 'user-agent': device },
      });
      return headers.getSetCookie()[0]?.split(';')[0] ?? '';
    };
    const [phone, laptop] = [await enter(FIREFOX), await enter(EDGE)];
    const list = async (cookie: string) =>
      JSON.parse((await call('GET', '/api/user/sessions', { cookie })).text);
    expect(await list(phone)).toEqual([
      {
        device: 'Firefox, Android',
        startedAt: expect.any(Number),
        lastUsedAt: expect.any(Number),
        current: true,
      },
      expect.objectContaining({ device: 'Edge, Windows', current: false }),
      expect.objectContaining({ device: '', current: false }),
    ]);
    expect((await call('DELETE', '/api/user/sessions', { cookie: phone })).status).toBe(204);
    expect(await list(phone)).toHaveLength(1);
    expect((await call('GET', '/api/user', { cookie: laptop })).status).toBe(401);
  });
});
