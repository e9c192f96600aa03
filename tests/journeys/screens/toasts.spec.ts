import type { Locator } from '@playwright/test';
import { makeAccount } from '../support/ask.ts';
import { anEmail, expect, logIn, test, WORDS, WITH_MOTION } from '../support/test.ts';

const SIZES = [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

/** Returns where an element is, as the range of its heights; no number if it is not on the page. */
const heightsOf = async (element: Locator) => {
  const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return { from: y, to: y + height };
};

test.use(WITH_MOTION);

test('a toast covers no heading, whatever the size of the screen', async ({ page }) => {
  const email = anEmail();
  await makeAccount(page, 'en', email);
  await page.goto('/auth');
  await logIn(page, WORDS.en, email);
  const toast = page.locator('li[data-state=open]').filter({ hasText: 'You are logged in' });
  // It stays while the pointer is on it.
  await toast.hover();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const heading = await heightsOf(page.getByRole('heading', { level: 1 }));
    const { from, to } = await heightsOf(toast);
    expect({ size, isClear: from >= heading.to || to <= heading.from }).toEqual({ size, isClear: true });
    expect(to).toBeLessThanOrEqual(size.height);
  }
});
