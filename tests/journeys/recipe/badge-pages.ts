import type { Page } from '@playwright/test';
import { addDays, HOUR, localDay, startOfLocalDay, type LocalDay } from '#core/time.ts';
import { TIME_ZONE, type PhotoName } from '../support/ask.ts';
import { expect, openRecipe, type Words } from '../support/test.ts';

export const SAID = {
  en: {
    cook: 'Mark as cooked',
    cooked: 'Remove from today',
    servings: 'Servings eaten',
    newBadge: 'New badge',
    noBadges: 'No badges yet',
    firstRecipe: 'First recipe',
    streak: 'Cooking streak',
    sixOfSevenDays: '6 of 7 days',
    sixWait: '6 changes are saved here, not yet sent.',
  },
  de: {
    cook: 'Als gekocht markieren',
    cooked: 'Von heute entfernen',
    servings: 'Gegessene Portionen',
    newBadge: 'Neues Abzeichen',
    noBadges: 'Noch keine Abzeichen',
    firstRecipe: 'Erstes Rezept',
    streak: 'Kochserie',
    sixOfSevenDays: '6 von 7 Tagen',
    sixWait: '6 Änderungen gesichert, noch nicht gesendet.',
  },
} as const;
type Sentences = (typeof SAID)['en' | 'de'];

export const aDayBefore = (days: number): LocalDay => addDays(localDay(Date.now(), TIME_ZONE), -days);
export const noonOf = (day: LocalDay) => startOfLocalDay(day, TIME_ZONE) + 12 * HOUR;

export async function aRecipe(
  page: Page,
  words: Words,
  name: PhotoName,
): Promise<{ address: string; id: string }> {
  const id = await openRecipe(page, words, name);
  return { address: `/recipe/${id}`, id };
}

export async function markAsCooked(page: Page, said: Sentences): Promise<void> {
  await page.getByRole('button', { name: said.cook }).click();
  await page.getByRole('button', { name: said.cooked }).waitFor();
}

/** The page of badges shows the progress towards a badge as text and as a bar. */
export async function expectOnTheWay(page: Page, badge: string, howFar: string): Promise<void> {
  await page.goto('/badges');
  const open = page.getByRole('listitem').filter({ hasText: badge });
  await expect(open.getByText(howFar)).toBeVisible();
  await expect(open.getByRole('progressbar', { name: badge })).toHaveAttribute('aria-valuetext', howFar);
  await expect(open.getByRole('time')).toHaveCount(0);
}

/** The badge is announced on the page and leads to the badges, with its picture and today's date. */
export async function expectEarned(page: Page, said: Sentences, badge: string): Promise<void> {
  const celebration = page.getByRole('region', { name: said.newBadge });
  await expect(celebration).toContainText(badge);
  // At the right of a wide screen, beside the text.
  const { width = 0 } = page.viewportSize() ?? {};
  if (width >= 1024) expect((await celebration.boundingBox())?.x).toBeGreaterThan(width / 2);
  await celebration.getByRole('link').click();
  await page.waitForURL('**/badges');
  await expect(celebration).not.toContainText(badge);
  const medal = page.getByRole('listitem').filter({ hasText: badge });
  const today = new Date().toLocaleDateString(await page.evaluate(() => navigator.language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
  });
  await expect(medal.getByRole('time')).toHaveText(today);
  const picture = medal.locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('progressbar', { name: badge })).toHaveCount(0);
}
