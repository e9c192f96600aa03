import { expect, test } from 'vitest';
import { ROUTES } from '#functions/routes.ts';
import { SEED } from '#tests/chance.ts';
import { tries } from '#tests/long.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { fuzz } from '#tests/api/fuzz.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

// Uses the embedded author, which heeds each request: a fixed answer would often be refused, and count as an outage.
const stage = await startTestStage();
const { call, signUp } = stage;

const REQUESTS = tries(400, 10_000);

test('Every input that fits a route’s schemas is answered as documented, never with a 5xx or internal details', async () => {
  const { asked, statuses } = await fuzz(stage, REQUESTS, SEED);
  expect(asked).toBeGreaterThanOrEqual(REQUESTS);
  // Both accepted and refused inputs occur.
  for (const status of [200, 400, 404]) expect(statuses[status]).toBeGreaterThan(REQUESTS / 200);
});

test('Another cook’s data are, byte for byte, answered like missing data, on every route with an ID', async () => {
  const [owner, stranger] = [await signUp(anEmail()), await signUp(anEmail())];
  const headers = { 'idempotency-key': 'the-owners-run-0001' };
  const ingredients = { confirmed: [{ food: 'tomato' }] };
  const body = { images: [asDataUrl(await plainJpeg())], ingredients };
  const { id } = (await call('POST', '/api/analyze', { cookie: owner, body, headers })).body;
  const named: Record<string, readonly [theirs: string, missing: string]> = {
    id: [String(id), '1234567890123'],
    key: ['the-owners-run-0001', 'nobodys-run-0000001'],
    // Links are public; these do not exist.
    token: ['a'.repeat(22), 'b'.repeat(22)],
    picture: ['dish.jpg', 'dish.jpg'],
    // Products are public; this one is unknown.
    barcode: ['40123455', '40123455'],
  };
  const bodies: Record<string, object> = {
    '/api/recipes/{id}/cooked': { servings: 1, date: Date.now() },
    '/api/recipes/{id}/alternatives': {},
    '/api/recipes/{id}': { title: 'Theirs', servings: 1, ingredients: ['1 egg'], instructions: [] },
  };
  const withIds = ROUTES.filter(({ path }) => path.includes('{'));
  expect(withIds.length).toBeGreaterThan(5);
  for (const { method, path } of withIds) {
    const ask = async (which: 0 | 1) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name]?.[which] ?? '');
      const at = path.startsWith('/api/diary')
        ? `${filled}?day=${new Date().toISOString().slice(0, 10)}`
        : filled;
      const sent = ['POST', 'PUT', 'PATCH'].includes(method) ? { body: bodies[path] ?? {} } : {};
      const based = { 'if-match': '"1"' };
      const {
        status,
        text,
        headers: told,
      } = await call(method, at, {
        cookie: stranger,
        headers: based,
        ...sent,
      });
      return { status, text, type: told.get('content-type'), etag: told.get('etag') };
    };
    const [theirs, missing] = [await ask(0), await ask(1)];
    expect(theirs, `${method} ${path}`).toEqual(missing);
    expect([204, 404], `${method} ${path}`).toContain(theirs.status);
  }
  expect((await call('GET', `/api/recipes/${String(id)}`, { cookie: owner })).status).toBe(200);
});
