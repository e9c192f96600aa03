import type { GatewayResponse } from '../server/gateway.ts';
import { escapeHtml } from './local-page.ts';
import type { Mailbox, SentMail } from '../aws/ses.ts';

/** Serves `/local/mail` with all sent emails, newest first, and `/local/mail.json` for tests. */
export async function mailPage(mailbox: Mailbox, url: URL): Promise<GatewayResponse | undefined> {
  if (url.pathname === '/local/mail.json') {
    const mails = await mailbox.mails(url.searchParams.get('to') ?? undefined);
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(mails) };
  }
  if (url.pathname !== '/local/mail') return undefined;
  const mails = await mailbox.mails();
  return { status: 200, headers: HTML, body: page(mails) };
}

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'",
};

const page = (mails: readonly SentMail[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail · Munchify</title>
<style>
:root { color-scheme: light dark } body { font: 17px/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid #8c7b70; border-radius: 14px; padding: 1rem 1.25rem; margin-block: 1rem } h2 { margin: 0; font-size: 1.25rem }
p { margin: .25rem 0; opacity: .8 } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit } iframe { width: 100%; height: 30rem; border: 0; border-radius: 10px }
</style>
</head>
<body>
<h1>Mail</h1>
${mails.length === 0 ? '<p>No mail has been sent yet.</p>' : mails.map(article).join('\n')}
</body>
</html>`;

const article = ({ to, subject, text, html, sentAt }: SentMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time>${escapeHtml(sentAt)}</time></p>
<pre>${linked(escapeHtml(text))}</pre>
<details><summary>As HTML</summary><iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe></details>
</article>`;

const linked = (text: string) =>
  text.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
