import type { Page } from '@playwright/test';

declare global {
  interface Window {
    realTimeout?: typeof AbortSignal.timeout;
  }
}

/** Runs in each page before everything else, for `installClock`. */
export function keepRealTimeout(): void {
  window.realTimeout = AbortSignal.timeout;
}

/**
 * Gives a page a clock that its journey moves. Timeouts of requests use the real time, otherwise pending ones would
 * time out when the clock jumps.
 */
export async function installClock(
  page: Page,
  options?: Parameters<Page['clock']['install']>[0],
): Promise<void> {
  await page.clock.install(options);
  await page.context().addInitScript(takeRealTimeout);
  await page.evaluate(takeRealTimeout);
}

function takeRealTimeout(): void {
  if (window.realTimeout) AbortSignal.timeout = window.realTimeout;
}
