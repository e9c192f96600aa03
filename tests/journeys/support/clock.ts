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
 * Gives a page a clock that its journey moves. The time of its requests stays the real one: those under way would run
 * out of it when the clock jumps.
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
