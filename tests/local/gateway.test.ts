import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createGateway } from '#local/gateway.ts';
import { listen } from '#local/http.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/test-stage.ts';

let finish: () => void = () => undefined;
const model = vi.fn(() => new Promise<string>((resolve) => (finish = () => resolve(JSON.stringify(DRAFT)))));
const stage = await startTestStage({
  model: answering(model),
  app: async () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html>' }),
});
const { call, signUp } = stage;

test('a document comes with the policies of a deployed stage', async () => {
  const { headers } = await fetch(`${stage.gateway}/home`);
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';/,
  );
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|data:|https?:|\*/);
  expect(headers.get('permissions-policy')).toContain('camera=(self), microphone=()');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a recipe is finished though the cook has left', async () => {
  const cookie = await signUp(anEmail());
  const body = JSON.stringify({ images: [asDataUrl(await plainJpeg())] });
  const { hostname, port } = new URL(stage.gateway);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/analyze HTTP/1.1\r\nHost: x\r\nOrigin: ${stage.origin}\r\nCookie: ${cookie}\r\nIdempotency-Key: the-cook-leaves\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await vi.waitFor(() => expect(model).toHaveBeenCalled());
  socket.destroy();
  finish();
  // Asked again with the key, the same run answers once it is done.
  const headers = { 'idempotency-key': 'the-cook-leaves', 'content-type': 'application/json' };
  await vi.waitFor(async () => {
    expect(await call('POST', '/api/analyze', { cookie, body, headers })).toMatchObject({ status: 200 });
  });
  expect(model).toHaveBeenCalledTimes(1);
});

test('a path cannot leave the folder of the app, nor reach a stand-in', async () => {
  for (const path of ['/..%2f..%2fetc%2fpasswd', '/local/secret', '/photos/..%2f..%2fx']) {
    const { status } = await fetch(`${stage.gateway}${path}`);
    expect([200, 404]).toContain(status);
  }
});

test('more requests at once than there is room for are told so, and the rest is answered', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const nothing = async () => ({ status: 404 });
  const handler = async () => {
    await opened;
    return { statusCode: 200 };
  };
  const server = createGateway({
    loadHandler: async () => handler,
    photo: nothing,
    app: nothing,
    local: nothing,
  });
  const gateway = await listen(server);
  const statuses: number[] = [];
  const ask = async () => void statuses.push((await fetch(`${gateway.url}/api/user`)).status);
  const asked = Array.from({ length: 510 }, ask);
  await vi.waitFor(() => expect(statuses).toEqual(Array(10).fill(429)), 30_000);
  open();
  await Promise.all(asked);
  expect(statuses.slice(10)).toEqual(Array(500).fill(200));
  await ask();
  expect(statuses.at(-1)).toBe(200);
  await gateway.close();
});
