import type { Email } from '../email.ts';

/** Domains whose mailboxes ignore dots in the name, with their canonical domain. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Returns the mailbox of an address, for counting: without the part behind a plus, and without dots if they have no
 * meaning. Providers that distinguish such addresses get several mailboxes counted together, which is harmless at
 * normal rates.
 */
export function mailboxOf(email: Email): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const dotless = DOTLESS[domain];
  return dotless === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${dotless}`;
}
