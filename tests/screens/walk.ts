import { EventEmitter, once } from 'node:events';
import type { I18n } from '@lingui/core';
import type { Page, Request } from '@playwright/test';
import type { Language } from '#core/language.ts';
import { fullKitchen, newKitchen, noKitchen, type Kitchen } from './kitchen.ts';
import { SCREENS, type Who } from './screens.ts';
import { sentencesOf } from './sentences.ts';

type WalkOptions = {
  /** @param at index among the screens of the walker */
  readonly isWanted?: (name: string, at: number) => boolean;
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
  // A browser without a window ends when it is asked whether it understands speech.
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
  const screens = Object.entries(SCREENS[who]).filter(([name], at) => isWanted(name, at));
  if (screens.length === 0) return;
  const isQuiet = watchRequests(page);
  const kitchen = await KITCHENS[who](page, await sentencesOf(language));
  for (const [name, steps] of screens) {
    await page.context().setOffline(false);
    // The page hears of it late, and the next document would start as if it were offline.
    await page.waitForFunction(() => navigator.onLine);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const step of steps) await step(page, kitchen);
    if (isUnderWay(name)) await atRest(page);
    else await hasLoaded(page, isQuiet);
    await visit(name, kitchen);
  }
}

/** Screens of something that loads for as long as they are shown. */
const isUnderWay = (name: string): boolean => name.endsWith('loading') || name === 'analysing';

/** Returns a function that resolves when no request is open. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const ended = new EventEmitter();
  page.on('request', (request) => {
    // A document takes its requests with it, and the browser may never say how they ended.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  const end = (request: Request) => {
    open.delete(request);
    ended.emit('one');
  };
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    // Nor does it when a worker ends, so the wait has a limit.
    while (open.size > 0)
      await once(ended, 'one', { signal: AbortSignal.timeout(5_000) }).catch(() => open.clear());
  };
}

/** Waits until there is no open request, no skeleton and no spinner, and until pictures that came last are shown. */
async function hasLoaded(page: Page, isQuiet: () => Promise<void>): Promise<void> {
  await isQuiet();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.animate-breathe, .animate-spin')].every(
      (each) => !each.checkVisibility(),
    ),
  );
  await atRest(page);
  await isQuiet();
}

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
