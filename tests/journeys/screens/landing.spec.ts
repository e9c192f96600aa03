import { gzipSync } from 'node:zlib';
import { IS_LONG } from '#tests/long.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  signUp,
  STRANGER,
  test,
  WORDS,
  isKept,
} from '../support/test.ts';
import { LANDING, visitor, expectAllSaid, expectAllShown } from './landing-page.ts';

/** One width a language, but in the long run. German gets the phone, where its long words have least room. */
const WIDTHS = IS_LONG ? { en: [390, 1280], de: [390, 1280] } : { en: [1280], de: [390] };

for (const language of ['en', 'de'] as const) {
  const words = LANDING[language];

  for (const width of WIDTHS[language]) {
    test(`a stranger reads what Munchify is, ${language}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(words.address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAllSaid(page, words);
      await expectAllShown(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessibleInBothThemes(page);
    });
  }

  test(`search engines and link previews get its description, ${language}`, async ({ page }) => {
    await page.goto(words.address);
    await expect(page).toHaveTitle(`${words.title} · Munchify`);
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    const description = (await content('meta[name=description]')) ?? '';
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(await content('meta[property="og:title"]')).toBe(`${words.title} · Munchify`);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toMatch(new RegExp(`^https?://[^/]+${words.address}$`));
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links: HTMLLinkElement[]) =>
        links.map((link) => [link.hreflang, new URL(link.href).pathname]),
      );
    expect(alternates).toEqual([
      ['en', '/'],
      ['de', '/de'],
      ['x-default', '/'],
    ]);
    const shared = new URL((await content('meta[property="og:image"]')) ?? '').pathname;
    expect((await page.request.get(shared)).headers()['content-type']).toBe('image/jpeg');
    const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(told).toMatchObject({ '@type': 'SoftwareApplication', offers: { price: '0' } });
  });

  test(`it can be read with the document alone, ${language}`, async ({ browser, server }) => {
    const html = await (await fetch(server.origin + words.address)).text();
    expect(gzipSync(html).length).toBeLessThanOrEqual(14 * 1024);
    const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(words.address);
    await expectAllSaid(page, words);
    // The amounts follow the servings without a script.
    const recipe = page.getByRole('group', { name: words.servings });
    await expect(page.getByText('600 g')).toBeVisible();
    await recipe.getByRole('radio', { name: '2' }).check();
    await expect(page.getByText('300 g')).toBeVisible();
    await expect(page.getByText('600 g')).toBeHidden();
    await context.close();
  });
}

test('the page loads no script and no more than it shows, all from its own host', async ({ page }) => {
  const asked: { type: string; path: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    asked.push({
      type: request.resourceType(),
      path: new URL(request.url()).pathname,
      bytes: responseBodySize,
    });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter(({ type }) => ['script', 'stylesheet', 'fetch', 'xhr'].includes(type))).toEqual([]);
  const fonts = asked.filter(({ type }) => type === 'font');
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(60 * 1024);
  // The browser takes the best format it supports, in the size it needs.
  const pictures = asked.filter(({ path }) => path.includes('hero-camera'));
  expect(pictures.map(({ path }) => path.replace(/-[^-]+(?=\.)/, ''))).toEqual([
    '/assets/hero-camera-480.avif',
  ]);
});

test('the keyboard goes from top to bottom, and can skip repeated parts', async ({ page }) => {
  await page.goto('/');
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at instanceof HTMLInputElement ? `servings ${at.value}` : at?.textContent;
    });
  const order: unknown[] = [];
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab');
    order.push(await focused());
  }
  expect(order).toEqual([
    'Skip to content',
    'Munchify',
    'Plans & pricing',
    'Start',
    'Start',
    'Try a recipe',
    'servings 4',
    'Start now',
    'Imprint',
    'Privacy',
    'Help',
    'Cancel contracts here',
    'Withdraw from contract',
    'Auf Deutsch',
    // After the last link the focus leaves the page.
    expect.anything(),
  ]);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start', exact: true })).toBeFocused();
});

test('sections appear one after the other, and nothing moves with reduced motion', async ({ page }) => {
  const animations = () =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => {
        const { delay, duration } = effect?.getTiming() ?? {};
        return `${duration} after ${delay}`;
      }),
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Animations are paused at their beginning, otherwise the first would end before the last is seen.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/');
  await expect
    .poll(async () => new Set(await animations()))
    .toEqual(new Set(['500 after 200', '500 after 400', '500 after 600', '500 after 800']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await animations()).toEqual([]);
});

test.describe('the language of the landing page', () => {
  for (const { locale, stored, address, shown } of [
    { locale: 'de-AT', address: '/', shown: 'de' },
    { locale: 'de-DE', address: '/de', shown: 'de' },
    { locale: 'en-US', address: '/', shown: 'en' },
    { locale: 'en-US', address: '/de', shown: 'de' },
    { locale: 'fr-FR', address: '/', shown: 'en' },
    { locale: 'de-DE', stored: 'en', address: '/', shown: 'en' },
    { locale: 'de-DE', stored: 'en', address: '/de', shown: 'en' },
    { locale: 'en-US', stored: 'de', address: '/', shown: 'de' },
  ] as const) {
    const choice = stored ? `has chosen ${stored}` : 'has chosen none';
    test(`A visitor who browses in ${locale} and ${choice} is sent to ${address} in ${shown}`, async ({
      browser,
      server,
    }) => {
      const page = await visitor(browser, server.origin, { locale, ...(stored && { stored }) });
      await page.goto(`${address}?from=a-friend`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING[shown].title);
      await expect(page).toHaveURL(`${LANDING[shown].address}?from=a-friend`);
      await page.context().close();
    });
  }

  test('is the one that the visitor picks, on the next visit and in the app too', async ({
    browser,
    server,
  }) => {
    const page = await visitor(browser, server.origin, { locale: 'en-GB' });
    await page.goto('/');
    await page.getByRole('link', { name: LANDING.en.inOther }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING.de.title);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING.de.title);
    await page.getByRole('link', { name: LANDING.de.join }).click();
    await expect(page.getByRole('tab', { name: WORDS.de.login })).toBeVisible();
    await page.context().close();
  });
});

test('a chosen theme is applied before anything is seen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 20, 18)');
});

test('a stranger is led to the login, a cook to the kitchen, and back', async ({ page, allowOnConsole }) => {
  allowOnConsole(STRANGER);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Start' }).click();
  await page.waitForURL('**/auth');
  await page.getByRole('link', { name: 'Munchify' }).click();
  await page.getByRole('link', { name: 'Plans & pricing' }).click();
  await page.waitForURL('**/plans');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING.en.title);
  await signUp(page, WORDS.en);
  await page.goto('/');
  // The landing page has no navigation, logged in or not.
  await expect(page.getByRole('button', { name: WORDS.en.menu })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: WORDS.en.whatHaveYouGot })).toBeVisible();
  await page.getByRole('button', { name: WORDS.en.menu }).click();
  await page.getByRole('button', { name: WORDS.en.logOut }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING.en.title);
  await expect(page).toHaveURL('/');
});

test('without a connection the app replaces the landing page', async ({ page }) => {
  await signUp(page, WORDS.en);
  await isKept(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING.en.title);
  await page.context().setOffline(true);
  for (const address of ['/', '/de']) {
    await page.goto(address);
    await page.waitForURL('**/home');
    await expect(page.getByRole('heading', { name: WORDS.en.whatHaveYouGot })).toBeVisible();
  }
});
