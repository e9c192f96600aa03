import type { Page } from '@playwright/test';
import {
  bellOf,
  subscribesHere,
  takenAway,
  timePassesAsleep,
  type Bell,
  type Shown,
} from '../support/bell.ts';
import type { Server } from '../support/server.ts';
import { startServer } from '../support/server.ts';
import { LONG } from '#tests/long.ts';
import { startPushService, type StandInPushService } from '#tests/support/push/stand-in.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  newCook,
  openRecipe,
  test as base,
  toastOn,
  WORDS,
} from '../support/test.ts';

/** A server and a browser that use our stand-in for a push service. */
const test = base.extend<{ pushService: StandInPushService; server: Server }>({
  pushService: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    await service.close();
  },
  server: async ({ pushService }, use) => {
    const server = await startServer({ MUNCHIFY_PUSH_SERVICES: pushService.url });
    await use(server);
    await server.dispose();
  },
});

test.use({ installsAtOnce: true });

/** Signs up and opens a new recipe in cook mode, at its first step with a timer. @returns address of that step */
async function cooks(page: Page): Promise<string> {
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'carrots');
  const steps = page.getByRole('region', { name: WORDS.en.instructions }).locator('li');
  const texts = await steps.allTextContents();
  const timed = texts.findIndex((text) => /Start \d+:\d\d/.test(text)) + 1;
  await page.goto(`${page.url()}?cook=${timed}`);
  return page.url();
}

/** Starts the timer of the step. */
const startTimer = (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Start \d+:\d\d: / })
    .first()
    .click();

/** Taps the bell beside the timer that was started. */
async function ringHere(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, ring' }).click();
  await expect(toastOn(page, 'Your timers now ring here even when the screen is locked')).toBeVisible();
}

/** Returns the n-th shown notification. */
async function shownAs(bell: Bell, count: number): Promise<Shown> {
  await expect.poll(async () => (await bell.asked()).shown.length).toBe(count);
  const shown = (await bell.asked()).shown.at(-1);
  if (!shown) throw new Error('Nothing was shown.');
  return shown;
}

test('a tap on the bell makes a timer ring on a locked phone, and its notification leads to the step', async ({
  page,
  context,
  pushService,
}) => {
  await subscribesHere(context, pushService);
  const address = await cooks(page);
  await startTimer(page);
  await expectAccessible(page);
  await ringHere(page);
  await timePassesAsleep(page);
  const [arrived] = await pushService.arrived(1);
  const { web_push, notification } = JSON.parse(arrived?.text ?? '{}');
  expect(web_push).toBe(8030);
  expect(notification).toMatchObject({
    title: expect.stringMatching(/, step\s\d+$/),
    body: 'Time is up',
    lang: 'en',
    navigate: address,
    actions: [{ title: 'Stop' }, { title: '1 more minute' }],
  });

  const bell = await bellOf(page);
  await bell.deliver(arrived?.text ?? '');
  await shownAs(bell, 1);
  // A visible page rings itself.
  await expect.poll(() => takenAway(page)).toBe(notification.tag);

  await page.goto('about:blank');
  await bell.deliver(arrived?.text ?? '');
  const shown = await shownAs(bell, 2);
  expect(shown).toMatchObject({
    title: notification.title,
    options: { body: 'Time is up', tag: notification.tag, actions: notification.actions },
  });
  await bell.handOver(notification);
  expect(await shownAs(bell, 3)).toEqual(shown);
  await bell.tap(shown);
  const [path = ''] = (await bell.asked()).opened;
  await page.addInitScript(() => {
    window.addEventListener('munchify:timer', () => localStorage.setItem('rang again', '1'));
  });
  await page.goto(new URL(path, address).href);
  expect(page.url()).toBe(address);
  await expect(
    page
      .getByRole('dialog')
      .getByRole('listitem')
      .getByText(/time is up/),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('rang again'))).toBeNull();
});

test(
  'one more minute at the notification rings again, and Stop ends the timer',
  LONG,
  async ({ page, context, pushService }) => {
    await subscribesHere(context, pushService);
    const address = await cooks(page);
    await startTimer(page);
    await ringHere(page);
    const bell = await bellOf(page);
    await timePassesAsleep(page);
    const [arrived] = await pushService.arrived(1);
    await bell.deliver(arrived?.text ?? '');
    const shown = await shownAs(bell, 1);
    await bell.tap(shown, 'more');
    // It runs again once the server has received the extra minute.
    await expect(page.getByRole('dialog').getByRole('button', { name: /: pause$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Stop cooking' }).click();
    await expect(page).not.toHaveURL(address);
    await bell.tap(shown);
    await expect(page).toHaveURL(address);
    await bell.tap(shown, 'stop');
    await expect(page.getByRole('list', { name: 'Timers' })).toHaveCount(0);
  },
);

test(
  'devices that ring are listed in the settings, where one can be tested and removed',
  LONG,
  async ({ page, context, pushService }) => {
    await subscribesHere(context, pushService);
    await newCook(page, WORDS.en);
    await page.goto('/settings');
    const section = page.getByRole('region', { name: 'Devices that ring' });
    await section.getByRole('button', { name: 'Ring on this device' }).click();
    await section.getByRole('button', { name: 'Test ring' }).click();
    const [arrived] = await pushService.arrived(1);
    expect(arrived?.text).toContain('Munchify is ringing');
    await expectAccessibleInBothThemes(page);
    await section.getByRole('button', { name: /^Remove / }).click();
    await expect(section.getByRole('button', { name: 'Ring on this device' })).toBeVisible();
  },
);

test(
  'a cook who never taps the bell downloads nothing for it',
  LONG,
  async ({ page, context, pushService }) => {
    await subscribesHere(context, pushService);
    const downloaded: string[] = [];
    context.on('request', (request) => downloaded.push(new URL(request.url()).pathname));
    await cooks(page);
    await startTimer(page);
    await page.getByRole('dialog').getByRole('button', { name: 'No, thanks' }).click();
    await page.goto('/settings');
    await expect(page.getByRole('button', { name: 'Ring on this device' })).toBeVisible();
    expect(downloaded).toContain('/api/ring-devices');
    expect(downloaded.filter((path) => path.startsWith('/assets/rings-'))).toEqual([]);
  },
);
