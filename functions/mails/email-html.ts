import type { Language } from '#core/language.ts';
import { escape } from '../sentences/escape-html.ts';

/** Content of an email, before it is formatted. */
export type EmailContent = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing: string;
};

/**
 * Formats an email as HTML that mail programs understand: tables for layout, styles on the elements, no pictures;
 * overlong words are broken. Dark mode swaps a few colours in programs that know the media query; in others the mail
 * stays readable.
 */
export const htmlEmail = (
  { subject, paragraphs, action, closing }: EmailContent,
  signature: readonly string[],
  language: Language,
): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
<style>:root { color-scheme: light dark } @media (prefers-color-scheme: dark) { .desk { background: #171412 !important } .sheet { background: #241f1c !important } .ink { color: #f3ece4 !important } .quiet { color: #b9aaa0 !important } .button { background: #ff8a6b !important; color: #241a17 !important } }</style>
</head>
<body class="desk" style="margin:0;background:#fbf6ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;max-width:480px"><tr><td class="sheet" align="left" style="background:#ffffff;border-radius:14px;padding:28px 20px;font:17px/1.55 Figtree,Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word">
<h1 class="ink" style="margin:0 0 24px;color:#241a17;font:600 24px/1.2 Fraunces,Georgia,serif">Munchify</h1>
${paragraphs.map((text) => `<p class="ink" style="margin:0 0 16px;color:#241a17">${escape(text)}</p>`).join('\n')}
${action ? button(action) : ''}<p class="quiet" style="margin:0;color:#6b5b52;font-size:15px">${escape(closing)}</p>
</td></tr></table>
<p class="quiet" style="max-width:440px;margin:16px auto 0;color:#6b5b52;font:13px/1.5 Figtree,Arial,sans-serif;overflow-wrap:anywhere">${signature.map(escape).join('<br>')}</p>
</td></tr></table>
</body>
</html>`;

const button = ({ label, url }: NonNullable<EmailContent['action']>) =>
  `<p style="margin:28px 0"><a class="button" href="${escape(url)}" style="display:inline-block;background:#c2371f;color:#ffffff;border-radius:28px;padding:14px 20px;font-weight:600;line-height:1.4;text-align:center;text-decoration:none">${escape(label)}</a></p>\n`;
