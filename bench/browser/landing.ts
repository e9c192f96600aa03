import { BYTE_BUDGETS } from '#tests/journeys/support/byte-budgets.ts';
import { gzipped } from '#tests/journeys/support/bytes.ts';
import type { Measured } from '../support/measured.ts';

const DOCUMENTS = { '/': 'index.html', '/de': 'de/index.html' };

/** Budget 2: bytes on the wire of the landing page's documents, with inline styles. */
export const landing = async (): Promise<Measured[]> =>
  Promise.all(
    Object.entries(DOCUMENTS).map(async ([path, file]) => {
      const kilobytes = await gzipped(file);
      return {
        name: `2 ${path} with its style`,
        budget: `≤ ${BYTE_BUDGETS.landing} KB`,
        measured: `${kilobytes.toFixed(1)} KB gzip`,
        holds: kilobytes <= BYTE_BUDGETS.landing,
      };
    }),
  );
