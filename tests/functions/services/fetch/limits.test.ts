import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fetchUrl } from '#functions/services/fetch/fetch-url.ts';
import { startSite, type TestSite } from './pages-of-a-test.ts';

const HEADERS = { accept: 'text/html', 'accept-language': 'de', 'user-agent': 'Munchify' };
const MB = 1024 * 1024;

const fetched = ({ url, host }: TestSite, path = '/', timeLimit?: number) =>
  fetchUrl(`${url}${path}`, HEADERS, {
    loopbackHosts: new Set([host]),
    ...(timeLimit !== undefined && { timeLimit }),
  });

/** Writes a chunk again and again until the reader stops. @returns the number of chunks */
async function writeTimes(times: number, chunk: Buffer, response: ServerResponse): Promise<number> {
  const closed = once(response, 'close');
  let written = 0;
  for (; written < times && !response.destroyed; written += 1) {
    if (!response.write(chunk)) await Promise.race([once(response, 'drain'), closed]);
    await setImmediate();
  }
  response.end();
  return written;
}

/** Returns the peak memory of buffers and heap during an action, above the memory before it. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  const used = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  let most = before;
  const done = new AbortController();
  const watching = (async () => {
    for (; !done.signal.aborted; await setImmediate()) most = Math.max(most, used());
  })();
  await work();
  done.abort();
  await watching;
  return most - before;
}

describe('a page that is too large', () => {
  /** Long enough for a busy machine: the size limit ends the reading, not the time limit. */
  const PATIENT = 60_000;

  test('is dropped after 5 MB of its 5 GB of zeros in gzip', async () => {
    const zeros = gzipSync(Buffer.alloc(100 * MB));
    let written = 0;
    const site = await startSite((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      void writeTimes(50, zeros, response).then((times) => (written = times));
    });
    const memory = await memoryOf(async () => {
      expect(await fetched(site, '/', PATIENT)).toEqual({ ok: false, error: 'too-large' });
    });
    expect(memory).toBeLessThan(50 * MB);
    await expect.poll(() => written).toBeGreaterThan(0);
    expect(written).toBeLessThan(50);
  });

  test('is dropped after 5 MB of its 500 MB of zeros in brotli', async () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
    const zeros = brotliCompressSync(Buffer.alloc(500 * MB), { params });
    const site = await startSite((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(zeros);
    });
    const memory = await memoryOf(async () => {
      expect(await fetched(site, '/', PATIENT)).toEqual({ ok: false, error: 'too-large' });
    });
    expect(memory).toBeLessThan(50 * MB);
  });

  test('is dropped after 5 MB if it never ends', async () => {
    let written = 0;
    const site = await startSite((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      void writeTimes(Infinity, Buffer.alloc(MB), response).then((times) => (written = times));
    });
    const memory = await memoryOf(async () => {
      expect(await fetched(site, '/', PATIENT)).toEqual({ ok: false, error: 'too-large' });
    });
    expect(memory).toBeLessThan(100 * MB);
    await expect.poll(() => written).toBeGreaterThan(0);
    expect(written).toBeLessThan(100);
  });

  test('is not downloaded if its header says so', async () => {
    const site = await startSite((_, response) => {
      response.writeHead(200, { 'content-length': 6 * MB }).flushHeaders();
    });
    expect(await fetched(site)).toEqual({ ok: false, error: 'too-large' });
  });

  test('may have 5 MB, and no byte more', async () => {
    const site = await startSite((request, response) => {
      response.end(Buffer.alloc(5 * MB + (request.url === '/more' ? 1 : 0), 'x'));
    });
    expect(await fetched(site)).toMatchObject({ ok: true, value: { bytes: { length: 5 * MB } } });
    expect(await fetched(site, '/more')).toEqual({ ok: false, error: 'too-large' });
  });

  test('is also one that sends much and decompresses to nothing', async () => {
    const site = await startSite((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const nothing = Buffer.concat(Array.from({ length: 10_000 }, () => gzipSync('')));
      void writeTimes(Infinity, nothing, response);
    });
    expect(await fetched(site, '/', PATIENT)).toEqual({ ok: false, error: 'too-large' });
  });
});

describe('a slow page', () => {
  test('that comes byte by byte is dropped when the time is over', async () => {
    const site = await startSite((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drip = setInterval(() => response.write('<'), 5);
      response.on('close', () => clearInterval(drip));
    });
    expect(await fetched(site, '/', 100)).toEqual({ ok: false, error: 'timeout' });
  });

  test('with slow headers is dropped when the time is over', async () => {
    const site = await startSite(() => undefined);
    expect(await fetched(site, '/', 50)).toEqual({ ok: false, error: 'timeout' });
  });

  test('with many redirects has one time limit for all of them', async () => {
    const site = await startSite((request, response) => {
      setTimeout(() => response.writeHead(302, { location: `${request.url ?? ''}x` }).end(), 40);
    });
    expect(await fetched(site, '/', 100)).toEqual({ ok: false, error: 'timeout' });
  });
});

describe('redirects', () => {
  const hops = (request: { url?: string | undefined }) => Number(request.url?.slice(1));

  test('are followed five times, but not a sixth time', async () => {
    const site = await startSite((request, response) => {
      if (hops(request) === 0) response.end('<p>Soup');
      else response.writeHead(302, { location: `/${hops(request) - 1}` }).end();
    });
    expect(await fetched(site, '/5')).toMatchObject({ ok: true, value: { url: `${site.url}/0` } });
    expect(await fetched(site, '/20')).toEqual({ ok: false, error: 'refused' });
    expect(site.asked).toEqual([
      '/5',
      '/4',
      '/3',
      '/2',
      '/1',
      '/0',
      '/20',
      '/19',
      '/18',
      '/17',
      '/16',
      '/15',
    ]);
  });
});

describe('a page', () => {
  test.each([401, 402, 403, 404, 410, 429, 500, 503])('that answers %i is refused', async (status) => {
    const site = await startSite((_, response) => void response.writeHead(status).end('No'));
    expect(await fetched(site)).toEqual({ ok: false, error: 'refused' });
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('that is compressed by %s is read', async (encoding, compress) => {
    const site = await startSite((_, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(compress('<p>Soup'));
    });
    expect(await fetched(site)).toMatchObject({ ok: true, value: { bytes: Buffer.from('<p>Soup') } });
  });

  test.each([
    ['gzip', Buffer.from('no gzip at all')],
    ['br', Buffer.from('no brotli at all')],
    ['zstd', Buffer.from('nobody asked for it')],
    ['__proto__', Buffer.from('every object has one')],
    ['constructor', Buffer.from('every object has one')],
  ])('with a wrong content encoding is refused: %s', async (encoding, body) => {
    const site = await startSite((_, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });
    expect(await fetched(site)).toEqual({ ok: false, error: 'not-html' });
  });

  test('is requested without a cookie, with our own user agent', async () => {
    let headers = {};
    const site = await startSite((request, response) => {
      ({ headers } = request);
      response.writeHead(302, { location: '/soup', 'set-cookie': 'tracked=yes' });
      response.end();
    });
    await fetched(site);
    expect(headers).toMatchObject({ 'user-agent': 'Munchify', 'accept-language': 'de' });
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  test('that switches protocols is refused, without waiting for the time limit', async () => {
    const site = await startSite((_, response) => {
      response.writeHead(101, { connection: 'upgrade', upgrade: 'websocket' }).flushHeaders();
    });
    expect(await fetched(site, '/', 60_000)).toEqual({ ok: false, error: 'refused' });
  });

  test('with endless informational responses is refused', async () => {
    let written = 0;
    const hint = Buffer.from(`HTTP/1.1 103 Early Hints\r\nlink: </${'x'.repeat(1_000)}>\r\n\r\n`);
    const site = await startSite(async ({ socket }) => {
      for (; written < 100_000 && !socket.destroyed; written += 1) {
        if (!socket.write(hint)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
        await setImmediate();
      }
      socket.destroy();
    });
    expect(await fetched(site, '/', 60_000)).toEqual({ ok: false, error: 'refused' });
    expect(written).toBeLessThan(100_000);
  });

  test('with one informational response is read', async () => {
    const site = await startSite((_, response) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' });
      response.end('<p>Soup');
    });
    expect(await fetched(site)).toMatchObject({ ok: true, value: { bytes: Buffer.from('<p>Soup') } });
  });

  test('A page whose connection breaks is reported as not answering', async () => {
    const site = await startSite((_, response) => void response.socket?.destroy());
    expect(await fetched(site)).toEqual({ ok: false, error: 'timeout' });
  });
});
