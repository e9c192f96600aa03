import { LOCALE } from '#core/language.ts';
import { linkMailedTo, mailsTo } from '../support/mail.ts';
import { LANGUAGES } from '../support/languages.ts';
import {
  anEmail,
  expect,
  expectAccessible,
  logIn,
  PASSWORD,
  REFUSAL,
  register,
  signUp,
  test,
  toastOn,
  WORDS,
} from '../support/test.ts';
import {
  NEW_PASSWORD,
  SAID,
  logOut,
  tryToLogIn,
  guessOften,
  continueWithGoogle,
} from '../account/account-pages.ts';

// `npm test` covers these flows with the real server, without a browser: tests/web/features/auth,
// tests/functions/account.

for (const language of LANGUAGES) {
  const [words, said, locale] = [WORDS[language], SAID[language], LOCALE[language]];

  test.describe(language, () => {
    test.use({ locale });

    test('a stranger signs in with Google, and again', async ({ page }) => {
      const email = anEmail();
      for (const _ of ['new', 'returning']) {
        await page.goto('/auth');
        await continueWithGoogle(page, email, said.byGoogle);
        await expect(page.getByRole('heading', { name: words.whatHaveYouGot })).toBeVisible();
        await logOut(page, words);
      }
    });

    test('A cook who has an account with the address is asked for its password once, and can then log in both ways', async ({
      page,
      allowOnConsole,
    }) => {
      allowOnConsole(REFUSAL);
      const email = await signUp(page, words);
      await logOut(page, words);
      await page.goto('/auth');
      await continueWithGoogle(page, email, said.byGoogle);
      const dialog = page.getByRole('dialog', { name: said.accountThere });
      await dialog.getByLabel(words.password, { exact: true }).fill('Wrong2026pass');
      await dialog.getByRole('button', { name: said.join }).click();
      await expect(toastOn(page, said.doNotMatch)).toBeVisible();
      await dialog.getByLabel(words.password, { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: said.join }).click();
      await expect(page.getByRole('heading', { name: words.whatHaveYouGot })).toBeVisible();
      expect((await mailsTo(page, email))[0]?.subject).toBe(said.googleOpens);
      await logOut(page, words);
      await page.goto('/auth');
      await continueWithGoogle(page, email, said.byGoogle);
      await expect(page.getByRole('heading', { name: words.whatHaveYouGot })).toBeVisible();
    });

    test('an owner whose password others guess logs in on a new device by a mailed link, which makes it known', async ({
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

    test('a cook who has forgotten the password chooses another, and the old one no longer works', async ({
      page,
      allowOnConsole,
    }) => {
      allowOnConsole(REFUSAL);
      const email = await signUp(page, words);
      await logOut(page, words);
      await page.goto('/auth');
      await page.getByRole('button', { name: said.forgotten }).click();
      await expect(page.getByRole('button', { name: said.sendLink })).toBeVisible();
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

    test('A cook who logs in before the address is confirmed gets another link, and the first no longer works', async ({
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
      await expect(page).toHaveURL('/home');
    });
  });
}
