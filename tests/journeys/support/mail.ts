import { expect, type Page } from '@playwright/test';

/** A mail in the local stage's mailbox. */
export type EmailContent = { readonly subject: string; readonly text: string; readonly html: string };

/** Returns the mails to an address, newest first. */
export async function mailsTo(page: Page, email: string): Promise<EmailContent[]> {
  const mails = await page.request.get(`/local/mail.json?to=${encodeURIComponent(email)}`);
  return mails.json();
}

/**
 * Waits for a mail with a link that contains a text, because jobs send some mails later. @returns the newest such link
 */
export async function linkMailedTo(page: Page, email: string, to: string): Promise<string> {
  let link: string | undefined;
  const look = async () => {
    const links = (await mailsTo(page, email)).flatMap(({ text }) => text.match(/http\S+/g) ?? []);
    link = links.find((url) => url.includes(to));
    return link;
  };
  await expect.poll(look, `${to} mailed to ${email}`).toBeDefined();
  return link ?? '';
}
