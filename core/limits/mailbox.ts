import type { Email } from '../email.ts';

/** Whose mailboxes have a name with and without dots, by the domain that they are the same under. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox that mails to an address end up in, for counting them: without what stands behind a plus, and without dots
 * where they mean nothing. Where a provider tells such addresses apart, mailboxes are counted together that are not one;
 * that harms nobody who gets mails at a usual rate.
 */
export function mailboxOf(email: Email): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const dotless = DOTLESS[domain];
  return dotless === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${dotless}`;
}
