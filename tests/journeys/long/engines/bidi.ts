import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../support/browser.ts';
import { WINDOW, type Engine, type Handle, type InPage } from './engine.ts';

export const startChromium = (): Promise<Engine> =>
  start({ browser: 'chrome', executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS] });

export const startFirefox = (executablePath: string, extraPrefsFirefox = {}): Promise<Engine> =>
  start({ browser: 'firefox', executablePath, extraPrefsFirefox });

/** Starts a headless browser, driven by WebDriver BiDi. */
async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...options,
    protocol: 'webDriverBiDi',
    acceptInsecureCerts: true,
    defaultViewport: WINDOW,
  });
  const page = await browser.newPage();
  const called = (inPage: InPage<never, unknown>, args: readonly unknown[]) =>
    `(${inPage.toString()})(...${JSON.stringify(args)})`;
  return {
    version: /\d[\d.]*/.exec(await browser.version())?.[0] ?? '',
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // Its type is that of the function whose text is run.
    run: async (inPage, ...args) => (await page.evaluate(called(inPage, args))) as never,
    async find(inPage, ...args) {
      const found = await page.evaluateHandle(called(inPage, args));
      const element = found.asElement() as ElementHandle | null;
      return element ? handleOf(element) : undefined;
    },
    load: async (script) => void (await page.evaluate(script)),
    picture: async () => Buffer.from(await page.screenshot()),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

const handleOf = (element: ElementHandle): Handle => ({
  click: () => element.click(),
  async type(text) {
    await element.evaluate((field) => (field as HTMLInputElement).select());
    await element.type(text);
  },
  value: () => element.evaluate((field) => (field as HTMLInputElement).value),
  choose: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
});
