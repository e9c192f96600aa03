import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The same engine without its comments: each document that is examined reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe's rules about colours. A theme changes nothing else. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns axe's complaints in the light theme, and those about colours in the dark one. */
export async function violationsInBothThemes(page: Page): Promise<{ light: string[]; dark: string[] }> {
  const light = await violationsOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOn(page, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return { light, dark };
}

/** Axe finds nothing on the page as it stands. Who has just clicked waits first for what that shows. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  expect(await violationsOn(page)).toEqual([]);
}

/** Axe finds nothing on the page as it stands, in either theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await atRest(page);
  expect(await violationsInBothThemes(page)).toEqual({ light: [], dark: [] });
}

/** Waits for the heading, and ends motion where a journey has it: text that fades in has no contrast yet. */
async function atRest(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title.or(page.getByRole('dialog').getByRole('heading')).first()).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

type Finding = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/**
 * Examines the page with axe. A document that was examined before has it already: reading axe takes as long as running
 * it. Our pages have no frames.
 * @param only rules or tags of rules; all without them
 * @returns what is wrong, and what axe cannot tell
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
