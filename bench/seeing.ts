import type { CDPSession, Page } from '@playwright/test';
import { choosePhotos, signUp, WORDS } from '#tests/journeys/support/test.ts';
import { longestTask, workersTime } from './main-thread.ts';
import { onPhone, SLOW_DOWN, TOMATOES } from './phone.ts';
import type { Measured } from './run.ts';

/** What it takes to see on the device what a photo shows: bytes of the first use, time of each photo, and the page meanwhile. */
export async function seeing(): Promise<Measured[]> {
  return onPhone(async (page, devtools) => {
    await signUp(page, WORDS.en);
    const files = await filesOf(devtools, () => see(page, 1));
    const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    const worked = await workersTime(devtools, () => see(page, 2));
    const longest = await longestTask(devtools, () => see(page, 3));
    return [
      {
        name: 'seeing: files of the first use',
        budget: '≤ 2,000 KB',
        measured: `${kilobytes.toFixed(0)} KB in ${files.length} files`,
        holds: kilobytes <= 2000,
      },
      {
        name: `seeing: a photo made smaller and seen, away from the page, at ${SLOW_DOWN}× slow-down`,
        budget: '≤ 1,000 ms',
        measured: `${worked.toFixed(0)} ms`,
        holds: worked <= 1000,
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

/** The files of the recogniser that come while something is done, as they are sent. */
async function filesOf(
  devtools: CDPSession,
  act: () => Promise<unknown>,
): Promise<{ readonly bytes: number }[]> {
  const wanted = new Set<string>();
  const files: { readonly bytes: number }[] = [];
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/recogniser|model|kernel/.test(response.url)) wanted.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) files.push({ bytes: encodedDataLength });
  });
  await act();
  return files;
}
