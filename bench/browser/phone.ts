import { resolve } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '#tests/journeys/support/browser.ts';
import { startServer } from '#tests/journeys/support/server.ts';

/** Slowdown of a mid-range phone's CPU compared with the measuring machine. */
export const SLOW_DOWN = 4;

export const TOMATOES = resolve('tests/photos/tomatoes.jpg');

/** Measures in a phone's browser with an empty cache, against a server of its own. */
export async function onPhone<Figures>(
  measure: (page: Page, devtools: CDPSession) => Promise<Figures>,
): Promise<Figures> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 390, height: 844 } });
    return await measure(page, await page.context().newCDPSession(page));
  } finally {
    await browser.close();
    await server.dispose();
  }
}
