import type { Page } from '@playwright/test';
import type { MailContent } from '#core/mail.ts';
import { operatorOf } from '#core/operator.ts';
import { renderEmail } from '#functions/mails/render-email.ts';
import { COLOUR_RULES, examine } from '../support/accessibility.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const TOKEN = `${'a'.repeat(22)}.${'B'.repeat(43)}`;
const FRAME = { origin: 'https://munchify.example', operator: operatorOf(undefined) };
const AT = Date.UTC(2026, 10, 20, 12);

const CHOSEN = { receivedAt: AT, tier: 'basic', date: '2026-12-31' } as const;

/** One email of every kind. */
const MAILS: { readonly [Type in MailContent['type']]: MailContent } = {
  VerifyEmail: { type: 'VerifyEmail', token: TOKEN },
  RegisteredAgain: { type: 'RegisteredAgain', token: TOKEN },
  AlreadyRegistered: { type: 'AlreadyRegistered' },
  ResetPassword: { type: 'ResetPassword', token: TOKEN },
  LogInLink: { type: 'LogInLink', token: TOKEN },
  PasswordChanged: { type: 'PasswordChanged' },
  GoogleLinked: { type: 'GoogleLinked' },
  AccountDeleted: { type: 'AccountDeleted' },
  CancellationDone: { type: 'CancellationDone', chosen: CHOSEN, endsAt: AT, token: TOKEN },
  WithdrawalReceived: { type: 'WithdrawalReceived', chosen: CHOSEN, token: TOKEN },
  WithdrawalDone: { type: 'WithdrawalDone', receivedAt: AT },
};

for (const language of LANGUAGES) {
  test(`every mail fits a window of 320 pixels and is accessible, in light and dark: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const mail of Object.values(MAILS)) {
      await page.setContent(renderEmail({ language, mail }, FRAME).html);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), mail.type).toBe(320);
      for (const button of await page.getByRole('link').all())
        expect((await button.boundingBox())?.height, mail.type).toBeGreaterThanOrEqual(44);
      expect(await findingsInBothThemes(page), mail.type).toEqual({ light: [], dark: [] });
    }
  });
}

async function findingsInBothThemes(page: Page): Promise<{ light: string[]; dark: string[] }> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await findingsOn(page, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  await page.emulateMedia({ colorScheme: 'dark' });
  return { light, dark: await findingsOn(page, COLOUR_RULES) };
}

async function findingsOn(page: Page, only: readonly string[]): Promise<string[]> {
  const { violations, incomplete } = await examine(page, only);
  // Undecided results of axe count as failures.
  return [...violations, ...incomplete].map(({ id }) => id);
}
