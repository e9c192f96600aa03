import type { Sentences } from '../sentences/sentences.ts';
import { LOCALE, type Language } from '#core/language.ts';
import type { DeclaredChoices, MailContent } from '#core/mail.ts';
import type { EpochMs } from '#core/time.ts';
import { mailWordsIn } from '../sentences/mail-words.ts';
import type { EmailContent } from './email-html.ts';

/** Emails that confirm a declaration about a contract. */
export type ContractMail = Extract<
  MailContent,
  { type: 'CancellationDone' | 'WithdrawalReceived' | 'WithdrawalDone' }
>;

export function contractEmail(mail: ContractMail, language: Language, origin: string): EmailContent {
  const i18n = mailWordsIn(language);
  switch (mail.type) {
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

/** Returns the values that were chosen from lists. Free text of a declaration goes only to the operator. */
const chosenWords = ({ tier, date }: DeclaredChoices, i18n: Sentences): string[] => [
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
