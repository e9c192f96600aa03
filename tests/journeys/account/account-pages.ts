import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, PASSWORD, type Words } from '../support/test.ts';

export const NEW_PASSWORD = 'Newer2026pass';

export const SAID = {
  en: {
    byGoogle: 'Continue with Google',
    accountThere: 'You already have an account',
    join: 'Link accounts',
    doNotMatch: 'Email and password do not match.',
    googleOpens: 'Google is now linked to your Munchify account',
    cancelled: 'Google sign-in was cancelled',
    forgotten: 'Forgot password?',
    sendLink: 'Send reset link',
    ifThereIs: /If an account exists with this email/,
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
    signInToSync: 'Log in to sync',
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
    noLonger: 'Dieser Link funktioniert nicht mehr',
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

export async function logOut(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.menu }).click();
  await page.getByRole('button', { name: words.logOut }).click();
  await expect(page.getByRole('link', { name: words.joinNow })).toBeVisible();
}

/** Fills in the login form and sends it. */
export async function tryToLogIn(
  page: Page,
  words: Words,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
}

/** Sends wrong passwords until an unknown device is locked out: after 20 within 15 minutes. */
export async function guessOften(origin: string, email: string): Promise<void> {
  let status = 0;
  for (let guess = 0; status !== 429 && guess < 41; guess += 1) {
    ({ status } = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: `Guess${guess}abc` }),
    }));
  }
  expect(status).toBe(429);
}

/** Goes through Google's popup with an address. */
export async function continueWithGoogle(page: Page, email: string, button: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByLabel('Email').fill(email);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await closed;
}

/** Returns the user data on the device. */
export const heldBy = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).filter(({ name }) => name?.startsWith('munchify')).length,
    photos: await caches.has('photos'),
    things: Object.keys(localStorage).filter((key) => key !== 'preferredLanguage'),
  }));

/** Downloads the user's data. @returns the files of the archive by their names */
export async function downloaded(page: Page, button: string): Promise<Record<string, Uint8Array>> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('munchify.zip');
  return unzipSync(await readFile(await download.path()));
}
