import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createGateway } from '#local/server/gateway.ts';
import { listen } from '#local/server/http.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const nothing = async () => ({ status: 404 });
const NOTHING = {
  loadHandler: () => Promise.reject(new Error('There are no handlers.')),
  photo: nothing,
  app: nothing,
  local: nothing,
};

const asked = Promise.withResolvers<void>();
const written = Promise.withResolvers<string>();
const model = vi.fn(() => {
  asked.resolve();
  return written.promise;
});
const stage = await startTestStage({
  model: answering(model),
  app: async () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html>' }),
});
const { call, signUp } = stage;

test('a document has the security headers of a deployed stage', async () => {
  const { headers } = await fetch(`${stage.gateway}/home`);
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'self'; script-src 'self'; style-src 'self';/,
  );
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|data:|https?:|\*/);
  expect(headers.get('permissions-policy')).toContain('camera=(self), microphone=()');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('an answer that is no document may not be framed either', async () => {
  const { headers } = await fetch(`${stage.gateway}/api/openapi.json`);
  expect(headers.get('content-security-policy')).toBe(
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('a generation is finished although the cook left', async () => {
  const cookie = await signUp(anEmail());
  const body = JSON.stringify({ images: [asDataUrl(await plainJpeg())] });
  const { hostname, port } = new URL(stage.gateway);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/analyze HTTP/1.1\r\nHost: x\r\nOrigin: ${stage.origin}\r\nCookie: ${cookie}\r\nIdempotency-Key: the-cook-leaves\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await asked.promise;
  socket.destroy();
  written.resolve(JSON.stringify(DRAFT));
  // A repeated request with the key returns the same run's recipe.
  const headers = { 'idempotency-key': 'the-cook-leaves', 'content-type': 'application/json' };
  await vi.waitFor(async () => {
    expect(await call('POST', '/api/analyze', { cookie, body, headers })).toMatchObject({ status: 200 });
  }, 30_000);
  expect(model).toHaveBeenCalledTimes(1);
});

test('a path cannot leave the folder of the app, nor reach a stand-in', async () => {
  for (const path of ['/..%2f..%2fetc%2fpasswd', '/local/secret', '/photos/..%2f..%2fx']) {
    const { status } = await fetch(`${stage.gateway}${path}`);
    expect([200, 404]).toContain(status);
  }
});

test('600 unfinished bodies block no other request, and most of them are dropped', async () => {
  const gateway = await listen(
    createGateway({ ...NOTHING, loadHandler: async () => async () => ({ statusCode: 200 }) }),
  );
  const { hostname, port } = new URL(gateway.url);
  let given = 0;
  const slow = Array.from({ length: 600 }, () => {
    const socket = connect(Number(port), hostname);
    socket.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    return socket.on('data', (data) => void (given += Number(String(data).startsWith('HTTP/1.1 408'))));
  });
  await vi.waitFor(() => expect(given).toBe(550), 30_000);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${gateway.url}/api/login`, { method: 'POST', body: '{}' })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const socket of slow) socket.destroy();
  await gateway.close();
});

test('a request has half a minute to arrive, and its headers ten seconds', () => {
  expect(createGateway(NOTHING)).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
});

test('requests over the concurrency limit get a 429, and the others are answered', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const handler = async () => {
    await opened;
    return { statusCode: 200 };
  };
  const server = createGateway({ ...NOTHING, loadHandler: async () => handler });
  const gateway = await listen(server);
  const statuses: number[] = [];
  const ask = async () => void statuses.push((await fetch(`${gateway.url}/api/user`)).status);
  const responses = Array.from({ length: 510 }, ask);
  await vi.waitFor(() => expect(statuses).toEqual(Array(10).fill(429)), 30_000);
  open();
  await Promise.all(responses);
  expect(statuses.slice(10)).toEqual(Array(500).fill(200));
  await ask();
  expect(statuses.at(-1)).toBe(200);
  await gateway.close();
});
