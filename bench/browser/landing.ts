import { gzipped } from '#tests/journeys/support/bytes.ts';
import type { Measured } from '../support/measured.ts';

const DOCUMENTS = { '/': 'index.html', '/de': 'de/index.html' };

/** Budget 2: bytes on the wire of the landing page's documents, inline styles included. */
export const landing = async (): Promise<Measured[]> =>
  Promise.all(
    Object.entries(DOCUMENTS).map(async ([path, file]) => {
      const kilobytes = await gzipped(file);
      return {
        name: `2 ${path} with its style`,
        budget: '≤ 14 KB',
        measured: `${kilobytes.toFixed(1)} KB gzip`,
        holds: kilobytes <= 14,
      };
    }),
  );
