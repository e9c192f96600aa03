import { readFile } from 'node:fs/promises';
import { LOCALE } from '#core/language.ts';
import { LONG } from '#tests/long.ts';
import { linkMailedTo } from '../support/mail.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, expectAccessible, signUp, STRANGER, test, toastOn, WORDS } from '../support/test.ts';
import {
  SAID,
  select,
  current,
  pay,
  aBuyer,
  atStripe,
  periodEnd,
  pass,
  inPortal,
  registerHere,
} from './plan-pages.ts';

for (const language of LANGUAGES) {
  const [words, said, locale] = [WORDS[language], SAID[language], LOCALE[language]];

  test.describe(language, () => {
    test.use({ locale });

    test('a monthly plan is bought, renewed, not paid, paid late, and ended', async ({ page }) => {
      const email = await signUp(page, words);
      const totals = async () => (await atStripe(page, email)).invoices.map(({ total }) => total);
      await page.getByRole('button', { name: words.menu }).click();
      await page.getByRole('link', { name: said.plans }).click();
      await expect(page).toHaveTitle(`${said.plans} · Munchify`);
      await expect(page.getByText(said.basicAnnual)).toBeVisible();
      await page.getByRole('button', { name: said.monthly }).click();
      await expect(page.getByText(said.basicMonthly)).toBeVisible();
      await select(page, said, 'Basic').click();
      await expect(page.getByText('Basic, 5.00 € a month')).toBeVisible();
      await pay(page, said, 'Basic');
      await expect(page.getByText(said.perMonth('Basic'))).toBeVisible();
      await expect(current(page, said, 'Basic')).toBeDisabled();
      await expect(page.getByRole('listitem', { name: said.free }).getByRole('button')).toHaveCount(0);
      await page.getByRole('link', { name: said.home }).click();
      await expect(page.getByText(said.left(120))).toBeVisible();

      const bought = await periodEnd(page, email, locale);
      await pass(page, 'renew', email);
      const renewed = await periodEnd(page, email, locale);
      expect(renewed).not.toBe(bought);
      await expect(page.getByText(said.goesOn(renewed))).toBeVisible();
      expect(await totals()).toEqual([500, 500]);

      await pass(page, 'fail', email);
      await page.goto('/settings');
      await expect(page.getByText(said.overdue)).toBeVisible();
      await page.getByRole('link', { name: said.manage }).click();
      await expect(page.getByText(said.isDue)).toBeVisible();
      await expect(page.getByText(said.keeps)).toBeVisible();
      await expect(current(page, said, 'Basic')).toBeDisabled();
      await inPortal(page, said, 'Pay what is due');
      await expect(page.getByText(said.goesOn(await periodEnd(page, email, locale)))).toBeVisible();
      await expect(page.getByText(said.isDue)).toHaveCount(0);
      expect(await totals()).toEqual([500, 500, 500]);

      await inPortal(page, said, 'Cancel plan');
      await expect(page.getByText(said.ends(await periodEnd(page, email, locale)))).toBeVisible();
      await pass(page, 'renew', email);
      await expect(current(page, said, said.free)).toBeDisabled();
      expect((await atStripe(page, email)).subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    });

    test('a stranger who picks a plan is asked once before it is ordered', async ({ page }) => {
      await page.goto('/plans');
      await page.getByRole('button', { name: said.monthly }).click();
      await select(page, said, 'Pro').click();
      await page.waitForURL('**/auth');
      await expect(page.getByText(said.planPicked)).toBeVisible();
      await registerHere(page, words);
      const question = page.getByRole('dialog', { name: said.pickedPro });
      await expect(question).toContainText(said.proMonthly);
      await question.getByRole('button', { name: said.toCheckout }).click();
      await expect(page.getByText('Pro, 10.00 € a month')).toBeVisible();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByText(said.nothingBought)).toBeVisible();
      await page.reload();
      // A reload neither asks nor orders again.
      await expect(select(page, said, 'Pro')).toBeEnabled();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(/\/plans/);
    });

    test(
      'A cook who picks the free plan is told on the home page that they have it',
      LONG,
      async ({ page }) => {
        await page.goto('/plans');
        await page.getByRole('link', { name: said.loginToStart }).click();
        await registerHere(page, words);
        await page.waitForURL('**/home');
        await expect(toastOn(page, said.freeActivated)).toBeVisible();
      },
    );

    test(
      'a contract is cancelled without login, and the mailed link takes that back',
      LONG,
      async ({ page, allowOnConsole }) => {
        allowOnConsole(STRANGER);
        const email = await aBuyer(page, words, said);
        await page.context().clearCookies();
        await page.evaluate(() => localStorage.clear());
        await page.goto('/plans');
        await page.getByRole('link', { name: said.toCancel }).click();
        await page.getByRole('button', { name: said.cancel }).click();
        await expect(page.getByText(said.nameContract)).toBeVisible();
        await page.getByLabel(words.email).fill(email);
        await page.getByLabel(said.contract).selectOption('Basic');
        await page.getByRole('button', { name: said.cancel }).click();
        await expect(page.getByText(said.cancelled)).toBeVisible();
        await expect(page.locator('time')).toContainText(said.at);
        await expectAccessible(page);
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: said.saveReceipt }).click();
        const receipt = await readFile(await (await saving).path(), 'utf8');
        expect(receipt).toMatch(said.at);
        expect(receipt).toContain(`${said.contract}: Basic`);
        expect(receipt).toContain(email);
        const ends = async () =>
          (await atStripe(page, email)).subscriptions.map((each) => each.cancel_at_period_end);
        await expect.poll(ends).toEqual([true]);
        await page.goto(await linkMailedTo(page, email, 'undo='));
        await expect(page).toHaveURL(/\/contract\/cancel$/);
        await page.getByRole('button', { name: said.takeBack }).click();
        await expect(page.getByText(said.runsOn)).toBeVisible();
        expect(await ends()).toEqual([false]);
      },
    );
  });
}
