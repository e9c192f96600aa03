import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Follows the requests of a context, for `letPass`. */
export function followRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => requests.add(request));
  const forget = (request: Request) => requests.delete(request);
  context.on('requestfinished', forget);
  context.on('requestfailed', forget);
}

/** Has a page whose clock is installed wait for its answers, lets a time pass at once, and goes on from there. */
export async function letPass(page: Page, time: number | string): Promise<void> {
  // Nothing begins while the clock stands, and what is under way would have run out of time.
  await stopClock(page);
  await expect.poll(() => requestsOf(page).map((request) => request.url())).toEqual([]);
  await page.clock.fastForward(time);
  await page.clock.resume();
}

/** Stops the clock of a page in a moment, which is too short for a request to run out of time. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 3_000);
}

const requestsOf = (page: Page): Request[] =>
  [...(underWay.get(page.context()) ?? [])].filter(
    (request) => !request.serviceWorker() && request.frame().page() === page,
  );
