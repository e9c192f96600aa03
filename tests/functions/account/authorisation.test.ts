import { expect, test } from 'vitest';
import { ROUTES, type Route } from '#functions/routes.ts';
import { anEmail, PASSWORD } from '#tests/support/api-client.ts';
import { heldData } from '#tests/support/held-data.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { answerBy, stage } from '#tests/support/stage/shared-stage.ts';

answerBy(answering(async () => JSON.stringify(DRAFT)));
const { call, signUp } = stage;
const PHOTO = asDataUrl(await plainJpeg());

/** A valid body for each route, so that only the origin can be refused. */
const BODIES: Readonly<Record<string, object>> = {
  '/api/nutrition/goals': {
    dailyCalories: 2000,
    dailyProtein: 50,
    dailyCarbs: 250,
    dailyFat: 70,
    dailyFiber: 25,
  },
  '/api/analyze': { images: [PHOTO] },
  '/api/user/avoid': { allergens: [], words: ['coriander'] },
  '/api/user/password': {
    formerPassword: PASSWORD,
    password: 'Chard2026chard',
    confirmPassword: 'Chard2026chard',
  },
  '/api/subscription/create': { planId: 1, priceId: 'basic_monthly' },
};

async function aCook(): Promise<{
  cookie: string;
  userId: string;
  email: string;
  photo: string;
  id: string;
}> {
  const email = anEmail();
  const cookie = await signUp(email);
  const { body } = await call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] } });
  const [photo = ''] = body['imageUrls'] as string[];
  return { cookie, userId: cookie.split(/[=.]/)[1] ?? '', email, photo, id: String(body['id']) };
}

/** Routes that ignore cookies. */
const OF_OTHER_PROGRAMS: ReadonlySet<string> = new Set([
  '/api/stripe/webhook',
  '/api/mcp',
  '/api/oauth/register',
  '/api/oauth/token',
]);

const pathFor = ({ path }: Route, id: string) =>
  path.replace('{id}', id).replace('{key}', 'somebodys-run-0001');

test('A cross-site request in a signed-in cook’s browser changes nothing, on any route', async () => {
  const { cookie, id } = await aCook();
  // A session notes its use; after that, it has nothing to write.
  await call('GET', '/api/user', { cookie });
  const before = await heldData(stage.data);
  const changing = ROUTES.filter(({ method, path }) => method !== 'GET' && !OF_OTHER_PROGRAMS.has(path));
  expect(changing.length).toBeGreaterThan(15);
  for (const route of changing) {
    const body = JSON.stringify(
      BODIES[route.path] ?? { servings: 1, date: Date.now(), email: 'a@example.org' },
    );
    for (const headers of [
      { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: stage.origin },
      { 'content-type': 'text/plain', origin: 'https://evil.example' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ]) {
      const response = await fetch(`${stage.gateway}${pathFor(route, id)}`, {
        method: route.method,
        headers: { cookie, ...headers } as Record<string, string>,
        body,
      });
      expect([response.status, await response.json()], `${route.method} ${route.path}`).toMatchObject([
        403,
        { type: 'ForeignOrigin' },
      ]);
    }
  }
  expect(await heldData(stage.data)).toEqual(before);
});

test('no answer reveals the photos, the address or the ID of another cook', async () => {
  const [owner, stranger] = [await aCook(), await aCook()];
  const secrets = [owner.photo, owner.userId, owner.email];
  const mine = await call('GET', '/api/recipes', { cookie: owner.cookie });
  expect(mine.text).toContain(owner.photo);
  for (const route of ROUTES.filter(({ method }) => method === 'GET')) {
    const query = `?date=${Date.now()}&from=2026-01-01&to=2026-01-31&nonce=a&state=b`;
    const { text } = await call('GET', `${pathFor(route, owner.id)}${query}`, { cookie: stranger.cookie });
    for (const secret of secrets) expect(text, route.path).not.toContain(secret);
  }
});

test('fields that a cook must not set are ignored: the owner, cooked and used amounts, and the plan', async () => {
  const [cook, other] = [await aCook(), await aCook()];
  const { cookie } = cook;
  const claimed = {
    userId: other.userId,
    id: 7,
    pk: `USER#${other.userId}`,
    isCooked: true,
    cookedAt: 1,
    recipeCount: -100,
    limit: 900,
    tier: 'pro',
    planId: 2,
    createdAt: 1,
  };
  const { status, body } = await call('POST', '/api/analyze', {
    cookie,
    body: { images: [PHOTO], ...claimed },
  });
  expect([status, body['isCooked'], body['id'] === 7]).toEqual([200, false, false]);
  await call('POST', `/api/recipes/${cook.id}/alternatives`, { cookie, body: { recipeId: 7, ...claimed } });
  await call('POST', `/api/recipes/${cook.id}/cooked`, {
    cookie,
    body: { servings: 1, date: Date.now(), ...claimed },
  });
  await call('POST', '/api/user/avoid', { cookie, body: { words: ['leek'], ...claimed } });
  expect((await call('GET', '/api/user/recipe-usage', { cookie })).body).toMatchObject({
    recipeCount: 3,
    limit: 5,
    planName: 'Free',
  });
  expect((await call('GET', '/api/user/subscription', { cookie })).text).toBe('null');
  expect(JSON.parse((await call('GET', '/api/recipes', { cookie })).text)).toHaveLength(3);
  const theirs = { cookie: other.cookie };
  expect(JSON.parse((await call('GET', '/api/recipes', theirs)).text)).toHaveLength(1);
  expect((await call('GET', `/api/recipes/${other.id}`, theirs)).body['isCooked']).toBe(false);
  expect((await call('GET', '/api/user', theirs)).body).toMatchObject({ avoid: { words: [] } });
});
