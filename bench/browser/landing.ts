import type { Measured } from '../support/measured.ts';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const DOCUMENTS = { '/': 'dist/index.html', '/de': 'dist/de/index.html' };

/** Budget 2: bytes on the wire of the landing page's documents, inline styles included. */
export const landing = async (): Promise<Measured[]> =>
  Promise.all(
    Object.entries(DOCUMENTS).map(async ([path, file]) => {
      const html = await readFile(file);
      const [gzip, brotli] = [gzipSync(html), brotliCompressSync(html)].map(({ length }) => length / 1024);
      return {
        name: `2 ${path} with its style`,
        budget: '≤ 14 KB',
        measured: `${gzip?.toFixed(1)} KB gzip, ${brotli?.toFixed(1)} KB brotli`,
        holds: (gzip ?? Infinity) <= 14,
      };
    }),
  );
