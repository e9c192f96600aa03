import { headersOfDocument } from './headers-of-document.ts';
import { RECOGNISER_HEADERS, SECURITY_HEADERS, TRANSPORT_HEADERS } from './security-headers.ts';
import { named } from '../stage/stage.ts';

type Headers = Readonly<Record<string, string>>;

const EVERYWHERE = { ...SECURITY_HEADERS, ...TRANSPORT_HEADERS };

/** Has CloudFront say these, whatever stands behind it says. */
function policy(name: string, headers: Headers): aws.cloudfront.ResponseHeadersPolicy {
  const items = Object.entries(headers)
    .filter(([header]) => !(header in BY_NAME))
    .map(([header, value]) => ({ header, value, override: true }));
  const own = Object.entries(headers).map(([header, value]) => BY_NAME[header]?.(value));
  return new aws.cloudfront.ResponseHeadersPolicy(name, {
    name: named(name),
    securityHeadersConfig: Object.assign({}, ...own),
    customHeadersConfig: { items },
  });
}

/** CloudFront knows some headers by name, and takes them no other way. */
const BY_NAME: Record<
  string,
  (value: string) => aws.types.input.cloudfront.ResponseHeadersPolicySecurityHeadersConfig
> = {
  'content-security-policy': (contentSecurityPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override: true },
  }),
  'referrer-policy': (referrerPolicy) => ({ referrerPolicy: { referrerPolicy, override: true } }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'strict-transport-security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      includeSubdomains: value.includes('includeSubDomains'),
      preload: value.includes('preload'),
      override: true,
    },
  }),
};

export const everyHeaders = policy('EveryHeaders', EVERYWHERE).id;
export const recogniserHeaders = policy('RecogniserHeaders', { ...EVERYWHERE, ...RECOGNISER_HEADERS }).id;

/** For a document: what stands in it is known by its hash. */
export const headersFor = (name: string, html: string, more: Headers = {}): $util.Output<string> =>
  policy(`${name}Headers`, { ...EVERYWHERE, ...headersOfDocument(html), ...more }).id;
