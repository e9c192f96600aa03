import { setTimeout } from 'node:timers/promises';
import type { I18n } from '@lingui/core';
import type { Page, Request } from '@playwright/test';
import type { Language } from '#core/language.ts';
import { fullKitchen, newKitchen, noKitchen, type Kitchen } from './kitchen.ts';
import { SCREENS, type Who } from './screens.ts';
import { sentencesOf } from './sentences.ts';

type WalkOptions = {
  readonly isWanted?: (name: string) => boolean;
};

const KITCHENS: Readonly<Record<Who, (page: Page, sentences: I18n) => Promise<Kitchen>>> = {
  stranger: async (_, sentences) => noKitchen(sentences),
  newcomer: newKitchen,
  cook: fullKitchen,
};

/** Visits the wanted screens, each when it has come to rest. */
export async function walk(
  page: Page,
  who: Who,
  language: Language,
  visit: (name: string, kitchen: Kitchen) => Promise<unknown>,
  { isWanted = () => true }: WalkOptions = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const screens = Object.entries(SCREENS[who]).filter(([name]) => isWanted(name));
  if (screens.length === 0) return;
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const kitchen = await KITCHENS[who](page, await sentencesOf(language));
  for (const [name, steps] of screens) {
    await page.context().setOffline(false);
    // The page hears of it late, and the next document would start as if it were offline.
    await page.waitForFunction(() => navigator.onLine);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    requests.length = 0;
    for (const step of steps) await step(page, kitchen);
    if (isUnderWay(name)) await atRest(page);
    else await hasLoaded(page, requests);
    await visit(name, kitchen);
  }
}

/** Screens of something that loads for as long as they are shown. */
const isUnderWay = (name: string): boolean => name.endsWith('loading') || name === 'analysing';

/** Waits until there is no open request, no skeleton and no spinner, and until pictures that came last are shown. */
async function hasLoaded(page: Page, requests: Request[]): Promise<void> {
  do {
    while (requests.length > 0) await Promise.all(requests.splice(0).map(isAnswered));
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.animate-breathe, .animate-spin')].every(
        (each) => !each.checkVisibility(),
      ),
    );
    await atRest(page);
  } while (requests.length > 0);
}

/** A request that a navigation or a lost connection ends may never be reported as ended, so the wait has a limit. */
const isAnswered = (request: Request): Promise<unknown> =>
  Promise.race([
    request.response().then((response) => response?.finished()),
    setTimeout(5_000, undefined, { ref: false }),
  ]);

/** Waits for fonts and pictures, and for the frame that shows them. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    // Full-page screenshots do not scroll to lazy pictures.
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
