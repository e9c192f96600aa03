import type { I18n } from '@lingui/core';
import type { Page } from '@playwright/test';
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
  const kitchen = await KITCHENS[who](page, await sentencesOf(language));
  for (const [name, steps] of screens) {
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const step of steps) await step(page, kitchen);
    if (!name.endsWith('loading')) await hasLoaded(page);
    await atRest(page);
    await visit(name, kitchen);
  }
}

/** Waits until no skeleton is left. */
const hasLoaded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('.animate-breathe.bg-sunken')].every((each) => !each.checkVisibility()),
  );

/** Waits for fonts and pictures. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    // Full-page screenshots do not scroll to lazy pictures.
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
