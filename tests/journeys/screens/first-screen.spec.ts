import type { Locator, Page } from '@playwright/test';
import { askAs } from '../support/ask.ts';
import { expect, newCook, openRecipe, test, WORDS } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('The first ingredient of a recipe is on the first screen of a phone', async ({ page }) => {
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'carrots');
  const start = page.getByRole('link', { name: 'Start cooking' }).filter({ visible: true });
  const first = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first();
  await expect(start).toBeVisible();
  const [box, dock] = [await first.boundingBox(), await start.boundingBox()];
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
});

test('A cook who left in the middle of a recipe can continue or end it from the home page', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'carrots');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Start cooking' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Stop cooking' }).click();
  await page.goto('/home');
  const open = page.getByRole('list', { name: 'Continue cooking' });
  await open.getByRole('link', { name: title ?? '' }).click();
  await expect(page.getByRole('heading', { name: /^Step 2 of/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop cooking' }).click();
  await page.goto('/home');
  await open.getByRole('button', { name: /^Stop cooking/ }).click();
  await expect(open).toHaveCount(0);

  // A dish that was cooked is not to be continued either.
  await page
    .getByRole('link', { name: title ?? '' })
    .first()
    .click();
  await page.getByRole('link', { name: 'Start cooking' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Stop cooking' }).click();
  await page.getByRole('button', { name: 'Mark as cooked' }).click();
  await expect(page.getByRole('button', { name: 'Remove from today' })).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('link', { name: title ?? '' }).first()).toBeVisible();
  await expect(open).toHaveCount(0);
});

test('A cook sees all timers and their controls, and stops cooking before the next dish begins alone', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  const write = async (title: string, instructions: readonly string[]) => {
    const recipe = { title, servings: 2, ingredients: ['2 leeks'], instructions };
    const made = await askAs(page, 'en')('POST', '/api/recipes', recipe);
    return ((await made.json()) as { id: number }).id;
  };
  const soup = await write('Leek soup', [
    'Cut it for 10 minutes.',
    'Simmer for 20 minutes, then rest for 3 minutes.',
  ]);
  const rice = await write('Herb rice', ['Rinse it.', 'Cook it.']);
  const start = (within: Page | Locator, clock: string) =>
    within
      .getByRole('button', { name: new RegExp(`^Start ${clock}`) })
      .first()
      .click();
  await page.goto(`/recipe/${soup}?cook=2`);
  const dialog = page.getByRole('dialog');
  for (const clock of ['20:00', '3:00']) await start(dialog, clock);
  const timers = dialog.getByRole('list', { name: 'Timers' });
  await expect(timers.getByRole('listitem')).toHaveCount(2);
  for (const button of await timers.getByRole('button').filter({ visible: true }).all())
    expect(await rightOf(button)).toBeLessThanOrEqual(390);

  // The row on the page is narrower than in cook mode: each time stays in one line.
  await page.goto(`/recipe/${soup}`);
  const onPage = page.getByRole('list', { name: 'Timers' }).getByRole('listitem');
  await expect(onPage).toHaveCount(2);
  for (const clock of await onPage.locator('b').all())
    expect(await clock.evaluate((each) => each.getClientRects().length && each.scrollHeight)).toBeLessThan(
      30,
    );
  await start(page, '10:00');
  await expect(onPage).toHaveCount(3);
  for (const [width, height] of [
    [320, 700],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const timer of await onPage.all()) expect(await rightOf(timer)).toBeLessThanOrEqual(width);
    const tops = await Promise.all((await onPage.all()).map(async (each) => (await each.boundingBox())?.y));
    expect(new Set(tops).size, `rows at ${width} px`).toBe(1);
    const bar = await page.getByRole('region', { name: 'Timers' }).boundingBox();
    expect(bar?.height, `height at ${width} px`).toBeLessThanOrEqual(height / 6);
    for (const control of ['pause', 'remove the timer']) {
      const buttons = await onPage.getByRole('button', { name: new RegExp(`: ${control}$`) }).all();
      expect(buttons).toHaveLength(3);
      for (const button of buttons) {
        await expect(button.locator('svg')).toBeInViewport({ ratio: 1 });
        expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44);
      }
    }
  }

  await page.goBack();
  const remove = timers.getByRole('button', { name: /remove the timer$/ });
  for (const left of [2, 1, 0]) {
    await remove.first().click();
    await expect(remove).toHaveCount(left);
  }
  await page.getByRole('button', { name: 'Stop cooking' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/recipe/${rice}`);
  await page.getByRole('link', { name: 'Start cooking' }).filter({ visible: true }).click();
  await expect(dialog.getByRole('heading', { level: 1, name: 'Herb rice' })).toBeVisible();
});

/** Returns the right edge of an element; no number if it is not shown. */
const rightOf = async (element: Locator): Promise<number> => {
  const { x, width } = (await element.boundingBox()) ?? { x: Number.NaN, width: 0 };
  return x + width;
};

test('A row that was ticked at the bottom of the screen is not covered', async ({ page }) => {
  await newCook(page, WORDS.en);
  await page.goto('/list');
  for (const name of ['leeks', 'milk', 'flour', 'bread', 'soap', 'tea']) {
    await page.getByRole('textbox', { name: 'Add something' }).fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  }
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
  await expect(rows).toHaveCount(6);
  const y = 600;
  const box = page.getByRole('checkbox').nth(3);
  await box.evaluate((element, top) => scrollBy(0, element.getBoundingClientRect().top - top), y);
  await box.click();
  const toast = page.locator('[data-toast]').filter({ hasText: 'put in the basket' });
  await expect(toast).toBeVisible();
  const shown = await toast.boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(y - 60);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a recipe is deleted by the menu of its card, never by a single touch', async ({ page }) => {
    await newCook(page, WORDS.en);
    await openRecipe(page, WORDS.en, 'carrots');
    await page.goto('/home');
    await expect(page.getByRole('button', { name: /^Delete recipe/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^More about/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete recipe' }).tap();
    await expect(page.getByRole('button', { name: /^More about/ })).toHaveCount(0);
  });
});
