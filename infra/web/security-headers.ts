/**
 * What a document may load: our own origin's files, pictures just taken, and nothing else.
 * @param hashes of the scripts and styles that stand in the document itself, if any, as `sha256-…`
 */
export const contentSecurityPolicy = (
  hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] } = NONE,
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts.map((hash) => `'${hash}'`)].join(' '),
    ["style-src 'self'", ...hashes.styles.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const NONE = { scripts: [], styles: [] };

/** Only the camera, and only for ourselves. */
const PERMISSIONS_POLICY = [
  'camera=(self)',
  ...['microphone', 'geolocation', 'payment', 'usb', 'accelerometer', 'gyroscope', 'magnetometer'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');

/** On every response. The same words are sent by CloudFront and by the local stage. */
export const SECURITY_HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** On documents, beside the others. Whoever opens the popup for Google must be able to tell that it was closed. */
export const DOCUMENT_HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  'permissions-policy': PERMISSIONS_POLICY,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/**
 * On the document that Google leads the popup back to, over those of every document: it must not part from the window
 * that has opened it, which comes with the same word as every page on the way.
 */
export const POPUP_PATH = '/auth/google';
export const POPUP_HEADERS = { 'cross-origin-opener-policy': 'unsafe-none' } as const;

/**
 * The worker's file, whose name changes with every build.
 *
 * @internal CloudFront matches it by a pattern of its own (`infra/behaviors.ts`), the local gateway and the tests by this.
 */
export const RECOGNISER_PATH = /^\/assets\/recogniser\.worker-[\w-]+\.js$/;

/** On the worker that looks at photos, and on nothing else: it alone may compile WebAssembly. */
export const RECOGNISER_HEADERS = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
} as const;

/** On deployed stages, which are reached by TLS alone: for two years, subdomains too. */
export const TRANSPORT_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
} as const;
