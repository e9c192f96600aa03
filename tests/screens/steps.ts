import type { Locator, Page } from '@playwright/test';
import { PATHS } from '#web/paths.ts';
import { photo, type Kitchen } from './kitchen.ts';

/** A step towards a screen. */
export type Step = (page: Page, kitchen: Kitchen) => Promise<unknown>;

export const at =
  (path: string): Step =>
  async (page, { recipe, memberRecipe }) => {
    await page.goto(path.replace(PATHS.memberRecipe, memberRecipe).replace(PATHS.recipe, recipe));
    // The document of the plans contains their first screen, inert until the app has started.
    await page.getByRole('heading', { level: 1 }).and(page.locator(':not([inert] *)')).waitFor();
  };

/** Navigates to a screen without reloading the app. */
export const turnTo =
  (path: string): Step =>
  async (page) => {
    await page.evaluate((to) => {
      document.querySelector('main')?.setAttribute('data-left', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.locator('main:not([data-left]) h1').waitFor();
  };

type Role = 'button' | 'link' | 'tab' | 'radio' | 'checkbox';

/** The page, or the dialogs over it, because nothing behind an open dialog can be pressed. */
const IN_REACH = 'body:not(:has(dialog:modal)), dialog:modal';

/** Finds an element by the text of a message. */
const find = (page: Page, { sentences }: Kitchen, role: Role, id: string): Locator =>
  page
    .locator(IN_REACH)
    .getByRole(role, { name: sentences._(id), exact: true })
    .first();

export const press =
  (id: string, role: Role = 'button'): Step =>
  (page, kitchen) =>
    find(page, kitchen, role, id).click();

/** Presses a toggle that only phones have: wider screens show the content at once. */
export const unfold =
  (id: string): Step =>
  async (page, { sentences }) => {
    const named = { name: sentences._(id), exact: true, includeHidden: true };
    const buttons = page.getByRole('button', named);
    await buttons.first().waitFor({ state: 'attached' });
    // Two elements open the menu; one of them is visible.
    const shown = buttons.filter({ visible: true });
    if ((await shown.count()) > 0) await shown.first().click();
  };

export const open =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().click();

export const see =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().waitFor();

export const DIALOG = see('dialog[open]');

export const read =
  (id: string): Step =>
  (page, { sentences }) =>
    page.getByText(sentences._(id)).first().waitFor();

export const fill =
  (id: string, text: string): Step =>
  (page, { sentences }) =>
    page.getByLabel(sentences._(id), { exact: true }).filter({ visible: true }).last().fill(text);

export const select =
  (id: string, option: string): Step =>
  async (page, { sentences }) => {
    await page.getByLabel(sentences._(id), { exact: true }).selectOption(option);
  };

export const choose =
  (...names: string[]): Step =>
  async (page) => {
    await page.getByTestId('photo-input').first().setInputFiles(names.map(photo));
    await page.getByRole('img', { name: new RegExp(` ${names.length}$`) }).waitFor();
  };

/** Chooses a file of another app with the given text. */
export const chooseFile =
  (name: string, text: string): Step =>
  (page) =>
    page
      .getByTestId('files-input')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Goes through all steps of the recipe that is being cooked. */
export const toTheEnd: Step = async (page, { sentences }) => {
  const done = page.getByText(sentences._('cook.enjoy'), { exact: true });
  await page.getByRole('dialog').waitFor();
  while (!(await done.isVisible())) await page.keyboard.press('ArrowRight');
};

/** Starts the first timer of the open recipe. */
export const startTimer: Step = (page) =>
  page
    .getByRole('button', { name: /\d:\d\d/ })
    .first()
    .click();

/** Replaces the server's response, or drops it. */
export const answer =
  (path: string, json?: object | null, status = 200): Step =>
  (page) =>
    page.route(path, (route) => json !== undefined && route.fulfill({ status, json }));

export const offline: Step = async (page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
};

/** Ends the event stream before the recipe is ready. */
export const midSentence: Step = (page, { writing }) =>
  page.evaluate((events) => {
    const ask = window.fetch;
    window.fetch = async (input, init) => {
      if (!String(input instanceof Request ? input.url : input).endsWith('/api/analyze'))
        return ask(input, init);
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode(events)),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  }, writing);
