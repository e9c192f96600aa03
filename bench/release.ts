import { BYTE_BUDGETS } from '#tests/journeys/support/byte-budgets.ts';
import { releaseOfOneSentence } from '#tests/journeys/support/bytes.ts';
import type { Measured } from './support/measured.ts';

/** Budget 4: download of a user who has the app, after a release that changes one sentence. */
export async function release(): Promise<Measured[]> {
  const { kilobytes, files } = await releaseOfOneSentence();
  return [
    {
      name: '4 a release that changes one sentence',
      budget: `≤ ${BYTE_BUDGETS.release} KB`,
      measured: `${kilobytes.toFixed(1)} KB in ${files} files`,
      holds: files > 0 && kilobytes <= BYTE_BUDGETS.release,
    },
  ];
}
