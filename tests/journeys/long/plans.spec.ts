import { LOCALE } from '#core/language.ts';
import { LANGUAGES } from '../support/languages.ts';
import { linkMailedTo } from '../support/mail.ts';
import { aBuyer, atStripe, current, expectRecipes, pay, SAID, select } from '../plan/plan-pages.ts';
import { expect, signUp, test, WORDS } from '../support/test.ts';

// Changes of plans and withdrawals are tested without a browser: tests/functions/contract, tests/core/plan.

for (const language of LANGUAGES) {
  const [words, said, locale] = [WORDS[language], SAID[language], LOCALE[language]];

  test.describe(language, () => {
    test.use({ locale });

    test('A cook who has left the checkout has bought nothing; a year of Basic is upgraded and downgraded again', async ({
      page,
    }) => {
      const email = await signUp(page, words);
      await page.goto('/plans');
      await expect(page.getByText(said.proYear)).toBeVisible();
      await select(page, said, 'Pro').click();
      await page.getByRole('link', { name: 'Cancel', exact: true }).click();
      await expect(page.getByText(said.nothingBought)).toBeVisible();
      await expect(current(page, said, said.free)).toBeDisabled();
      await select(page, said, 'Basic').click();
      await expect(page.getByText('Basic, 51.00 € a year')).toBeVisible();
      await pay(page, said, 'Basic');
      await expect(page.getByText(said.perYear('Basic'))).toBeVisible();

      await select(page, said, 'Pro').click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText(said.changed)).toBeVisible();
      await expect(page.getByText(said.perYear('Pro'))).toBeVisible();
      await expectRecipes(page, said, 900);
      await page.getByRole('button', { name: said.monthly }).click();
      await select(page, said, 'Basic').click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText(said.perMonth('Basic'))).toBeVisible();
      await expectRecipes(page, said, 120);
      // The rest of the year's payment is deducted and stays as credit.
      const totals = (await atStripe(page, email)).invoices.map(({ total }) => total);
      expect(totals).toEqual([5100, 5100, 500 - 10200]);
    });

    test('a contract is withdrawn from, and the money is refunded', async ({ page }) => {
      const email = await aBuyer(page, words, said);
      await page.getByRole('link', { name: said.toWithdraw }).click();
      await expect(page.getByLabel(words.email)).toHaveValue(email);
      await page.getByLabel(said.contract).selectOption('Basic');
      await page.getByRole('button', { name: said.withdraw }).click();
      await expect(page.getByText(said.withdrawn)).toBeVisible();
      await page.goto(await linkMailedTo(page, email, 'confirm='));
      await page.getByRole('button', { name: said.confirmWithdrawal }).click();
      await expect(page.getByText(said.moneyComes)).toBeVisible();
      expect(await atStripe(page, email)).toMatchObject({ refunds: [{ amount: 5100 }] });
      await page.goto('/plans');
      await expect(current(page, said, said.free)).toBeDisabled();
    });

    test.describe('an unreachable server', () => {
      test.use({ hasOwnServer: true });

      test('a paid plan arrives when the server is back', async ({ page, server, allowOnConsole }) => {
        allowOnConsole(/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|TypeError: Failed to fetch/);
        await signUp(page, words);
        await page.goto('/plans');
        await page.request.post('/local/stripe/hold', { data: {} });
        await select(page, said, 'Basic').click();
        await page.getByRole('button', { name: 'Pay', exact: true }).click();
        await page.waitForURL('**/plans?checkout=success');
        await expect(page.getByText(said.onItsWay)).toBeVisible();
        await server.kill();
        await server.restart();
        // The restarted stand-in no longer holds events back.
        await page.request.post('/local/stripe/deliver', { data: {} });
        await expect(page.getByText(said.is('Basic'))).toBeVisible({ timeout: 60_000 });
      });
    });
  });
}
