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

/** Visits the wanted screens, each once it is at rest. */
export async function walk(
  page: Page,
  who: Who,
  language: Language,
  visit: (name: string, kitchen: Kitchen) => Promise<unknown>,
  { isWanted = () => true }: WalkOptions = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A headless browser crashes when it is asked for speech recognition.
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
  const screens = Object.entries(SCREENS[who]).filter(([name], at) => isWanted(name, at));
  if (screens.length === 0) return;
  const isQuiet = watchRequests(page);
  const kitchen = await KITCHENS[who](page, await sentencesOf(language));
  for (const [name, steps] of screens) {
    await page.context().setOffline(false);
    // The page hears of it late, and the next document would start offline.
    await page.waitForFunction(() => navigator.onLine);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const step of steps) await step(page, kitchen);
    if (isUnderWay(name)) await atRest(page);
    else await hasLoaded(page, isQuiet);
    await visit(name, kitchen);
  }
}

/** Screens that show a loading state all the time. */
const isUnderWay = (name: string): boolean => name.endsWith('loading') || name === 'analysing';

/** Returns a function that resolves when no request is open. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const ended = new EventEmitter();
  page.on('request', (request) => {
    // A new document aborts the requests of the old one, and the browser may never report their end.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  const end = (request: Request) => {
    open.delete(request);
    ended.emit('one');
  };
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    // The end of a worker's requests is not reported either, so the wait has a limit.
    while (open.size > 0)
      await once(ended, 'one', { signal: AbortSignal.timeout(5_000) }).catch(() => open.clear());
  };
}

/** Waits until there is no open request, no skeleton and no spinner, and late pictures are shown. */
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
