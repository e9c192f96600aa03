import type { Language } from '#core/language.ts';
import type { Mail, MailContent } from '#core/mail.ts';
import { accountEmail } from './account-emails.ts';
import { contractEmail } from './contract-emails.ts';
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
  switch (mail.type) {
    case 'CancellationDone':
    case 'WithdrawalReceived':
    case 'WithdrawalDone':
      return contractEmail(mail, language, origin);
    default:
      return accountEmail(mail, language, origin);
  }
}

const textEmail = ({ paragraphs, action, closing }: EmailContent): string =>
  [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), closing, 'Munchify'].join('\n\n');
