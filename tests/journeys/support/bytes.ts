import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Kilobytes that a page loads with an empty cache, as transferred. */
export type Loaded = { readonly fonts: number; readonly rest: number; readonly requests: number };

/** Opens a page and counts its requests. The page has to be new, without a service worker. */
export async function loadedBy(page: Page, address: string): Promise<Loaded> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  const sum = (isWanted: (type: string | undefined) => boolean) =>
    [...bytes].filter(([id]) => isWanted(types.get(id))).reduce((total, [, each]) => total + each, 0) / 1024;
  return {
    fonts: sum((type) => type === 'Font'),
    rest: sum((type) => type !== 'Font'),
    requests: bytes.size,
  };
}

/** Returns the kilobytes of a built file, compressed with gzip. */
export const gzipped = async (file: string): Promise<number> =>
  gzipSync(await readFile(join('dist', file))).length / 1024;

/** Returns the kilobytes of some built files, as transferred. */
export async function sizeOf(files: readonly string[], dist = 'dist'): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(dist, file));
      // Fonts are compressed already.
      return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Returns the kilobytes of each script that a page of the app may load, by its name without a hash. */
export async function chunks(): Promise<ReadonlyMap<string, number>> {
  const files = (await readdir('dist/assets')).filter((file) => file.endsWith('.js'));
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [basename(file).replace(/-[\w-]{8}\.js$/, ''), await sizeOf([`assets/${file}`])] as const,
      ),
    ),
  );
}

/**
 * Returns the files that a build's service worker caches, with their revisions; a name with a hash is its own revision.
 */
export async function precached(dist = 'dist'): Promise<ReadonlyMap<string, string>> {
  const worker = await readFile(join(dist, 'service-worker.js'), 'utf8');
  const entries = worker.matchAll(/\{[^{}]*"url":"([^"]+)"[^{}]*\}/g);
  return new Map(
    [...entries].map(([entry, url = '']) => [url, /"revision":"?([^",}]+)/.exec(entry)?.[1] ?? '']),
  );
}
