import { join } from 'node:path';
import { writeY4m } from '#tests/support/y4m.ts';
import { BROWSER_ARGUMENTS, ensureBrowser, cameraShowing } from './browser.ts';
import { test } from './test.ts';

const TOMATOES = join(import.meta.dirname, '../../photos/tomatoes.jpg');

/** A journey in a browser that has a camera, which films tomatoes. */
export const testWithCamera = test.extend<object, object>({
  launchOptions: [
    async ({}, use, { workerIndex }) => {
      const film = join(import.meta.dirname, `../../../.cache/tomatoes-${workerIndex}.y4m`);
      await writeY4m(TOMATOES, film);
      await use({ args: [...BROWSER_ARGUMENTS, ...cameraShowing(film)], executablePath: ensureBrowser() });
    },
    { scope: 'worker' },
  ],
});
