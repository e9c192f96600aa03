import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { DOCUMENT_HEADERS } from '#infra/web/security-headers.ts';
import { staticFiles } from '#local/server/static-files.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const FILES = {
  'web/app.html': '<!doctype html><title>Munchify</title>',
  'web/index.html': '<!doctype html><style>p{}</style><script>go()</script><p>Dinner is in your kitchen',
  'web/de/index.html': '<!doctype html><style>p{}</style><p>Das Essen ist in der Küche',
  'web/assets/app-1.js': 'export {};',
  'web/.vite/manifest.json': '{}',
  'web-secret/keys.txt': 'secret',
  'secret.txt': 'secret',
};

const folder = await mkdtemp(join(tmpdir(), 'munchify-app-'));
for (const [name, text] of Object.entries(FILES)) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}
afterAll(() => rm(folder, { recursive: true }));
const stage = await startTestStage({ app: staticFiles(join(folder, 'web')) });

const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(`${stage.gateway}${path}`, { method, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the built app', () => {
  test.each(['/home', '/recipe/1.5', '/foo.bar', '/dead'])(
    'responds with its shell when a browser navigates to %s',
    async (path) => {
      expect(await get(path, NAVIGATION)).toMatchObject({ status: 200, text: FILES['web/app.html'] });
    },
  );

  test.each([
    ['/', 'web/index.html'],
    ['/de', 'web/de/index.html'],
    ['/de/', 'web/de/index.html'],
  ] as const)('serves a separate document for %s', async (path, file) => {
    expect(await get(path, NAVIGATION)).toMatchObject({ status: 200, text: FILES[file] });
  });

  test('allows a document its own inline scripts, by hash, and no others', async () => {
    const landing = (await get('/', NAVIGATION)).headers.get('content-security-policy');
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(landing).toContain(`script-src 'self' 'sha256-${hash('go()')}';`);
    expect(landing).toContain(`style-src 'self' 'sha256-${hash('p{}')}';`);
    const shell = (await get('/home', NAVIGATION)).headers.get('content-security-policy');
    expect(shell).toBe(DOCUMENT_HEADERS['content-security-policy']);
  });

  test('is compressed once, and found by the next start', async () => {
    const kept = join(folder, 'kept');
    const text = FILES['web/assets/app-1.js'];
    const answers: unknown[] = [];
    for (let start = 1; start <= 2; start += 1) {
      const { body } = await staticFiles(join(folder, 'web'), kept)('/assets/app-1.js', {
        'accept-encoding': 'br',
      });
      answers.push(brotliDecompressSync(Buffer.from(body ?? '')).toString(), await readdir(kept));
    }
    expect(answers).toEqual([text, answers[1], text, answers[1]]);
    expect(answers[1]).toHaveLength(1);
  });

  test('serves a document as it is after a rebuild', async () => {
    const file = join(folder, 'web/de/index.html');
    await get('/de', NAVIGATION);
    await writeFile(file, '<!doctype html><p>Neu');
    expect((await get('/de', NAVIGATION)).text).toBe('<!doctype html><p>Neu');
    await writeFile(file, FILES['web/de/index.html']);
  });

  test.each([
    ['/assets/app-2.js', NAVIGATION],
    ['/assets/', NAVIGATION],
    ['/foo.js', { accept: '*/*' }],
    ['/photo.png', { accept: 'image/*' }],
    ['/%00.js', { accept: '*/*' }],
  ])('responds 404 for the missing file %s', async (path, headers) => {
    const { status, text } = await get(path, headers);
    expect([status, text]).toEqual([404, 'Not found']);
  });

  test.each([
    '/..%2fsecret.txt',
    '/..%2fweb-secret%2fkeys.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.vite/manifest.json',
  ])('does not serve files outside its folder or hidden files: %s', async (path) => {
    expect(await get(path, { accept: '*/*' })).toMatchObject({ status: 404 });
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const { headers } = await get('/assets/app-1.js');
    const head = await get('/assets/app-1.js', {}, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'cache-control']) {
      expect(head.headers.get(name)).toBe(headers.get(name));
    }
  });
});
