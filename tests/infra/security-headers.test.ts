import { expect, test } from 'vitest';
import { headersOfDocument } from '#infra/web/headers-of-document.ts';
import {
  DOCUMENT_HEADERS,
  WASM_WORKER_HEADERS,
  WASM_WORKER_PATH,
  SECURITY_HEADERS,
  TRANSPORT_HEADERS,
} from '#infra/web/security-headers.ts';

test('a deployed stage is reached by TLS only, for two years', () => {
  expect(TRANSPORT_HEADERS['strict-transport-security']).toMatch(/^max-age=63072000; includeSubDomains/);
});

test('a document loads from its own origin, and cannot be framed, injected or sent elsewhere', () => {
  const policy = DOCUMENT_HEADERS['content-security-policy'];
  for (const rule of [
    "default-src 'self'",
    "child-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
  expect(SECURITY_HEADERS['referrer-policy']).toBe('no-referrer');
});

test('a document leaves manifest, fonts and requests to default-src, which every engine supports', () => {
  const told = DOCUMENT_HEADERS['content-security-policy'].split('; ').map((rule) => rule.split(' ')[0]);
  // All fetch directives of the standard, except those for parts of scripts and styles, and frames, which child-src
  // covers.
  const fetching = `child img media object script style worker`.split(' ');
  const others = ['default-src', 'base-uri', 'form-action', 'frame-ancestors'];
  expect(new Set(told)).toEqual(new Set([...fetching.map((kind) => `${kind}-src`), ...others]));
});

test('a document may use only its own inline scripts and styles, by their hashes, and no data: URLs', () => {
  const html =
    '<style>p{}</style><script>a()</script><script type="importmap">{}</script><script type="application/ld+json">[]</script><p>';
  const { 'content-security-policy': policy, ...others } = headersOfDocument(html);
  // Hashed by `printf 'a()' | openssl dgst -sha256 -binary | base64`; the style alike.
  expect(policy).toContain(
    "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=';",
  );
  expect(policy).toContain("style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=';");
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
  expect({ ...others, 'content-security-policy': '' }).toEqual({
    ...DOCUMENT_HEADERS,
    'content-security-policy': '',
  });
  expect(headersOfDocument('<p>')).toEqual(DOCUMENT_HEADERS);
});

test('the microphone is allowed in documents of the app, the camera in all documents, and nothing else in any', () => {
  const policyOf = (html: string) => headersOfDocument(html)['permissions-policy'].split(', ');
  const others = ['geolocation', 'payment', 'usb', 'accelerometer', 'gyroscope', 'magnetometer'];
  const closed = others.map((device) => `${device}=()`);
  expect(policyOf('<div id="root"></div>')).toEqual(['camera=(self)', 'microphone=(self)', ...closed]);
  expect(policyOf('<p>')).toEqual(['camera=(self)', 'microphone=()', ...closed]);
});

test('only the workers that read pictures may compile WebAssembly', () => {
  expect(WASM_WORKER_HEADERS['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  expect('/assets/recogniser.worker-B1_x-9.js').toMatch(WASM_WORKER_PATH);
  expect('/assets/page-pictures.worker-B1_x-9.js').toMatch(WASM_WORKER_PATH);
  expect('/assets/barcode.worker-B1_x-9.js').toMatch(WASM_WORKER_PATH);
  for (const path of ['/assets/app-1.js', '/recogniser.worker-1.js', '/assets/recogniser.worker-1.js/x']) {
    expect(path).not.toMatch(WASM_WORKER_PATH);
  }
});
