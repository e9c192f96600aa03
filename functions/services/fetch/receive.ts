import type { IncomingMessage } from 'node:http';
import { PassThrough, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Unreachable } from './unreachable.ts';

/** Of a truncated stream, the received part counts, as in browsers. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH };

/** A map, because objects inherit keys such as `__proto__`. */
const DECODERS = new Map<string, () => Duplex>([
  ['identity', () => new PassThrough()],
  ['gzip', () => createGunzip(LENIENT)],
  ['x-gzip', () => createGunzip(LENIENT)],
  ['deflate', () => createInflate(LENIENT)],
  ['br', () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })],
]);

/**
 * Reads the body of a successful response, decompressed. Limits its size before and after decompression; only the
 * result is kept in memory.
 * @throws Unreachable if the response is not a success, is too large, or has a compression that we did not ask for
 */
export async function receive(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ readonly bytes: Buffer; readonly type: string | undefined }> {
  const { statusCode = 0, headers } = response;
  try {
    if (statusCode < 200 || statusCode > 299) throw new Unreachable('refused');
    if (Number(headers['content-length']) > maxBytes) throw new Unreachable('too-large');
    const chunks: Buffer[] = [];
    await pipeline(
      response,
      upTo(maxBytes),
      decoderOf(headers['content-encoding']),
      upTo(maxBytes),
      async (source: AsyncIterable<Buffer>) => {
        for await (const chunk of source) chunks.push(chunk);
      },
      { signal },
    );
    return { bytes: Buffer.concat(chunks), type: headers['content-type'] };
  } finally {
    response.destroy();
  }
}

function decoderOf(encoding = ''): Duplex {
  const decoder = DECODERS.get(encoding.trim().toLowerCase() || 'identity');
  if (!decoder) throw new Unreachable('not-html');
  return decoder();
}

const upTo = (maxBytes: number) =>
  async function* limited(source: AsyncIterable<Buffer>) {
    let length = 0;
    for await (const chunk of source) {
      length += chunk.length;
      if (length > maxBytes) throw new Unreachable('too-large');
      yield chunk;
    }
  };
