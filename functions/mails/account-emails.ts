import type { Language } from '#core/language.ts';
import type { MailContent } from '#core/mail.ts';
import { mailWordsIn } from '../sentences/mail-words.ts';
import type { ContractMail } from './contract-emails.ts';
import type { EmailContent } from './email-html.ts';

type AccountMail = Exclude<MailContent, ContractMail>;

/** IDs of an email's sentences, and the page that its link opens. */
type Template = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Button of the mail. A token, if there is one, is appended to the page's address. */
  readonly action?: { readonly label: string; readonly page: string };
  readonly closing: string;
};

const TEMPLATES: Readonly<Record<AccountMail['type'], Template>> = {
  VerifyEmail: {
    subject: /*i18n*/ 'mail.verify.subject',
    paragraphs: [/*i18n*/ 'mail.verify.welcome', /*i18n*/ 'mail.verify.press'],
    action: { label: /*i18n*/ 'mail.verify.action', page: '/auth?verify=' },
    closing: /*i18n*/ 'mail.verify.closing',
  },
  RegisteredAgain: {
    subject: /*i18n*/ 'mail.registered_again.subject',
    paragraphs: [/*i18n*/ 'mail.registered_again.fact', /*i18n*/ 'mail.registered_again.press'],
    action: { label: /*i18n*/ 'mail.registered_again.action', page: '/auth?reset=' },
    closing: /*i18n*/ 'mail.registered_again.closing',
  },
  AlreadyRegistered: {
    subject: /*i18n*/ 'mail.already_registered.subject',
    paragraphs: [/*i18n*/ 'mail.already_registered.fact', /*i18n*/ 'mail.already_registered.advice'],
    action: { label: /*i18n*/ 'mail.already_registered.action', page: '/auth' },
    closing: /*i18n*/ 'mail.already_registered.closing',
  },
  ResetPassword: {
    subject: /*i18n*/ 'mail.reset.subject',
    paragraphs: [/*i18n*/ 'mail.reset.fact', /*i18n*/ 'mail.reset.press'],
    action: { label: /*i18n*/ 'mail.reset.action', page: '/auth?reset=' },
    closing: /*i18n*/ 'mail.reset.closing',
  },
  LogInLink: {
    subject: /*i18n*/ 'mail.log_in_link.subject',
    paragraphs: [/*i18n*/ 'mail.log_in_link.fact', /*i18n*/ 'mail.log_in_link.press'],
    action: { label: /*i18n*/ 'mail.log_in_link.action', page: '/auth?login=' },
    closing: /*i18n*/ 'mail.log_in_link.closing',
  },
  PasswordChanged: {
    subject: /*i18n*/ 'mail.password_changed.subject',
    paragraphs: [/*i18n*/ 'mail.password_changed.fact', /*i18n*/ 'mail.password_changed.advice'],
    action: { label: /*i18n*/ 'mail.password_changed.action', page: '/auth' },
    closing: /*i18n*/ 'mail.password_changed.closing',
  },
  GoogleLinked: {
    subject: /*i18n*/ 'mail.google_linked.subject',
    paragraphs: [/*i18n*/ 'mail.google_linked.fact', /*i18n*/ 'mail.google_linked.advice'],
    action: { label: /*i18n*/ 'mail.password_changed.action', page: '/auth' },
    closing: /*i18n*/ 'mail.password_changed.closing',
  },
  AccountDeleted: {
    subject: /*i18n*/ 'mail.account_deleted.subject',
    paragraphs: [
      /*i18n*/ 'mail.account_deleted.fact',
      /*i18n*/ 'mail.account_deleted.contract',
      /*i18n*/ 'mail.account_deleted.again',
    ],
    closing: /*i18n*/ 'mail.account_deleted.closing',
  },
};

export function accountEmail(mail: AccountMail, language: Language, origin: string): EmailContent {
  const i18n = mailWordsIn(language);
  const { subject, paragraphs, action, closing } = TEMPLATES[mail.type];
  const token = 'token' in mail ? mail.token : '';
  return {
    subject: i18n._(subject),
    paragraphs: paragraphs.map((id) => i18n._(id)),
    ...(action && { action: { label: i18n._(action.label), url: `${origin}${action.page}${token}` } }),
    closing: i18n._(closing),
  };
}
