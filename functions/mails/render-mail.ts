import type { I18n } from '@lingui/core';
import { LOCALE, type Language } from '#core/language.ts';
import type { Declared, Mail, MailContent } from '#core/mail.ts';
import type { EpochMs } from '#core/time.ts';
import { sentencesIn } from '../http/sentences.ts';
import { htmlLetter } from './html-letter.ts';

/** What a mail says, before it is given a form. */
export type Letter = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing: string;
};

/** A mail as it is sent, in the language that it asks for. */
export function renderMail(
  { language, mail }: Pick<Mail, 'language' | 'mail'>,
  origin: string,
): { subject: string; text: string; html: string } {
  const letter = letterOf(mail, language, origin);
  return { subject: letter.subject, text: textLetter(letter), html: htmlLetter(letter, language) };
}

function letterOf(mail: MailContent, language: Language, origin: string): Letter {
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
    case 'CancellationReceived':
      return {
        subject: i18n._('mail.cancellation_received.subject'),
        paragraphs: [
          i18n._('mail.cancellation_received.fact', { at: moment(mail.said.receivedAt, language) }),
          ...declared(mail.said, i18n),
          i18n._('mail.cancellation_received.next'),
        ],
        action: {
          label: i18n._('mail.cancellation_received.action'),
          url: `${origin}/contract/cancel?undo=${mail.token}`,
        },
        closing: i18n._('mail.contract.closing'),
      };
    case 'CancellationDone':
      return {
        subject: i18n._('mail.cancellation_done.subject'),
        paragraphs: [
          i18n._('mail.cancellation_done.fact', {
            at: moment(mail.receivedAt, language),
            end: moment(mail.endsAt, language),
          }),
          i18n._('mail.cancellation_done.until_then'),
        ],
        closing: i18n._('mail.contract.closing'),
      };
    case 'WithdrawalReceived':
      return {
        subject: i18n._('mail.withdrawal_received.subject'),
        paragraphs: [
          i18n._('mail.withdrawal_received.fact', { at: moment(mail.said.receivedAt, language) }),
          ...declared(mail.said, i18n),
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

/** A declaration in the words of who made it: the law wants its content confirmed. */
const declared = ({ contract, name, reason, date }: Declared, i18n: I18n): string[] => [
  i18n._('mail.contract.contract', { contract }),
  ...(name ? [i18n._('mail.contract.name', { name })] : []),
  ...(reason ? [i18n._('mail.contract.reason', { reason })] : []),
  ...(date ? [i18n._('mail.contract.date', { date })] : []),
];

/** Contracts are German ones, and so is their time: "20 November 2026 at 13:00:00 CET". */
const moment = (at: EpochMs, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(at);

const textLetter = ({ paragraphs, action, closing }: Letter): string =>
  [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), closing, 'Munchify'].join('\n\n');
