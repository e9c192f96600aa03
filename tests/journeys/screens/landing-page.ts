import type { Browser, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

export const LANDING = {
  en: {
    address: '/',
    other: '/de',
    title: 'Dinner is already in your kitchen',
    cards: ['Smart recipe creation', 'Ingredient recognition', 'Nutrition insights', 'Cooking companion'],
    blocks: ['It looks before it cooks', 'Cooking made smart', 'Beside you at the stove'],
    plans: 'Plans & pricing',
    start: 'Start',
    badge: 'Get munchified',
    ready: /^Ready for AI\?/,
    join: 'Start now',
    inOther: 'Auf Deutsch',
    footer: ['Imprint', 'Privacy', 'Help', 'Cancel contracts here', 'Withdraw from contract'],
    servings: 'Servings',
  },
  de: {
    address: '/de',
    other: '/',
    title: 'Dein Abendessen liegt schon in der Küche',
    cards: [
      'Rezepte mit Köpfchen',
      'Zutaten auf einen Blick',
      'Nährwerte im Blick',
      'Begleitung beim Kochen',
    ],
    blocks: ['Erst schauen, dann kochen', 'Schlau gekocht', 'Neben dir am Herd'],
    plans: 'Tarife & Preise',
    start: 'Loslegen',
    badge: 'Get munchified',
    ready: /^Bereit für KI\?/,
    join: 'Jetzt loslegen',
    inOther: 'In English',
    footer: ['Impressum', 'Datenschutz', 'Hilfe', 'Verträge hier kündigen', 'Vertrag widerrufen'],
    servings: 'Portionen',
  },
} as const;
export type Words = (typeof LANDING)['en' | 'de'];
/** Opens a new visitor's browser. */
export async function visitor(
  browser: Browser,
  origin: string,
  { locale, stored }: { locale: string; stored?: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale });
  if (stored) {
    await context.addInitScript((language) => localStorage.setItem('preferredLanguage', language), stored);
  }
  return context.newPage();
}
/** The page must have every section and link of the specification. */
export async function expectAllSaid(page: Page, words: Words): Promise<void> {
  const main = page.getByRole('main');
  const top = page.getByRole('banner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(words.cards[0]);
  for (const name of [...words.cards, ...words.blocks, words.ready]) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  await expect(main.getByText(words.badge)).toBeVisible();
  await expect(top.getByRole('link', { name: 'Munchify' })).toHaveAttribute('href', words.address);
  await expect(top.getByRole('link', { name: words.plans })).toHaveAttribute('href', '/plans');
  await expect(top.getByRole('link', { name: words.start })).toHaveAttribute('href', '/home');
  await expect(main.getByRole('link', { name: words.start, exact: true })).toHaveAttribute('href', '/home');
  await expect(main.getByRole('link', { name: words.join })).toHaveAttribute('href', '/home');
  const foot = page.getByRole('contentinfo');
  const hrefs = await foot
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(hrefs).toEqual([
    [words.footer[0], '/imprint'],
    [words.footer[1], '/privacy'],
    [words.footer[2], expect.stringMatching(/^mailto:.+@/)],
    [words.footer[3], '/contract/cancel'],
    [words.footer[4], '/contract/withdraw'],
    [words.inOther, words.other],
  ]);
}
/** Every picture loads when it is scrolled into view. */
export async function expectAllShown(page: Page): Promise<void> {
  const pictures = page.locator('img');
  await expect(pictures).toHaveCount(15);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  }
}
