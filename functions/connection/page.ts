import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Language } from '#core/language.ts';
import { format } from '../http/format.ts';
import type { Reply } from '../http/respond.ts';
import { languageOf, sourceOf } from '../page/document.ts';
import { FORGET_SCRIPT, RETURN_SCRIPT, signInPage, STYLE } from './page-html.ts';

/**
 * Returns a policy for our own images and fonts, inline styles, and scripts that remember where to continue. The form
 * leads to us and from there to the client. Chrome checks each redirect against the policy, also those of the client's
 * own site.
 * @param target sources to which the form may lead; a page without a form has none
 */
const policyOf = (target: string): string =>
  [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    `style-src ${sourceOf(STYLE)}`,
    `script-src ${sourceOf(RETURN_SCRIPT)} ${sourceOf(FORGET_SCRIPT)}`,
    "base-uri 'none'",
    `form-action ${target}`,
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Answers with a page that no site may frame.
 * @param redirect address to which the form's answer leads; undefined without a form
 */
export const page = (status: number, language: Language, text: string, redirect?: string): Reply => ({
  status,
  text,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': policyOf(
      redirect === undefined ? "'none'" : `'self' ${redirect.split(':')[0]}:`,
    ),
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  },
});

type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** Asks visitors to sign in first, and to come back. A program gets 401 instead. */
export const afterSignIn = <Page extends Handler>(handler: Page): Handler & Page =>
  Object.assign(async (event: APIGatewayProxyEventV2) => {
    const answer = await handler(event);
    if (answer.statusCode !== 401) return answer;
    const language = languageOf(event.headers['accept-language']);
    return format(page(401, language, signInPage(language)), event);
  }, handler);
