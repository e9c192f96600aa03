import type { Page } from '@playwright/test';
import { askAs } from '../support/ask.ts';
import { installClock } from '../support/clock.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  openRecipe,
  newCook,
  test,
  WORDS,
  type Words,
} from '../support/test.ts';

/** Signs up and opens a new recipe. */
async function aRecipe(page: Page, words: Words): Promise<void> {
  await newCook(page, words);
  await openRecipe(page, words, 'carrots');
}

const countSteps = (page: Page, words: Words) =>
  page.getByRole('region', { name: words.instructions }).locator('li').count();

test('a cook scales a recipe and starts a timer: both survive a reload, and the timer is on every page', async ({
  page,
}) => {
  await aRecipe(page, WORDS.en);
  const first = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first();
  const forTwo = (await first.textContent()) ?? '';
  await page.getByRole('button', { name: 'One serving more' }).click();
  await expect(first).not.toHaveText(forTwo);
  const forThree = (await first.textContent()) ?? '';

  await page
    .getByRole('button', { name: /^Start \d+:\d\d: / })
    .first()
    .click();
  const timers = page.getByRole('list', { name: 'Timers' }).getByRole('listitem');
  await expect(timers).toHaveCount(1);
  await page.reload();
  await expect(timers).toHaveCount(1);
  await expect(first).toHaveText(forThree);
  await page.goto('/home');
  await timers.getByRole('button', { name: /: pause$/ }).click();
  await timers.getByRole('button', { name: /: resume$/ }).click();
  await timers.getByRole('button', { name: /^1 more minute: / }).click();
  await timers.getByRole('button', { name: /: remove the timer$/ }).click();
  await expect(timers).toHaveCount(0);
});

test('a timer that ends shows a message, and rings in one of two open tabs', async ({ page, context }) => {
  await installClock(page);
  await aRecipe(page, WORDS.en);
  await page
    .getByRole('button', { name: /^Start \d+:\d\d: / })
    .first()
    .click();
  const heard = async (tab: Page) => {
    await tab.evaluate(() => {
      window.addEventListener('munchify:timer', () => document.body.setAttribute('data-rung', ''));
    });
    return () => tab.locator('body[data-rung]').count();
  };
  const other = await context.newPage();
  await installClock(other);
  await other.goto(page.url());
  await expect(other.getByRole('list', { name: 'Timers' })).toBeVisible();
  const rungHere = await heard(page);
  const rungThere = await heard(other);
  await page.clock.fastForward('02:00:00');
  await other.clock.fastForward('02:00:00');
  await expect(page.getByRole('list', { name: 'Timers' }).getByText(/time is up/)).toBeVisible();
  await expect(other.getByRole('list', { name: 'Timers' }).getByText(/time is up/)).toBeVisible();
  expect((await rungHere()) + (await rungThere())).toBe(1);
});

test('a cook goes through all steps by keyboard and on to marking it as cooked', async ({ page }) => {
  await aRecipe(page, WORDS.en);
  const steps = await countSteps(page, WORDS.en);
  await page.getByRole('link', { name: 'Start cooking' }).press('Enter');
  for (let step = 1; step <= steps; step += 1) {
    await expect(page.getByRole('heading', { name: `Step ${step} of ${steps}` })).toBeFocused();
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByRole('heading', { name: 'Enjoy!' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: `Step ${steps} of ${steps}` })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Mark as cooked' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove from today' })).toBeInViewport();
  await expect(page.getByText('1 serving counts towards today.')).toBeVisible();
  await expect(page.locator('#eaten')).toBeFocused();
});

test('starting a timer does not move the step, and the offer of notifications fits below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1_024 });
  // A browser without a screen refuses notifications unasked.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  await aRecipe(page, WORDS.en);
  const steps = page.getByRole('region', { name: WORDS.en.instructions }).locator('li');
  const texts = await steps.allTextContents();
  const timed = texts.findIndex((text) => /Start \d+:\d\d/.test(text)) + 1;
  await page.goto(`${page.url()}?cook=${timed}`);
  const kitchen = page.getByRole('dialog');
  const start = kitchen.getByRole('button', { name: /^Start \d+:\d\d: / }).first();
  await expect(start).toBeVisible();
  const step = kitchen.locator('p[aria-live]');
  const before = await step.boundingBox();
  await start.click();
  await expect(kitchen.getByRole('list', { name: 'Timers' }).getByRole('listitem')).toHaveCount(1);
  await expect(kitchen.getByRole('button', { name: 'Yes, ring' })).toBeInViewport({ ratio: 1 });
  expect(await step.boundingBox()).toEqual(before);
  await expectAccessible(page);
});

test('a step longer than the screen announces the times below the edge, leads there, and names their foods', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  const made = await askAs(page, 'en')('POST', '/api/recipes', {
    title: 'Skillet',
    servings: 2,
    ingredients: ['2 cloves garlic', '3 potatoes', '100 g chorizo'],
    instructions: [
      `Heat the oil well. ${'Take your time, and look at the pan while it warms up. '.repeat(5)}Fry the garlic for 2 minutes. Add the potatoes and fry for 20 minutes, until soft. Add the chorizo and fry for another 5 minutes.`,
    ],
  });
  const { id } = (await made.json()) as { id: number };
  for (const [width, height] of [
    [320, 700],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/recipe/${id}?cook=1`);
    const kitchen = page.getByRole('dialog');
    const start = kitchen.getByRole('button', { name: /^Start 20:00: Potatoes/ });
    await expect(start).not.toBeInViewport({ ratio: 1 });
    const hint = kitchen.getByText('2:00 · 20:00 · 5:00');
    await expect(hint).toBeInViewport({ ratio: 1 });
    await hint.click();
    await expect(hint).toBeHidden();
    await start.click({ trial: true });
  }
  const kitchen = page.getByRole('dialog');
  for (const clock of ['2:00', '20:00', '5:00'])
    await kitchen.getByRole('button', { name: new RegExp(`^Start ${clock}`) }).click();
  const timers = kitchen.getByRole('list', { name: 'Timers' }).getByRole('listitem');
  for (const [index, food] of ['Garlic', 'Potatoes', 'Chorizo'].entries())
    await expect(timers.nth(index).getByText(food, { exact: true })).toBeVisible();
});

test('A tick survives a reload; Back leaves the list, then the kitchen, and cooking continues at the step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await aRecipe(page, WORDS.en);
  const address = page.url();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page).toHaveURL(`${address}?cook=2`);
  await page.getByRole('dialog').getByRole('button', { name: 'Ingredients' }).click();
  await page.getByRole('checkbox').first().check();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(`${address}?cook=2`);
  await page.getByRole('button', { name: 'Black background' }).click();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Continue with step 2' }).click();
  await expect(page).toHaveURL(`${address}?cook=2`);
});

test('On a wide screen each ingredient beside the step is shown once, and the last page is centred', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await aRecipe(page, WORDS.en);
  await page.goto(`${page.url()}?cook=1`);
  const kitchen = page.getByRole('dialog');
  const beside = kitchen.getByRole('region', { name: 'Ingredients' });
  await expect(beside.getByRole('checkbox').first()).toBeVisible();
  await expect(beside.getByRole('textbox', { name: 'Notes' })).toBeVisible();
  await expect(kitchen.getByRole('list', { name: 'For this step' })).toBeHidden();
  await expect(kitchen.getByRole('button', { name: 'Ingredients' })).toBeHidden();
  await kitchen.getByRole('button', { name: 'Next step' }).focus();
  const end = kitchen.getByRole('heading', { name: 'Enjoy!' });
  while (!(await end.isVisible())) await page.keyboard.press('ArrowRight');
  const { x, width } = (await end.boundingBox()) ?? { x: 0, width: 0 };
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(10);
  await expect(kitchen.getByRole('button', { name: 'Ingredients' })).toBeVisible();
});

test('a step is read aloud, and the next ones too, until the cook turns it off', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [{ lang: 'en-GB' }],
        speak: ({ text }: SpeechSynthesisUtterance) => said.push(text),
        cancel: () => undefined,
        said,
      }),
    });
  });
  const said = () => page.evaluate(() => (speechSynthesis as SpeechSynthesis & { said: string[] }).said);
  await aRecipe(page, WORDS.en);
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect.poll(said).toHaveLength(2);
  await page.getByRole('button', { name: 'Stop reading' }).click();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByRole('heading', { name: /^Step 3/ })).toBeFocused();
  expect(await said()).toHaveLength(2);
});

test('the screen stays awake in cook mode', async ({ page }) => {
  await page.addInitScript(() => {
    const locks = new Set<object>();
    const request = async () => {
      const lock = { release: async () => locks.delete(lock) };
      locks.add(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request, locks } });
  });
  const held = () =>
    page.evaluate(() => (navigator.wakeLock as WakeLock & { locks: Set<object> }).locks.size);
  await aRecipe(page, WORDS.en);
  expect(await held()).toBe(0);
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await expect.poll(held).toBe(1);
  await page.getByRole('button', { name: 'Stop cooking' }).click();
  await expect.poll(held).toBe(0);
});
