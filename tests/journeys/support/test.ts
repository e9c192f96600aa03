import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import type { FoodId } from '#core/nutrition/food.ts';
import type { StandInModel } from '#local/models/stand-in-model.ts';
import { PASSWORD } from '#tests/support/api-client.ts';
import { writeY4m } from '#tests/support/y4m.ts';
import { anEmail, askAs, generateRecipe, logInByRequest, makeAccount, type PhotoName } from './ask.ts';
import { BROWSER_ARGUMENTS, cameraShowing, ensureBrowser } from './browser.ts';
import { keepRealTimeout } from './clock.ts';
import { installWhenAsked } from './late-installation.ts';
import { linkMailedTo } from './mail.ts';
import { startServer, startServerWithModel, type Server } from './server.ts';
import { sharedServer } from './shared-server.ts';
import { languageOf, WORDS, type Words } from './words.ts';

type Fixtures = {
  /** Model that generates the recipes, behind Ollama's protocol; the embedded one behind Bedrock's by default. */
  author: StandInModel | undefined;
  server: Server;
  /** Gives the worker its own server, for journeys that kill it or start it with other settings. */
  hasOwnServer: boolean;
  /** Allows a warning or an error on the console. Any other fails the journey. */
  allowOnConsole: (pattern: RegExp) => void;
  watched: undefined;
  /** Makes a new device install the service worker by itself, as in production. */
  installsAtOnce: boolean;
};

type WorkerFixtures = {
  /** Servers of this worker only, by their model. Each is started when a journey first needs it. */
  servers: Map<StandInModel | undefined, Server>;
};

const TOMATOES = join(import.meta.dirname, '../../photos/tomatoes.jpg');

/** A journey: a real browser with a clean console, which contacts only our host, and a real server. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright wants the first parameter destructured.
  launchOptions: [
    async ({}, use, { parallelIndex }) => {
      const film = join(import.meta.dirname, `../../../.cache/tomatoes-${parallelIndex}.y4m`);
      await writeY4m(TOMATOES, film);
      const args = [...BROWSER_ARGUMENTS, ...cameraShowing(film)];
      await use({ args, executablePath: ensureBrowser() });
    },
    { scope: 'worker' },
  ],

  servers: [
    async ({}, use) => {
      const servers = new Map();
      await use(servers);
      for (const server of servers.values()) await server.dispose();
    },
    { scope: 'worker' },
  ],

  author: async ({}, use) => use(undefined),

  hasOwnServer: [false, { option: true }],

  server: async ({ servers, author, hasOwnServer }, use) => {
    if (!author && !hasOwnServer) return use(sharedServer());
    const server = servers.get(author) ?? (await (author ? startServerWithModel(author) : startServer()));
    servers.set(author, server);
    await use(server);
    await server.restart();
  },

  baseURL: async ({ server }, use) => use(server.origin),

  installsAtOnce: [false, { option: true }],

  context: async ({ context, installsAtOnce }, use) => {
    await context.addInitScript(keepRealTimeout);
    if (!installsAtOnce) await context.addInitScript(installWhenAsked);
    await use(context);
  },

  allowOnConsole: async ({}, use) => {
    const patterns: RegExp[] = [];
    await use(Object.assign((pattern: RegExp) => void patterns.push(pattern), { patterns }));
  },

  watched: [
    async ({ context, allowOnConsole }, use) => {
      const told: string[] = [];
      const strangers: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          told.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (failure) => told.push(String(failure.error())));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.hostname !== 'localhost') strangers.push(request.url());
      });
      // Pending requests fail when a journey cuts the connection.
      const setOffline = context.setOffline.bind(context);
      context.setOffline = (isOffline) => {
        allowOnConsole(/net::ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch/);
        return setOffline(isOffline);
      };
      await use(undefined);
      const { patterns } = allowOnConsole as typeof allowOnConsole & { patterns: RegExp[] };
      expect(told.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([]);
      expect(strangers).toEqual([]);
    },
    { auto: true },
  ],
});

/** For `test.use`: animations are on, as for most cooks. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Answer to an unknown device that opens a page for signed-in users. */
export const STRANGER = /status of 401 .*\/api\/user$/;

export { anEmail, expect, PASSWORD };
export { expectAccessible, expectAccessibleInBothThemes } from './accessibility.ts';
export { isKept } from './late-installation.ts';
export { WORDS, type Words };

/** The browser and the app each log an error when the server refuses a request. */
export const REFUSAL = /Failed to load resource|ApiError/;

/** Registers by hand, up to the message about the mail. */
export async function register(page: Page, words: Words, email = anEmail()): Promise<string> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: words.register }).click();
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(words.confirmPassword).fill(PASSWORD);
  await page.getByRole('button', { name: words.createAccount }).click();
  await expect(toastOn(page, words.registered)).toBeVisible();
  return email;
}

/** Makes an account and logs in, without opening a page. Logging in by hand has journeys of its own. */
export async function newCook(page: Page, words: Words, email = anEmail()): Promise<string> {
  const language = languageOf(words);
  await makeAccount(page, language, email);
  await logInByRequest(page, language, email);
  return email;
}

/** Opens the app with a new account, logged in. */
export async function signUp(page: Page, words: Words, email = anEmail()): Promise<string> {
  await newCook(page, words, email);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: words.whatHaveYouGot })).toBeVisible();
  // The page is complete once it is shown.
  await expect(page.getByText(words.allLeft)).toBeVisible();
  return email;
}

/**
 * Generates a recipe from the foods on a photo and opens it. Requesting one by hand has journeys of its own.
 * @returns its ID
 */
export async function openRecipe(
  page: Page,
  words: Words,
  photo: PhotoName,
  more: readonly FoodId[] = [],
): Promise<string> {
  const language = languageOf(words);
  const id = await generateRecipe(askAs(page, language), language, photo, more);
  await page.goto(`/recipe/${id}`);
  await expect(page.getByRole('heading', { name: words.ingredients })).toBeVisible();
  return id;
}

/** Registers, opens the mailed link and confirms, as a person does, which logs this device in. */
export async function signUpByHand(page: Page, words: Words, email = anEmail()): Promise<string> {
  await register(page, words, email);
  await page.goto(await linkMailedTo(page, email, 'verify='));
  await page.getByRole('button', { name: words.confirmAddress }).click();
  await page.waitForURL('**/home');
  await expect(page.getByRole('heading', { name: words.whatHaveYouGot })).toBeVisible();
  return email;
}

/** Logs in on the login page. */
export async function logIn(page: Page, words: Words, email: string): Promise<void> {
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
  await page.waitForURL('**/home');
  await expect(page.getByRole('heading', { name: words.whatHaveYouGot })).toBeVisible();
}

export const toastOn = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: /^(Messages|Meldungen)/ }).getByText(text);

/** Generates a recipe from the chosen photos and waits for its page. */
export async function generate(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.generate }).click();
  await page.waitForURL('**/recipe/*');
  await expect(page.getByRole('heading', { name: words.ingredients })).toBeVisible();
}

/** Chooses photos in the system's picker. */
export async function choosePhotos(page: Page, words: Words, files: string[]): Promise<void> {
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: words.upload }).click(),
  ]);
  await picker.setFiles(files);
}
