import type { Measured } from '../support/measured.ts';
import { runs } from '../support/runs.ts';
import type { Page } from '@playwright/test';
import { BYTE_BUDGETS } from '#tests/journeys/support/byte-budgets.ts';
import { precached, sizeOf } from '#tests/journeys/support/bytes.ts';
import { choosePhotos, generate, signUp, WORDS } from '#tests/journeys/support/test.ts';
import { onPhone, SLOW_DOWN, TOMATOES } from './phone.ts';

const RUNS = runs(5);

/** Network speed of a phone. Source: Lighthouse, mobile throttling */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const NO_LIMITS = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Budgets 3 and 5: size of what the app stores on the device, and the time until a saved recipe opens from there. */
export async function offline(): Promise<Measured[]> {
  return [...(await precache()), ...(await offlineStart())];
}

async function precache(): Promise<Measured[]> {
  const files = [...(await precached()).keys()];
  const sum = await sizeOf(files);
  const most = BYTE_BUDGETS.precache;
  return [
    {
      name: '3 precache',
      budget: `≤ ${most.kilobytes} KB`,
      measured: `${sum.toFixed(1)} KB`,
      holds: sum > 0 && sum <= most.kilobytes,
    },
    {
      name: '3 precached files',
      budget: `≤ ${most.files}`,
      measured: String(files.length),
      holds: files.length > 0 && files.length <= most.files,
    },
  ];
}

const offlineStart = (): Promise<Measured[]> =>
  onPhone(async (page, devtools) => {
    await signUp(page, WORDS.en);
    await choosePhotos(page, WORDS.en, [TOMATOES]);
    await generate(page, WORDS.en);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForLoadState('networkidle');
    await markTitle(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });

    await devtools.send('Network.enable');
    await devtools.send('Network.setBypassServiceWorker', { bypass: true });
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    const cold = await medianPaints(page);
    await devtools.send('Network.emulateNetworkConditions', NO_LIMITS);
    await devtools.send('Network.setBypassServiceWorker', { bypass: false });
    await page.context().setOffline(true);
    let fromNetwork = 0;
    page.on('response', (response) => (fromNetwork += response.fromServiceWorker() ? 0 : 1));
    const held = await medianPaints(page);
    return [
      {
        name: `5 offline recipe, first paint at ${SLOW_DOWN}× slow-down`,
        budget: '≤ 500 ms, ≤ 0.5 × cold online',
        measured: beside(held.first, cold.first),
        holds: held.first <= 500 && held.first <= 0.5 * cold.first,
      },
      {
        name: '5 its title',
        budget: 'reported',
        measured: beside(held.title, cold.title),
        holds: true,
      },
      {
        name: '5 answers from the network while offline',
        budget: '0',
        measured: String(fromNetwork),
        holds: fromNetwork === 0,
      },
    ];
  });

const beside = (held: number, cold: number): string =>
  `${held.toFixed(0)} ms, ${(held / cold).toFixed(2)} × ${cold.toFixed(0)} ms`;

type Paints = {
  /** Time of the first paint, in ms. */
  readonly first: number;
  /** Time at which the recipe's title was painted, in ms. */
  readonly title: number;
};

async function medianPaints(page: Page): Promise<Paints> {
  const paints: Paints[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('title').length > 0);
    paints.push(
      await page.evaluate(() => ({
        first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        title: performance.getEntriesByName('title')[0]?.startTime ?? Infinity,
      })),
    );
  }
  const median = (which: keyof Paints) =>
    paints.map((each) => each[which]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Infinity;
  return { first: median('first'), title: median('title') };
}

/** Marks the frame that paints a recipe's title. */
const markTitle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('main:not([aria-busy]) h1')) return void requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => performance.mark('title')));
    };
    look();
  });
