import type { Page } from '@playwright/test';
import { linkMailedTo } from '../support/mail.ts';
import { expect, register, signUp, type Words } from '../support/test.ts';

export const SAID = {
  en: {
    plans: 'Plans',
    monthly: 'Monthly',
    planPicked: 'You see your plan again before anything is ordered.',
    pickedPro: 'Order Pro?',
    proMonthly: '€10.00 a month',
    toCheckout: 'Go to checkout',
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
    toCancel: 'Cancel contracts here',
    cancel: 'Cancel now',
    toWithdraw: 'Withdraw from contract',
    withdraw: 'Confirm withdrawal',
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
    planPicked: 'Du siehst deinen Tarif noch einmal, bevor etwas bestellt wird.',
    pickedPro: 'Pro bestellen?',
    proMonthly: '10,00 € im Monat',
    toCheckout: 'Zur Kasse',
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
    toCancel: 'Verträge hier kündigen',
    cancel: 'Jetzt kündigen',
    toWithdraw: 'Vertrag widerrufen',
    withdraw: 'Widerruf bestätigen',
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

export type Sentences = (typeof SAID)['en' | 'de'];

export const select = (page: Page, said: Sentences, plan: string) =>
  page.getByRole('listitem', { name: plan }).getByRole('button', { name: said.select });

export const current = (page: Page, said: Sentences, plan: string) =>
  page.getByRole('listitem', { name: plan }).getByRole('button', { name: said.current });

/** Pays on the stand-in's page, which returns to the plans. */
export async function pay(page: Page, said: Sentences, plan: string): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/plans?checkout=success');
  await expect(page.getByText(said.is(plan))).toBeVisible();
}

/** Signs up a cook who has just bought Basic for a year. @returns the address */
export async function aBuyer(page: Page, words: Words, said: Sentences): Promise<string> {
  const email = await signUp(page, words);
  await page.goto('/plans');
  await select(page, said, 'Basic').click();
  await pay(page, said, 'Basic');
  return email;
}

/** Returns a customer's data at Stripe. */
export async function atStripe(page: Page, email: string): Promise<Account> {
  return (await page.request.get(`/local/stripe.json?email=${encodeURIComponent(email)}`)).json();
}

export type Account = {
  readonly subscriptions: {
    readonly status: string;
    readonly cancel_at_period_end: boolean;
    readonly items: { readonly data: readonly { readonly current_period_end: number }[] };
  }[];
  readonly invoices: { readonly total: number; readonly status: string }[];
  readonly refunds: { readonly amount: number }[];
};

/** Returns the last day of the current period at Stripe, formatted as on the page. */
export async function periodEnd(page: Page, email: string, locale: string): Promise<string> {
  const [subscription] = (await atStripe(page, email)).subscriptions;
  const seconds = subscription?.items.data[0]?.current_period_end ?? 0;
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(seconds * 1_000);
}

/** Renews a contract at Stripe, or makes its payment fail, and opens the plans. */
export async function pass(page: Page, deed: 'renew' | 'fail', email: string): Promise<void> {
  expect((await page.request.post(`/local/stripe/${deed}`, { data: { email } })).ok()).toBe(true);
  await page.goto('/plans');
}

/** Presses a button on the portal's page and returns. */
export async function inPortal(page: Page, said: Sentences, button: string): Promise<void> {
  await page.getByRole('button', { name: said.manage }).click();
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('link', { name: 'Back' }).click();
}

export async function expectRecipes(page: Page, said: Sentences, recipes: number): Promise<void> {
  await page.goto('/home');
  await expect(page.getByText(said.left(recipes))).toBeVisible();
  await page.goto('/plans');
}
/** Registers and confirms the address, which logs in. The app remembers the chosen plan meanwhile. */
export async function registerHere(page: Page, words: Words): Promise<void> {
  const email = await register(page, words);
  await page.goto(await linkMailedTo(page, email, 'verify='));
  await page.getByRole('button', { name: words.confirmAddress }).click();
}
