import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { linkMailedTo, mailsTo } from '../support/mail.ts';
import {
  anEmail,
  expect,
  expectAccessible,
  logIn,
  openRecipe,
  PASSWORD,
  register,
  signUp,
  test,
  toastOn,
  WORDS,
  type Words,
} from '../support/test.ts';

/** What the browser itself writes when the server says no, and what the specification has us write. */
const REFUSAL = /Failed to load resource|ApiError/;

const NEW_PASSWORD = 'Newer2026pass';

const SAID = {
  en: {
    byGoogle: 'Continue with Google',
    accountThere: 'You already have an account',
    join: 'Link accounts',
    doNotMatch: 'E-mail and password do not match.',
    googleOpens: 'Google is now linked to your Munchify account',
    cancelled: 'Google sign-in was cancelled',
    forgotten: 'Forgot password?',
    sendLink: 'Send reset link',
    ifThereIs: /If an account exists with this e-mail/,
    saveNew: 'Set new password',
    isChanged: 'Your password has been changed',
    wasChanged: 'Your Munchify password has been changed',
    verifyFirst: 'Please verify your email address before logging in',
    resend: 'Send a new link',
    onItsWay: 'A new link is on its way',
    noLonger: 'This link no longer works',
    confirmed: 'Your address is confirmed',
    cook: 'Mark as cooked',
    cooked: 'Remove from today',
    download: 'Download my data',
    deleteAccount: 'Delete account',
    sure: 'Delete your account?',
    keep: 'Keep it',
    forGood: 'Delete for good',
    isDeleted: 'Your account has been deleted',
    wasDeleted: 'Your Munchify account has been deleted',
    loginFailed: 'Login failed',
    signInToSync: 'Sign in to sync',
    tooOften: /^Too many attempts/,
    mailMe: 'Send login link',
    lookIntoMailbox: 'Check your inbox',
    byMail: 'Log in with a link',
  },
  de: {
    byGoogle: 'Weiter mit Google',
    accountThere: 'Du hast schon ein Konto',
    join: 'Konten verbinden',
    doNotMatch: 'E-Mail und Passwort passen nicht zusammen.',
    googleOpens: 'Dein Munchify-Konto ist jetzt mit Google verbunden',
    cancelled: 'Die Anmeldung mit Google wurde abgebrochen',
    forgotten: 'Passwort vergessen?',
    sendLink: 'Link senden',
    ifThereIs: /Wenn es zu dieser E-Mail-Adresse ein Konto gibt/,
    saveNew: 'Neues Passwort speichern',
    isChanged: 'Dein Passwort ist geändert',
    wasChanged: 'Dein Passwort für Munchify wurde geändert',
    verifyFirst: 'Bitte bestätige deine E-Mail-Adresse, bevor du dich anmeldest',
    resend: 'Neuen Link senden',
    onItsWay: 'Ein neuer Link ist unterwegs',
    noLonger: 'Dieser Link gilt nicht mehr',
    confirmed: 'Deine Adresse ist bestätigt',
    cook: 'Als gekocht markieren',
    cooked: 'Von heute entfernen',
    download: 'Meine Daten herunterladen',
    deleteAccount: 'Konto löschen',
    sure: 'Dein Konto löschen?',
    keep: 'Behalten',
    forGood: 'Endgültig löschen',
    isDeleted: 'Dein Konto ist gelöscht',
    wasDeleted: 'Dein Konto bei Munchify ist gelöscht',
    loginFailed: 'Anmeldung fehlgeschlagen',
    signInToSync: 'Anmelden und synchronisieren',
    tooOften: /^Zu viele Versuche/,
    mailMe: 'Link zum Anmelden senden',
    lookIntoMailbox: 'Schau in dein Postfach',
    byMail: 'Mit Link anmelden',
  },
} as const;

async function logOut(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.menu }).click();
  await page.getByRole('button', { name: words.logOut }).click();
  await expect(page.getByRole('link', { name: words.joinNow })).toBeVisible();
}

/** Types both and presses; what comes of it is for the journey to see. */
async function tryToLogIn(page: Page, words: Words, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
}

/** As many wrong passwords as keep a device out that was never in. */
async function guessOften(origin: string, email: string): Promise<void> {
  const statuses: number[] = [];
  for (let guess = 0; guess < 21; guess += 1) {
    const { status } = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: `Guess${guess}abc` }),
    });
    statuses.push(status);
  }
  expect(statuses.at(-1)).toBe(429);
}

/** Goes through the popup as somebody with this address at Google. */
async function continueWithGoogle(page: Page, email: string, button: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByLabel('E-mail').fill(email);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await closed;
}

/** What the device holds of somebody. */
const heldBy = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).filter(({ name }) => name?.startsWith('munchify')).length,
    photos: await caches.has('photos'),
    things: Object.keys(localStorage).filter((key) => key !== 'preferredLanguage'),
  }));

/** Downloads everything. @returns the files of the archive by their names */
async function downloaded(page: Page, button: string): Promise<Record<string, Uint8Array>> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('munchify.zip');
  return unzipSync(await readFile(await download.path()));
}

for (const language of ['en', 'de'] as const) {
  const [words, said, locale] = [WORDS[language], SAID[language], language === 'en' ? 'en-GB' : 'de-DE'];

  test.describe(language, () => {
    test.use({ locale });

    test('a stranger comes in by Google, and again', async ({ page }) => {
      const email = anEmail();
      for (const _ of ['new', 'returning']) {
        await page.goto('/auth');
        await continueWithGoogle(page, email, said.byGoogle);
        await expect(page.getByRole('heading', { name: words.whatHaveYouGot })).toBeVisible();
        await logOut(page, words);
      }
    });

    test('who has an account with the address is asked for its password once, and comes in by both', async ({
      page,
      allowOnConsole,
    }) => {
      allowOnConsole(REFUSAL);
      const email = await signUp(page, words);
      await logOut(page, words);
      await page.goto('/auth');
      await continueWithGoogle(page, email, said.byGoogle);
      const dialog = page.getByRole('dialog', { name: said.accountThere });
      await dialog.getByLabel(words.password).fill('Wrong2026pass');
      await dialog.getByRole('button', { name: said.join }).click();
      await expect(toastOn(page, said.doNotMatch)).toBeVisible();
      await dialog.getByLabel(words.password).fill(PASSWORD);
      await dialog.getByRole('button', { name: said.join }).click();
      await expect(page.getByRole('heading', { name: words.whatHaveYouGot })).toBeVisible();
      expect((await mailsTo(page, email))[0]?.subject).toBe(said.googleOpens);
      await logOut(page, words);
      await page.goto('/auth');
      await continueWithGoogle(page, email, said.byGoogle);
      await expect(page.getByRole('heading', { name: words.whatHaveYouGot })).toBeVisible();
    });

    test('a cook who has forgotten the password chooses another, and the old one opens nothing', async ({
      page,
      allowOnConsole,
    }) => {
      allowOnConsole(REFUSAL);
      const email = await signUp(page, words);
      await logOut(page, words);
      await page.goto('/auth');
      await page.getByRole('button', { name: said.forgotten }).click();
      await expectAccessible(page);
      await page.getByLabel(words.email).fill(email);
      await page.getByRole('button', { name: said.sendLink }).click();
      await expect(page.getByText(said.ifThereIs)).toBeVisible();
      await page.goto(await linkMailedTo(page, email, 'reset='));
      await expect(page).toHaveURL(/\/auth$/);
      await expectAccessible(page);
      await page.getByLabel(words.password, { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel(words.confirmPassword).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: said.saveNew }).click();
      await expect(toastOn(page, said.isChanged)).toBeVisible();
      expect((await mailsTo(page, email))[0]?.subject).toBe(said.wasChanged);
      await tryToLogIn(page, words, email);
      await expect(toastOn(page, said.doNotMatch)).toBeVisible();
      await tryToLogIn(page, words, email, NEW_PASSWORD);
      await expect(page.getByRole('heading', { name: words.whatHaveYouGot })).toBeVisible();
    });

    test('an owner whose password others guess comes in on a new device by a mailed link, which then is known', async ({
      page,
      browser,
      server,
      allowOnConsole,
    }) => {
      allowOnConsole(REFUSAL);
      const email = await signUp(page, words);
      await guessOften(server.origin, email);
      const elsewhere = await browser.newContext({ baseURL: server.origin, locale });
      const device = await elsewhere.newPage();
      await device.goto('/auth');
      await tryToLogIn(device, words, email);
      await expect(device.getByText(said.tooOften)).toBeVisible();
      await expectAccessible(device);
      await device.getByRole('button', { name: said.mailMe }).click();
      await expect(device.getByText(said.lookIntoMailbox)).toBeVisible();
      await device.goto(await linkMailedTo(device, email, 'login='));
      await expect(device).toHaveURL(/\/auth$/);
      await expect(device.getByRole('heading', { name: said.byMail })).toBeVisible();
      await expectAccessible(device);
      await device.getByRole('button', { name: words.logIn, exact: true }).click();
      await expect(device.getByRole('heading', { name: words.whatHaveYouGot })).toBeVisible();
      await logOut(device, words);
      await guessOften(server.origin, email);
      await device.goto('/auth');
      await logIn(device, words, email);
      await elsewhere.close();
    });

    test('who logs in before the address is confirmed has another link sent, and the first no longer works', async ({
      page,
      allowOnConsole,
    }) => {
      allowOnConsole(REFUSAL);
      const email = await register(page, words);
      const first = await linkMailedTo(page, email, 'verify=');
      await tryToLogIn(page, words, email);
      await expect(page.getByText(said.verifyFirst)).toBeVisible();
      await page.getByRole('button', { name: said.resend }).click();
      await expect(toastOn(page, said.onItsWay)).toBeVisible();
      await page.goto(first);
      await page.getByRole('button', { name: words.confirmAddress }).click();
      await expect(page.getByRole('heading', { name: said.noLonger })).toBeVisible();
      await expectAccessible(page);
      await page.goto(await linkMailedTo(page, email, 'verify='));
      await page.getByRole('button', { name: words.confirmAddress }).click();
      await expect(toastOn(page, said.confirmed)).toBeVisible();
      await logIn(page, words, email);
    });

    test('a cook takes everything along, and leaves for good', async ({
      page,
      browser,
      server,
      allowOnConsole,
    }) => {
      allowOnConsole(REFUSAL);
      const email = await signUp(page, words);
      await openRecipe(page, words, 'tomatoes');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const id = page.url().split('/').at(-1);
      await page.getByRole('button', { name: said.cook }).click();
      await page.getByRole('button', { name: said.cooked }).waitFor();

      await page.goto('/settings');
      const files = await downloaded(page, said.download);
      const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
      const kinds: string[] = read('data.json').map(({ kind }: { kind: string }) => kind);
      expect(new Set(kinds)).toEqual(
        new Set(['sign-in', 'profile', 'recipe', 'cook mark', 'badge progress', 'usage', 'run']),
      );
      const recipe = read(`recipes/${id}.json`);
      expect(recipe).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: title,
        inLanguage: language,
        recipeIngredient: expect.arrayContaining([expect.any(String)]),
        recipeInstructions: expect.arrayContaining([{ '@type': 'HowToStep', text: expect.any(String) }]),
        nutrition: { '@type': 'NutritionInformation', calories: expect.stringMatching(/^\d+ kcal$/) },
      });
      const photo = new URL(recipe.image[0], 'zip:/recipes/').pathname.slice(1);
      expect(Object.keys(files).toSorted()).toEqual(['data.json', photo, `recipes/${id}.json`].toSorted());
      const shown = await page.request.get(`/${photo}`);
      expect(Buffer.from(files[photo] ?? []).equals(await shown.body())).toBe(true);

      const elsewhere = await browser.newContext({ baseURL: server.origin, locale });
      const other = await elsewhere.newPage();
      await other.goto('/auth');
      await logIn(other, words, email);

      await page.getByRole('button', { name: said.deleteAccount }).click();
      const dialog = page.getByRole('dialog', { name: said.sure });
      await dialog.getByRole('button', { name: said.keep }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: said.deleteAccount }).click();
      await expectAccessible(page);
      await dialog.getByLabel(words.password).fill(PASSWORD);
      await dialog.getByRole('button', { name: said.forGood }).click();
      await expect(toastOn(page, said.isDeleted)).toBeVisible();
      await expect.poll(() => heldBy(page)).toEqual({ databases: 0, photos: false, things: [] });

      // The other device is signed out, too.
      await other.goto('/badges');
      await expect(other.getByText(said.signInToSync)).toBeVisible();
      await elsewhere.close();
      await page.goto('/auth');
      await tryToLogIn(page, words, email);
      await expect(toastOn(page, said.loginFailed)).toBeVisible();

      await expect.poll(async () => (await mailsTo(page, email))[0]?.subject).toBe(said.wasDeleted);
      expect((await page.request.get(`/${photo}`)).status()).toBe(404);
    });
  });
}

test('a popup that is closed is told as such, and the login still works', async ({
  page,
  allowOnConsole,
}) => {
  allowOnConsole(/^Cancelled: The user has left/);
  const email = await signUp(page, WORDS.en);
  await logOut(page, WORDS.en);
  await page.goto('/auth');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: SAID.en.byGoogle }).click();
  await (await opened).close();
  await expect(toastOn(page, SAID.en.cancelled)).toBeVisible();
  await logIn(page, WORDS.en, email);
});
