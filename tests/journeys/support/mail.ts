import { expect, type Page } from '@playwright/test';

/** A mail as the local stage tells it. */
export type EmailContent = { readonly subject: string; readonly text: string; readonly html: string };

/** What was sent to an address, newest first. */
export async function mailsTo(page: Page, email: string): Promise<EmailContent[]> {
  const mails = await page.request.get(`/local/mail.json?to=${encodeURIComponent(email)}`);
  return mails.json();
}

/** The address in the newest mail that has one which leads to something; some mails are sent by a job, a little later. */
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
