import type { Measured } from '../support/measured.ts';
import type { Page, Worker } from '@playwright/test';
import { choosePhotos, signUp, WORDS } from '#tests/journeys/support/test.ts';
import { longestTask } from './main-thread.ts';
import { onPhone, SLOW_DOWN, TOMATOES } from './phone.ts';

/** Measures detection on the device: bytes of the first use, time per photo, and main-thread time meanwhile. */
export async function seeing(): Promise<Measured[]> {
  return onPhone(async (page, devtools) => {
    await signUp(page, WORDS.en);
    await see(page, 1);
    const recogniser = page.workers().find((worker) => worker.url().includes('recogniser'));
    if (!recogniser) throw new Error('The worker of the recogniser has not started.');
    const files = [
      ...(await recogniser.evaluate(sizesOf, '')),
      ...(await page.evaluate(sizesOf, 'recogniser')),
    ];
    const kilobytes = files.reduce((sum, bytes) => sum + bytes, 0) / 1024;
    const took = await timeOfOne(recogniser, () => see(page, 2));
    const longest = await longestTask(devtools, () => see(page, 3));
    return [
      {
        name: 'seeing: files of the first use',
        budget: '≤ 2,000 KB',
        measured: `${kilobytes.toFixed(0)} KB in ${files.length} files`,
        holds: kilobytes <= 2000,
      },
      {
        name: `seeing: a photo, away from the page, at ${SLOW_DOWN}× slow-down`,
        budget: '≤ 1,000 ms',
        measured: `${took.toFixed(0)} ms`,
        holds: took <= 1000,
      },
      {
        name: `seeing: longest task of the page meanwhile, at ${SLOW_DOWN}× slow-down`,
        budget: '≤ 50 ms',
        measured: `${longest.toFixed(0)} ms`,
        holds: longest <= 50,
      },
    ];
  });
}

async function see(page: Page, number: number): Promise<void> {
  await choosePhotos(page, WORDS.en, [TOMATOES]);
  await page.getByRole('list', { name: `Photo ${number}` }).waitFor();
}

/** Runs in a page or a worker: returns the transfer size of each file that it fetched. */
const sizesOf = (part: string): number[] =>
  performance.getEntriesByType('resource').flatMap((entry) => {
    const isMeant = entry instanceof PerformanceResourceTiming && entry.name.includes(part);
    return isMeant ? entry.encodedBodySize : [];
  });

/** Returns the worker's time from photo to result, in ms on a phone. */
async function timeOfOne(recogniser: Worker, act: () => Promise<unknown>): Promise<number> {
  await recogniser.evaluate(() => {
    const answer = self.postMessage.bind(self);
    let askedAt = 0;
    self.addEventListener('message', () => (askedAt = performance.now()));
    self.postMessage = (reply: unknown) => {
      performance.measure('look', { start: askedAt });
      answer(reply);
    };
  });
  await act();
  const looks = await recogniser.evaluate(() =>
    performance.getEntriesByName('look').map(({ duration }) => duration),
  );
  return SLOW_DOWN * Math.max(...looks);
}
