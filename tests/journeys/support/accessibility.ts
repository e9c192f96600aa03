import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Axe without its comments, because each examined document parses it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe's rules about colours: the only ones that depend on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns axe's violations in the light theme, and colour violations in the dark one. */
export async function violationsInBothThemes(page: Page): Promise<{ light: string[]; dark: string[] }> {
  const light = await violationsOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOn(page, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return { light, dark };
}

/** Expects no violations in the page's current state. After a click, wait for its result first. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  expect(await violationsOn(page)).toEqual([]);
}

/** Expects no violations in the page's current state, in either theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await atRest(page);
  expect(await violationsInBothThemes(page)).toEqual({ light: [], dark: [] });
}

/** Waits for the heading, and ends animations, as text that fades in lacks contrast. */
async function atRest(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title.or(page.getByRole('dialog').getByRole('heading')).first()).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

type Finding = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/**
 * Examines the page with axe. Parsing axe takes as long as running it, so a document keeps it. Our pages have no
 * frames.
 * @param only rules or tags of rules; all by default
 * @returns the violations and undecided results
 */
export async function examine(
  page: Page,
  only: readonly string[] = [],
): Promise<{ violations: Finding[]; incomplete: Finding[] }> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (runOnly) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const { violations, incomplete } = await engine.run({
        resultTypes: ['violations', 'incomplete'],
        ...(runOnly.length > 0 && { runOnly }),
      });
      const told = ({ id, nodes }: Finding): Finding => ({ id, nodes: nodes.map(({ html }) => ({ html })) });
      return { violations: violations.map(told), incomplete: incomplete.map(told) };
    },
    [...only],
  );
}

async function violationsOn(page: Page, only?: readonly string[]): Promise<string[]> {
  const { violations } = await examine(page, only);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
