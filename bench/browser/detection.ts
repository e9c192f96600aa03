import type { Measured } from '../support/measured.ts';
import type { Page, Worker } from '@playwright/test';
import { choosePhotos, signUp, WORDS } from '#tests/journeys/support/test.ts';
import { longestTask } from './main-thread.ts';
import { onPhone, SLOW_DOWN, TOMATOES } from './phone.ts';

/** Measures detection on the device: bytes of the first use, time per photo, and main-thread time meanwhile. */
export async function detection(): Promise<Measured[]> {
  return onPhone(async (page, devtools) => {
    await signUp(page, WORDS.en);
    await detectPhoto(page, 1);
    const recogniser = page.workers().find((worker) => worker.url().includes('recogniser'));
    if (!recogniser) throw new Error('The worker of the recogniser has not started.');
    const sizes = [
      ...(await recogniser.evaluate(encodedSizes, '')),
      ...(await page.evaluate(encodedSizes, 'recogniser')),
    ];
    const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024;
    const took = await detectionTime(recogniser, () => detectPhoto(page, 2));
    const longest = await longestTask(devtools, () => detectPhoto(page, 3));
    return [
      {
        name: 'detection: files of the first use',
        budget: '≤ 2,000 KB',
        measured: `${kilobytes.toFixed(0)} KB in ${sizes.length} files`,
        holds: kilobytes <= 2000,
      },
      {
        name: `detection: one photo in the worker, at ${SLOW_DOWN}× slow-down`,
        budget: '≤ 1,000 ms',
        measured: `${took.toFixed(0)} ms`,
        holds: took <= 1000,
      },
      {
        name: `detection: longest task of the page meanwhile, at ${SLOW_DOWN}× slow-down`,
        budget: '≤ 50 ms',
        measured: `${longest.toFixed(0)} ms`,
        holds: longest <= 50,
      },
    ];
  });
}

async function detectPhoto(page: Page, number: number): Promise<void> {
  await choosePhotos(page, WORDS.en, [TOMATOES]);
  await page.getByRole('list', { name: `Photo ${number}` }).waitFor();
}

/** Runs in a page or a worker: returns the encoded size of each fetched file whose URL contains `part`. */
const encodedSizes = (part: string): number[] =>
  performance.getEntriesByType('resource').flatMap((entry) => {
    const isWanted = entry instanceof PerformanceResourceTiming && entry.name.includes(part);
    return isWanted ? entry.encodedBodySize : [];
  });

/** Returns the worker's time from photo to result, in ms, scaled to a phone. */
async function detectionTime(recogniser: Worker, act: () => Promise<unknown>): Promise<number> {
  await recogniser.evaluate(() => {
    const postReply = self.postMessage.bind(self);
    let receivedAt = 0;
    self.addEventListener('message', () => (receivedAt = performance.now()));
    self.postMessage = (reply: unknown) => {
      performance.measure('detect', { start: receivedAt });
      postReply(reply);
    };
  });
  await act();
  const durations = await recogniser.evaluate(() =>
    performance.getEntriesByName('detect').map(({ duration }) => duration),
  );
  return SLOW_DOWN * Math.max(...durations);
}
