import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe's rules about colours. A theme changes nothing else. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns axe's complaints in the light theme, and those about colours in the dark one. */
export async function violationsInBothThemes(page: Page): Promise<{ light: string[]; dark: string[] }> {
  const light = await violationsOf(axeOn(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(axeOn(page).withRules(COLOUR_RULES));
  await page.emulateMedia({ colorScheme: 'light' });
  return { light, dark };
}

/** Axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  expect(await violationsOf(axeOn(page))).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

/** Axe finds nothing on the page, in either theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await atRest(page);
  expect(await violationsInBothThemes(page)).toEqual({ light: [], dark: [] });
  await page.emulateMedia({ reducedMotion: null });
}

/** Waits for the heading, and ends motion: text that fades in has no contrast yet. */
async function atRest(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title.or(page.getByRole('dialog').getByRole('heading')).first()).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Our pages have no frames, so that axe need not open a second page to join its findings. */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
