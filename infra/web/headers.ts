import { headersOfDocument } from './headers-of-document.ts';
import { WASM_WORKER_HEADERS, SECURITY_HEADERS, TRANSPORT_HEADERS } from './security-headers.ts';
import { named } from '../stage/stage.ts';

type Headers = Readonly<Record<string, string>>;

const EVERYWHERE = { ...SECURITY_HEADERS, ...TRANSPORT_HEADERS };

/** Makes CloudFront set these headers, instead of the origin's. */
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

/** Headers that CloudFront only accepts as settings of their own. */
const BY_NAME: Record<
  string,
  (value: string) => aws.types.input.cloudfront.ResponseHeadersPolicySecurityHeadersConfig
> = {
  // The origin of a shared page sends a policy of its own.
  'content-security-policy': (contentSecurityPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override: false },
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
export const wasmWorkerHeaders = policy('WasmWorkerHeaders', { ...EVERYWHERE, ...WASM_WORKER_HEADERS }).id;

/** Makes the header policy of a document. It allows inline scripts and styles by their hashes. */
export const headersFor = (name: string, html: string, more: Headers = {}): $util.Output<string> =>
  policy(`${name}Headers`, { ...EVERYWHERE, ...headersOfDocument(html), ...more }).id;
