import type { Language } from '#core/language.ts';
import type { Mail, MailContent } from '#core/mail.ts';
import type { Operator } from '#core/operator.ts';
import { mailWordsIn } from '../sentences/mail-words.ts';
import { accountEmail } from './account-emails.ts';
import { contractEmail } from './contract-emails.ts';
import { htmlEmail, type EmailContent } from './email-html.ts';

/** Parts of an email that do not depend on its content. */
export type EmailFrame = {
  readonly origin: string;
  readonly operator: Operator;
};

/** Renders an email in its recipient's language. The operator's details stand at the end, as in a business letter. */
export function renderEmail(
  { language, mail }: Pick<Mail, 'language' | 'mail'>,
  { origin, operator }: EmailFrame,
): { subject: string; text: string; html: string } {
  const content = emailContentOf(mail, language, origin);
  const signature = signatureOf(operator, language);
  return {
    subject: content.subject,
    text: textEmail(content, signature),
    html: htmlEmail(content, signature, language),
  };
}

function emailContentOf(mail: MailContent, language: Language, origin: string): EmailContent {
  switch (mail.type) {
    case 'CancellationDone':
    case 'WithdrawalReceived':
    case 'WithdrawalDone':
      return contractEmail(mail, language, origin);
    default:
      return accountEmail(mail, language, origin);
  }
}

/** Source: § 5 DDG, § 35a GmbHG */
function signatureOf(operator: Operator, language: Language): string[] {
  const i18n = mailWordsIn(language);
  const { name, street, city, country, representedBy, register, email } = operator;
  return [
    `${name}, ${street}, ${city}, ${country}`,
    i18n._('mail.represented_by', { name: representedBy }),
    ...(register === undefined ? [] : [register]),
    email,
  ];
}

const textEmail = ({ paragraphs, action, closing }: EmailContent, signature: readonly string[]): string =>
  [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    closing,
    ['Munchify', ...signature].join('\n'),
  ].join('\n\n');
