import type { I18n } from '@lingui/core';
import { LOCALE, type Language } from '#core/language.ts';
import type { DeclaredChoices, Mail, MailContent } from '#core/mail.ts';
import type { EpochMs } from '#core/time.ts';
import { sentencesIn } from '../sentences/sentences.ts';
import { htmlEmail, type EmailContent } from './email-html.ts';

/** Renders an email in its recipient's language. */
export function renderEmail(
  { language, mail }: Pick<Mail, 'language' | 'mail'>,
  origin: string,
): { subject: string; text: string; html: string } {
  const content = emailContentOf(mail, language, origin);
  return { subject: content.subject, text: textEmail(content), html: htmlEmail(content, language) };
}

function emailContentOf(mail: MailContent, language: Language, origin: string): EmailContent {
  const i18n = sentencesIn(language);
  switch (mail.type) {
    case 'VerifyEmail':
      return {
        subject: i18n._('mail.verify.subject'),
        paragraphs: [i18n._('mail.verify.welcome'), i18n._('mail.verify.press')],
        action: { label: i18n._('mail.verify.action'), url: `${origin}/auth?verify=${mail.token}` },
        closing: i18n._('mail.verify.closing'),
      };
    case 'RegisteredAgain':
      return {
        subject: i18n._('mail.registered_again.subject'),
        paragraphs: [i18n._('mail.registered_again.fact'), i18n._('mail.registered_again.press')],
        action: { label: i18n._('mail.registered_again.action'), url: `${origin}/auth?reset=${mail.token}` },
        closing: i18n._('mail.registered_again.closing'),
      };
    case 'AlreadyRegistered':
      return {
        subject: i18n._('mail.already_registered.subject'),
        paragraphs: [i18n._('mail.already_registered.fact'), i18n._('mail.already_registered.advice')],
        action: { label: i18n._('mail.already_registered.action'), url: `${origin}/auth` },
        closing: i18n._('mail.already_registered.closing'),
      };
    case 'ResetPassword':
      return {
        subject: i18n._('mail.reset.subject'),
        paragraphs: [i18n._('mail.reset.fact'), i18n._('mail.reset.press')],
        action: { label: i18n._('mail.reset.action'), url: `${origin}/auth?reset=${mail.token}` },
        closing: i18n._('mail.reset.closing'),
      };
    case 'LogInLink':
      return {
        subject: i18n._('mail.log_in_link.subject'),
        paragraphs: [i18n._('mail.log_in_link.fact'), i18n._('mail.log_in_link.press')],
        action: { label: i18n._('mail.log_in_link.action'), url: `${origin}/auth?login=${mail.token}` },
        closing: i18n._('mail.log_in_link.closing'),
      };
    case 'PasswordChanged':
      return {
        subject: i18n._('mail.password_changed.subject'),
        paragraphs: [i18n._('mail.password_changed.fact'), i18n._('mail.password_changed.advice')],
        action: { label: i18n._('mail.password_changed.action'), url: `${origin}/auth` },
        closing: i18n._('mail.password_changed.closing'),
      };
    case 'GoogleLinked':
      return {
        subject: i18n._('mail.google_linked.subject'),
        paragraphs: [i18n._('mail.google_linked.fact'), i18n._('mail.google_linked.advice')],
        action: { label: i18n._('mail.password_changed.action'), url: `${origin}/auth` },
        closing: i18n._('mail.password_changed.closing'),
      };
    case 'AccountDeleted':
      return {
        subject: i18n._('mail.account_deleted.subject'),
        paragraphs: [
          i18n._('mail.account_deleted.fact'),
          i18n._('mail.account_deleted.contract'),
          i18n._('mail.account_deleted.again'),
        ],
        closing: i18n._('mail.account_deleted.closing'),
      };
    case 'CancellationDone':
      return {
        subject: i18n._('mail.cancellation_done.subject'),
        paragraphs: [
          i18n._('mail.cancellation_done.fact', {
            at: moment(mail.chosen.receivedAt, language),
            end: moment(mail.endsAt, language),
          }),
          ...chosenWords(mail.chosen, i18n),
          i18n._('mail.cancellation_done.until_then'),
          i18n._('mail.cancellation_done.undo'),
        ],
        action: {
          label: i18n._('mail.cancellation_done.action'),
          url: `${origin}/contract/cancel?undo=${mail.token}`,
        },
        closing: i18n._('mail.contract.closing'),
      };
    case 'WithdrawalReceived':
      return {
        subject: i18n._('mail.withdrawal_received.subject'),
        paragraphs: [
          i18n._('mail.withdrawal_received.fact', { at: moment(mail.chosen.receivedAt, language) }),
          ...chosenWords(mail.chosen, i18n),
          i18n._('mail.withdrawal_received.next'),
        ],
        action: {
          label: i18n._('mail.withdrawal_received.action'),
          url: `${origin}/contract/withdraw?confirm=${mail.token}`,
        },
        closing: i18n._('mail.contract.closing'),
      };
    case 'WithdrawalDone':
      return {
        subject: i18n._('mail.withdrawal_done.subject'),
        paragraphs: [i18n._('mail.withdrawal_done.fact', { at: moment(mail.receivedAt, language) })],
        closing: i18n._('mail.contract.closing'),
      };
  }
}

/** Returns the values that were chosen from lists. Free text of a declaration goes to the operator, and into no email. */
const chosenWords = ({ tier, date }: DeclaredChoices, i18n: I18n): string[] => [
  ...(tier ? [i18n._('mail.contract.contract', { contract: i18n._(PLAN_NAMES[tier]) })] : []),
  ...(date ? [i18n._('mail.contract.date', { date })] : []),
];

const PLAN_NAMES = { basic: /*i18n*/ 'plan.basic.name', pro: /*i18n*/ 'plan.pro.name' } as const;

/** Formats a time in Germany, where the contracts are made: "20 November 2026 at 13:00:00 CET". */
const moment = (at: EpochMs, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(at);

const textEmail = ({ paragraphs, action, closing }: EmailContent): string =>
  [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), closing, 'Munchify'].join('\n\n');
