import { met, notApplicable, type Chapter } from './requirement.ts';

const HEADERS = 'infra/web/security-headers.ts';

export const frontend: Chapter = {
  number: 3,
  name: 'Web Frontend Security',
  requirements: {
    '3.2.1': met('nothing is rendered in a wrong context', [HEADERS, "'x-content-type-options': 'nosniff'"]),
    '3.2.2': met('text is shown as text'),
    '3.3.1': met('cookies are Secure and have a prefix'),
    '3.3.2': met('cookies have a SameSite that fits'),
    '3.3.3': met('cookies have the prefix __Host-'),
    '3.3.4': met('cookies that no script needs are HttpOnly'),
    '3.4.1': met('HSTS for a year or longer, with subdomains'),
    '3.4.2': met('no other origin may read answers (CORS)', ['infra/services/gateway.ts', 'cors: false']),
    '3.4.3': met('a Content-Security-Policy restricts what is loaded'),
    '3.4.4': met('every response has nosniff', [HEADERS, "'x-content-type-options': 'nosniff'"]),
    '3.4.5': met('a referrer policy', [HEADERS, "'referrer-policy': 'no-referrer'"]),
    '3.4.6': met('no response may be framed', [
      'tests/local/server/gateway.test.ts',
      'an answer that is no document may not be framed either',
    ]),
    '3.5.1': met('requests of other origins change nothing (CSRF)'),
    '3.5.2': met('no sensitive request without a preflight'),
    '3.5.3': met('GET changes nothing that is sensitive', [
      'tests/functions/account/authorisation.test.ts',
      'A request that another site has a signed-in cook’s browser send changes nothing, on any route',
    ]),
    '3.5.4': notApplicable('separate applications have separate hosts', 'there is one application'),
    '3.5.5': notApplicable(
      'messages of other windows are checked',
      'no window listens to others: messages come from our own workers, and over channels of our own origin',
    ),
    '3.7.1': met('only technology that browsers support', [
      'vite.config.ts',
      "target: 'baseline-widely-available'",
    ]),
    '3.7.2': met(
      'automatic redirects lead to known hosts only',
      ['infra/api/links.ts', "consentUrl: 'https://accounts.google.com/o/oauth2/v2/auth'"],
      ['infra/stage/stripe-prices.ts', 'STRIPE_URL'],
    ),
  },
};
