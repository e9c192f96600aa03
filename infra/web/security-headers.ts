/**
 * Returns the Content Security Policy of a document: it may load our own files and pictures just taken, and nothing
 * else. The manifest is left to `default-src`, because WebKit logs its own directive as unknown on every page.
 * @param hashes of the scripts and styles that stand in the document itself, if any, as `sha256-…`
 */
export const contentSecurityPolicy = (
  hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] } = NONE,
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.scripts.map((hash) => `'${hash}'`)].join(' '),
    ["style-src 'self'", ...hashes.styles.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' blob:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "child-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const NONE = { scripts: [], styles: [] };

const DEVICES = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'accelerometer',
  'gyroscope',
  'magnetometer',
];

/** Allows a document's own pages some devices, and no other ones. */
const permissionsPolicy = (allowed: readonly string[]): string =>
  DEVICES.map((device) => `${device}=${allowed.includes(device) ? '(self)' : '()'}`).join(', ');

/**
 * Headers of every response, from CloudFront and from the local stage alike. Documents, shared pages and some workers
 * have a stricter policy in the place of this one, which restricts no worker.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Further headers of documents. The page that opens Google's popup must be able to see that it was closed. */
export const DOCUMENT_HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  'permissions-policy': permissionsPolicy(['camera']),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/**
 * Further headers of documents that the app lives in. The microphone is for what the user says in cook mode, which any
 * of its pages may lead to without another document; the browser asks the user when they turn that on.
 */
export const APP_HEADERS = { 'permissions-policy': permissionsPolicy(['camera', 'microphone']) } as const;

/**
 * Headers of the document that Google's popup returns to, over those of every document: it must stay in one browsing
 * context group with the window that opened it, for which every page on the way needs the same policy.
 */
export const POPUP_PATH = '/auth/google';
export const POPUP_HEADERS = { 'cross-origin-opener-policy': 'unsafe-none' } as const;

/**
 * Files of the workers that read pictures and barcodes; their names change with every build.
 *
 * @internal CloudFront matches it by patterns of its own (`infra/web/behaviors.ts`), the local gateway and the tests by
 *   this.
 */
export const WASM_WORKER_PATH = /^\/assets\/(?:barcode|page-pictures|recogniser)\.worker-[\w-]+\.js$/;

/** Headers of these workers: they alone may compile WebAssembly. */
export const WASM_WORKER_HEADERS = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
} as const;

/** Headers of deployed stages: TLS only, for two years, subdomains too. */
export const TRANSPORT_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
} as const;
