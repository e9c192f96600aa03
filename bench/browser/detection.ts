import type { Measured } from '../support/measured.ts';
import { readdir } from 'node:fs/promises';
import type { Page, Worker } from '@playwright/test';
import { sizeOf } from '#tests/journeys/support/bytes.ts';
import { choosePhotos, signUp, WORDS } from '#tests/journeys/support/test.ts';
import { longestTask } from './main-thread.ts';
import { onPhone, SLOW_DOWN, TOMATOES } from './phone.ts';

/** Measures detection on the device: bytes of the first use, time per photo, and main-thread time. */
export async function detection(): Promise<Measured[]> {
  return onPhone(async (page, devtools) => {
    await signUp(page, WORDS.en);
    await detectPhoto(page, 1);
    const recogniser = page.workers().find((worker) => worker.url().includes('recogniser'));
    if (!recogniser) throw new Error('The worker of the recogniser has not started.');
    const files = await recogniserFiles();
    const kilobytes = await sizeOf(files);
    const took = await detectionTime(recogniser, () => detectPhoto(page, 2));
    const longest = await longestTask(devtools, () => detectPhoto(page, 3));
    return [
      {
        name: 'detection: files of the first use',
        budget: `≤ ${FIRST_USE} KB in ${PARTS.length} files`,
        measured: `${kilobytes.toFixed(0)} KB in ${files.length} files`,
        holds: files.length === PARTS.length && kilobytes <= FIRST_USE,
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

/** Files that the first use loads. Their sizes come from the build, because browsers do not report all of them. */
const PARTS = [/^recogniser\.worker-[\w-]+\.js$/, /^kernel-[\w-]+\.wasm$/, /^model-[\w-]+\.bin$/];

/** Maximum in kilobytes. */
const FIRST_USE = 4_500;

async function recogniserFiles(): Promise<readonly string[]> {
  const built = await readdir('dist/assets');
  return built.filter((name) => PARTS.some((part) => part.test(name))).map((name) => `assets/${name}`);
}

/** Returns the worker's time from photo to result, in ms on a phone. */
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
