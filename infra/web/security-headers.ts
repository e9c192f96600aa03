/**
 * Returns the Content Security Policy of a document. It may load our own files and newly taken pictures, nothing else.
 * The manifest falls under `default-src`, because WebKit logs a separate directive as unknown on every page.
 * @param hashes hashes of inline scripts and styles, as `sha256-…`
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

/** Allows the given device features to our own pages, and no others. */
const permissionsPolicy = (allowed: readonly string[]): string =>
  DEVICES.map((device) => `${device}=${allowed.includes(device) ? '(self)' : '()'}`).join(', ');

/**
 * Headers of every response, from CloudFront and the local stage alike. Documents, shared pages and some workers have a
 * stricter policy instead, because this one restricts no worker.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Additional headers of documents. The page that opens Google's popup must be able to see that it closes. */
export const DOCUMENT_HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  'permissions-policy': permissionsPolicy(['camera']),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/**
 * Additional headers of documents with the app. The microphone is for voice control in cook mode, which any page may
 * open without loading another document. The browser asks the user when voice control is turned on.
 */
export const APP_HEADERS = { 'permissions-policy': permissionsPolicy(['camera', 'microphone']) } as const;

/**
 * Headers of the document to which Google's popup returns. They override a document's usual ones: popup and opener must
 * stay in one browsing context group, which needs one policy on every page of the way.
 */
export const POPUP_PATH = '/auth/google';
export const POPUP_HEADERS = { 'cross-origin-opener-policy': 'unsafe-none' } as const;

/**
 * Files of the workers that read pictures and barcodes. Their names change with every build.
 *
 * @internal CloudFront matches them by its own patterns (`infra/web/behaviors.ts`); the local gateway and the tests use
 * this one.
 */
export const WASM_WORKER_PATH = /^\/assets\/(?:barcode|page-pictures|recogniser)\.worker-[\w-]+\.js$/;

/** Headers of these workers. They alone may compile WebAssembly. */
export const WASM_WORKER_HEADERS = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
} as const;

/** Headers of deployed stages: TLS only, for two years, with subdomains. */
export const TRANSPORT_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
} as const;
