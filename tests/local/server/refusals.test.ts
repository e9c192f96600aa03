import { afterEach, expect, test, vi } from 'vitest';
import { createGateway } from '#local/server/gateway.ts';
import { listen, type Running } from '#local/server/http.ts';
import type { LambdaHandler } from '#local/server/lambda-runtime.ts';

const nothing = async () => ({ status: 404 });

let gateway: Running | undefined;
afterEach(() => gateway?.close());

/** Starts a gateway with one handler for every route. */
async function open(handler: LambdaHandler, limits = {}): Promise<string> {
  const backends = { loadHandler: async () => handler, photo: nothing, app: nothing, local: nothing };
  gateway = await listen(createGateway(backends, limits));
  return gateway.url;
}

const MEGABYTE = 1024 * 1024;

test('an answer beyond 6 MB is refused, with quotes counted twice', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let body = '';
  const url = await open(async () => ({ statusCode: 200, body }));
  const statusOf = async (text: string) => {
    body = text;
    return (await fetch(`${url}/api/list`)).status;
  };
  expect(await statusOf('a'.repeat(5.9 * MEGABYTE))).toBe(200);
  expect(await statusOf('a'.repeat(6 * MEGABYTE))).toBe(500);
  expect(await statusOf('"'.repeat(3.1 * MEGABYTE))).toBe(500);
  expect(error).toHaveBeenCalledTimes(2);
});

test('a request beyond 6 MB is refused, and binary data count a third more', async () => {
  const url = await open(async () => ({ statusCode: 200 }));
  const statusOf = async (length: number, type: string) => {
    const headers = { 'content-type': type };
    return (await fetch(`${url}/api/analyze`, { method: 'POST', body: 'a'.repeat(length), headers })).status;
  };
  expect(await statusOf(5.9 * MEGABYTE, 'application/json')).toBe(200);
  expect(await statusOf(6.1 * MEGABYTE, 'application/json')).toBe(413);
  expect(await statusOf(5.9 * MEGABYTE, 'image/jpeg')).toBe(413);
});

test('headers beyond 10 KB and an address beyond 8 KB are refused, in either direction', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const url = await open(async () => ({ statusCode: 200, headers: { link: 'a'.repeat(10_300) } }));
  expect((await fetch(`${url}/api/list`)).status).toBe(500);
  expect((await fetch(`${url}/api/list`, { headers: { 'if-none-match': 'a'.repeat(10_300) } })).status).toBe(
    431,
  );
  expect((await fetch(`${url}/api/list?${'a'.repeat(8_200)}`)).status).toBe(414);
});

test('the gateway answers for a Lambda that takes too long', async () => {
  const { promise, resolve } = Promise.withResolvers<{ statusCode: number }>();
  const url = await open(() => promise, { longestAnswer: 50 });
  expect((await fetch(`${url}/api/list`)).status).toBe(503);
  resolve({ statusCode: 200 });
  expect((await fetch(`${url}/api/list`)).status).toBe(200);
});
