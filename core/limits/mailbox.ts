import type { Email } from '../email.ts';

/** Domains whose mailboxes ignore dots in the name, with their canonical domain. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Returns the mailbox that receives emails to an address, for counting: without the part behind a plus, and without
 * dots where they have no meaning. At providers that distinguish such addresses several mailboxes are counted
 * together, which is harmless at normal rates.
 */
export function mailboxOf(email: Email): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const dotless = DOTLESS[domain];
  return dotless === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${dotless}`;
}
