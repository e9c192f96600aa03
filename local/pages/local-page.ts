import type { GatewayResponse } from '../server/gateway.ts';

/** Returns a page of the local stage: plain, light or dark like the system, without external resources. */
export const localPage = (title: string, main: string): GatewayResponse => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
  },
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Munchify</title>
<style>
:root { color-scheme: light dark } body { font: 17px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 2rem auto; padding: 0 1rem }
button { font: inherit; padding: .6rem 1.2rem; border-radius: 999px; margin-block: .25rem }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>A stand-in on this machine. No money moves.</p>
${main}
</main>
</body>
</html>`,
});

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
