import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Reply } from './respond.ts';

/** The highest quality, 11, takes a hundred times as long for a page of 300 KB. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** In order of preference. */
const ENCODINGS = [
  { name: 'br', compress: (text: string) => brotliCompressSync(text, { params: QUALITY }) },
  { name: 'gzip', compress: (text: string) => gzipSync(text) },
] as const;

/**
 * Compresses a text as the client accepts it, because CloudFront compresses only cached answers.
 * @param accepted the header Accept-Encoding
 */
export function compressed(accepted: string, { text, ...reply }: Reply & { readonly text: string }): Reply {
  const encoding = ENCODINGS.find(({ name }) => accepted.includes(name));
  const headers = { ...reply.headers, vary: 'accept-encoding' };
  if (!encoding) return { ...reply, text, headers };
  return {
    ...reply,
    bytes: encoding.compress(text),
    headers: { ...headers, 'content-encoding': encoding.name },
  };
}
