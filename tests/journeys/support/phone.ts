import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from './browser.ts';
import { test } from './test.ts';

type Phone = { open: () => Promise<Page>; close: () => Promise<void> };

/** A browser that keeps its profile when it is closed, as a phone does. */
export const testOnAPhone = test.extend<{ phone: Phone }>({
  phone: async ({ server, viewport, locale, timezoneId }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'munchify-phone-'));
    let browser: BrowserContext | undefined;
    const close = async () => browser?.close();
    await use({
      async open() {
        browser = await chromium.launchPersistentContext(profile, {
          executablePath: ensureBrowser(),
          args: BROWSER_ARGUMENTS,
          baseURL: server.origin,
          viewport,
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
        });
        return browser.pages()[0] ?? browser.newPage();
      },
      close,
    });
    await close();
    await rm(profile, { recursive: true, force: true });
  },
});
