import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linkMailedTo } from '../support/mail.ts';
import {
  expect,
  expectAccessible,
  PASSWORD,
  register,
  signUp,
  test,
  testWithOwnServer,
  toastOn,
  WORDS,
  type Words,
} from '../support/test.ts';

const SAID = {
  en: {
    plans: 'Plans',
    monthly: 'Monthly',
    basicMonthly: '€5.00',
    basicAnnual: '€4.25',
    proYear: 'Billed annually, €102.00',
    select: 'Select plan',
    current: 'Current plan',
    home: 'Back to home',
    left: (recipes: number) => `${recipes} of ${recipes} recipes left`,
    is: (plan: string) => `${plan} is yours`,
    perMonth: (plan: string) => `Your plan is ${plan}, billed monthly`,
    perYear: (plan: string) => `Your plan is ${plan}, billed annually`,
    goesOn: (day: string) => `Renews automatically on ${day}`,
    ends: (day: string) => `Ends on ${day}.`,
    keeps:
      /^You keep Basic until \d+ \w+ 20\d\d\. Pay the outstanding amount by then, and nothing changes\.$/,
    isDue: "A payment didn't go through",
    overdue: 'a payment is due',
    changed: 'Your plan has been changed',
    nothingBought: 'Order not completed',
    onItsWay: 'your plan is on its way',
    manage: 'Manage subscription',
    loginToStart: 'Login to start',
    freeActivated: 'Free plan activated',
    nameContract: 'Please choose your contract',
    contract: 'Contract',
    free: 'Free',
    cancelled: 'We have received your cancellation',
    saveReceipt: 'Save this receipt',
    at: /\d{1,2} \w+ 20\d\d.*\d\d:\d\d:\d\d/,
    takeBack: 'Undo the cancellation',
    runsOn: 'Your contract continues.',
    withdrawn: 'We have received your withdrawal',
    confirmWithdrawal: 'Confirm and get your money back',
    moneyComes: 'your money is on its way back',
  },
  de: {
    plans: 'Tarife',
    monthly: 'Monatlich',
    basicMonthly: '5,00 €',
    basicAnnual: '4,25 €',
    proYear: 'Jährlich abgerechnet, 102,00 €',
    select: 'Tarif wählen',
    current: 'Aktueller Tarif',
    home: 'Zur Startseite',
    left: (recipes: number) => `Noch ${recipes} von ${recipes} Rezepten`,
    is: (plan: string) => `Du hast jetzt ${plan}`,
    perMonth: (plan: string) => `Dein Tarif ist ${plan}, monatlich abgerechnet`,
    perYear: (plan: string) => `Dein Tarif ist ${plan}, jährlich abgerechnet`,
    goesOn: (day: string) => `Verlängert sich am ${day} automatisch`,
    ends: (day: string) => `Endet am ${day}.`,
    keeps:
      /^Du behältst Basic bis zum \d+\. [\wä]+ 20\d\d\. Bezahl bis dahin den offenen Betrag, und alles bleibt, wie es ist\.$/,
    isDue: 'Eine Zahlung ist nicht angekommen',
    overdue: 'eine Zahlung ist offen',
    changed: 'Dein Tarif ist geändert',
    nothingBought: 'Bestellung nicht abgeschlossen',
    onItsWay: 'dein Tarif ist unterwegs',
    manage: 'Abo verwalten',
    loginToStart: 'Anmelden und starten',
    freeActivated: 'Kostenloser Tarif aktiviert',
    nameContract: 'Bitte wähle deinen Vertrag',
    contract: 'Vertrag',
    free: 'Kostenlos',
    cancelled: 'Deine Kündigung ist eingegangen',
    saveReceipt: 'Beleg speichern',
    at: /\d{1,2}\. [\wä]+ 20\d\d.*\d\d:\d\d:\d\d/,
    takeBack: 'Kündigung zurücknehmen',
    runsOn: 'Dein Vertrag läuft weiter.',
    withdrawn: 'Dein Widerruf ist eingegangen',
    confirmWithdrawal: 'Bestätigen und Geld zurückbekommen',
    moneyComes: 'dein Geld ist auf dem Weg zurück zu dir',
  },
} as const;

type Sentences = (typeof SAID)['en' | 'de'];

/** The button of a plan. */
const select = (page: Page, said: Sentences, plan: string) =>
  page.getByRole('listitem', { name: plan }).getByRole('button', { name: said.select });

const current = (page: Page, said: Sentences, plan: string) =>
  page.getByRole('listitem', { name: plan }).getByRole('button', { name: said.current });

/** Pays on the page of the stand-in, and is led back. */
async function pay(page: Page, said: Sentences, plan: string): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/plans?checkout=success');
  await expect(page.getByText(said.is(plan))).toBeVisible();
}

/** Somebody who has just bought Basic for a year. */
async function aBuyer(page: Page, words: Words, said: Sentences): Promise<string> {
  const email = await signUp(page, words);
  await page.goto('/plans');
  await select(page, said, 'Basic').click();
  await pay(page, said, 'Basic');
  return email;
}

/** What Stripe holds of a customer. */
async function atStripe(page: Page, email: string): Promise<Account> {
  return (await page.request.get(`/local/stripe.json?email=${encodeURIComponent(email)}`)).json();
}

type Account = {
  readonly subscriptions: {
    readonly status: string;
    readonly cancel_at_period_end: boolean;
    readonly items: { readonly data: readonly { readonly current_period_end: number }[] };
  }[];
  readonly invoices: { readonly total: number; readonly status: string }[];
  readonly refunds: { readonly amount: number }[];
};

/** The day on which the period ends that is running at Stripe, as the page would say it. */
async function periodEnd(page: Page, email: string, locale: string): Promise<string> {
  const [subscription] = (await atStripe(page, email)).subscriptions;
  const seconds = subscription?.items.data[0]?.current_period_end ?? 0;
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(seconds * 1_000);
}

/** What time does to a contract, and what the cook then sees of it. */
async function pass(page: Page, deed: 'renew' | 'fail', email: string): Promise<void> {
  expect((await page.request.post(`/local/stripe/${deed}`, { data: { email } })).ok()).toBe(true);
  await page.goto('/plans');
}

/** By the portal's page: presses there, and comes back. */
async function inPortal(page: Page, said: Sentences, button: string): Promise<void> {
  await page.getByRole('button', { name: said.manage }).click();
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('link', { name: 'Back' }).click();
}

async function expectRecipes(page: Page, said: Sentences, recipes: number): Promise<void> {
  await page.goto('/home');
  await expect(page.getByText(said.left(recipes))).toBeVisible();
  await page.goto('/plans');
}

for (const language of ['en', 'de'] as const) {
  const [words, said, locale] = [WORDS[language], SAID[language], language === 'en' ? 'en-GB' : 'de-DE'];

  test.describe(language, () => {
    test.use({ locale });

    test('a plan is bought by the month, renewed, not paid, paid after all, and ended', async ({ page }) => {
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

    test('who has left the checkout has bought nothing; a year of Basic is raised and lowered again', async ({
      page,
    }) => {
      const email = await signUp(page, words);
      await page.goto('/plans');
      await expect(page.getByText(said.proYear)).toBeVisible();
      await select(page, said, 'Pro').click();
      await page.getByRole('link', { name: 'Cancel' }).click();
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
      // What was paid for the year is set off, and stays as credit.
      const totals = (await atStripe(page, email)).invoices.map(({ total }) => total);
      expect(totals).toEqual([5100, 5100, 500 - 10200]);
    });

    test('what a stranger picks is ordered when they have registered and logged in', async ({ page }) => {
      await page.goto('/plans');
      await page.getByRole('button', { name: said.monthly }).click();
      await select(page, said, 'Pro').click();
      await page.waitForURL('**/auth');
      await registerHere(page, words);
      await expect(page.getByText('Pro, 10.00 € a month')).toBeVisible();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByText(said.nothingBought)).toBeVisible();
      await page.reload();
      // It was ordered once.
      await expect(select(page, said, 'Pro')).toBeEnabled();
      await expect(page).toHaveURL(/\/plans/);
    });

    test('who picks the free plan is told at home that they have it', async ({ page }) => {
      await page.goto('/plans');
      await page.getByRole('link', { name: said.loginToStart }).click();
      await registerHere(page, words);
      await page.waitForURL('**/home');
      await expect(toastOn(page, said.freeActivated)).toBeVisible();
    });

    test('a contract is cancelled without login, and that is taken back by the mailed link', async ({
      page,
    }) => {
      const email = await aBuyer(page, words, said);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto('/plans');
      await page.getByRole('link', { name: 'Verträge hier kündigen' }).click();
      await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
      await expect(page.getByText(said.nameContract)).toBeVisible();
      await page.getByLabel(words.email).fill(email);
      await page.getByLabel(said.contract).selectOption('Basic');
      await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
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
    });

    test('a contract is withdrawn from, and the money goes back', async ({ page }) => {
      const email = await aBuyer(page, words, said);
      await page.getByRole('link', { name: 'Vertrag widerrufen' }).click();
      await expect(page.getByLabel(words.email)).toHaveValue(email);
      await page.getByLabel(said.contract).selectOption('Basic');
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
      await expect(page.getByText(said.withdrawn)).toBeVisible();
      await page.goto(await linkMailedTo(page, email, 'confirm='));
      await page.getByRole('button', { name: said.confirmWithdrawal }).click();
      await expect(page.getByText(said.moneyComes)).toBeVisible();
      expect(await atStripe(page, email)).toMatchObject({ refunds: [{ amount: 5100 }] });
      await page.goto('/plans');
      await expect(current(page, said, said.free)).toBeDisabled();
    });
  });
}

/** Registers and logs in. The pick is remembered meanwhile. */
async function registerHere(page: Page, words: Words): Promise<void> {
  const email = await register(page, words);
  await page.goto(await linkMailedTo(page, email, 'verify='));
  await page.getByRole('button', { name: words.confirmAddress }).click();
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password).fill(PASSWORD);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
}

test.describe('with a server that dies', () => {
  for (const language of ['en', 'de'] as const) {
    const [words, said] = [WORDS[language], SAID[language]];

    testWithOwnServer.describe(language, () => {
      testWithOwnServer.use({ locale: language === 'en' ? 'en-GB' : 'de-DE' });

      testWithOwnServer(
        'a plan that is paid arrives when it is back',
        async ({ page, server, allowOnConsole }) => {
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
          // Stripe tries again; it has forgotten that it was held back.
          await page.request.post('/local/stripe/deliver', { data: {} });
          await expect(page.getByText(said.is('Basic'))).toBeVisible({ timeout: 60_000 });
        },
      );
    });
  }
});
