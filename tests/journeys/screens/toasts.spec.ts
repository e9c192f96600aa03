import type { Locator } from '@playwright/test';
import { makeAccount } from '../support/ask.ts';
import { anEmail, expect, logIn, newCook, openRecipe, test, WORDS, WITH_MOTION } from '../support/test.ts';

const SIZES = [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

/** Returns the vertical range of an element; no number if it is not on the page. */
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
  const toast = page.locator('[data-toast]').filter({ hasText: 'You are logged in' });
  // A toast stays while the pointer is on it.
  await toast.hover();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const heading = await heightsOf(page.getByRole('heading', { level: 1 }));
    const { from, to } = await heightsOf(toast);
    expect({ size, isClear: from >= heading.to || to <= heading.from }).toEqual({ size, isClear: true });
    expect(to).toBeLessThanOrEqual(size.height);
  }
});

test('a toast covers no button at the end of a dialog', async ({ page }) => {
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'tomatoes');
  await page.getByRole('button', { name: 'Mark as cooked' }).click();
  await page.getByRole('button', { name: 'To the list' }).click();
  const dialog = page.getByRole('dialog');
  const toast = dialog.locator('[data-toast]').filter({ hasText: 'Recipe marked as cooked' });
  await toast.hover();
  for (const size of [...SIZES, { width: 390, height: 664 }, { width: 1024, height: 560 }]) {
    await page.setViewportSize(size);
    const buttons = await heightsOf(dialog.getByRole('button', { name: /^Add .+ things$/ }));
    const { from, to } = await heightsOf(toast);
    expect({ size, isClear: from >= buttons.to || to <= buttons.from }).toEqual({ size, isClear: true });
  }
});

test('a toast covers no button that closes the scanner', async ({ page }) => {
  await newCook(page, WORDS.en);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/diary');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add to breakfast' }).click();
  await page.getByRole('searchbox').fill('banana');
  // On a phone results are near the thumb, so toasts are at the top.
  await page.evaluate(() =>
    document.addEventListener(
      'pointerdown',
      () => document.dispatchEvent(new PointerEvent('pointerdown', { clientY: innerHeight })),
      { once: true },
    ),
  );
  await dialog.getByRole('button', { name: 'Add: banana', exact: true }).click();
  await page.getByRole('button', { name: 'Add to breakfast' }).click();
  await dialog.getByRole('button', { name: 'Scan' }).click();
  const toast = dialog.locator('[data-toast]').filter({ hasText: 'banana added' });
  await toast.hover();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const close = await heightsOf(dialog.getByRole('button', { name: 'Close the scanner' }));
    const { from, to } = await heightsOf(toast);
    expect({ size, isClear: from >= close.to || to <= close.from }).toEqual({ size, isClear: true });
    expect(to).toBeLessThanOrEqual(size.height);
  }
});

test('a toast over cook mode stays in place while a low screen scrolls', async ({ page }) => {
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'carrots');
  await page.setViewportSize({ width: 390, height: 320 });
  await page.getByRole('button', { name: 'Mark as cooked' }).click();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  const dialog = page.getByRole('dialog');
  const toast = dialog.locator('[data-toast]').filter({ hasText: 'Recipe marked as cooked' });
  await toast.hover();
  const before = { toast: await heightsOf(toast), step: await heightsOf(dialog.getByText(/^Step 1 of/)) };
  await dialog.evaluate((element) => {
    for (const part of [element, ...element.children]) part.scrollTo(0, part.scrollHeight);
  });
  const after = { toast: await heightsOf(toast), step: await heightsOf(dialog.getByText(/^Step 1 of/)) };
  expect(after.toast).toEqual(before.toast);
  expect(after.step).not.toEqual(before.step);
});
