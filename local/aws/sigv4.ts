import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LOCAL_CREDENTIALS } from './aws.ts';

/**
 * Verifies a request's signature, which covers its body, with the local stage's credentials. Source: AWS Signature
 * Version 4, Authorization header of S3
 */
export function isSigned(request: {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}): boolean {
  const { method, url, headers, body } = request;
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [keyId, day, region, service] = credential?.split('/') ?? [];
  const payload = String(headers['x-amz-content-sha256']);
  if (!credential || !signedHeaders || !signature || !day || !region || !service) return false;
  if (keyId !== LOCAL_CREDENTIALS.accessKeyId || payload !== sha256(body)) return false;

  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    payload,
  ].join('\n');
  const scope = [day, region, service, 'aws4_request'];
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${LOCAL_CREDENTIALS.secretAccessKey}`);
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
