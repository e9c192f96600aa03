import type { Measured } from '../support/measured.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStage } from '#local/stage.ts';
import { anEmail, apiClient } from '#tests/support/api-client.ts';

/** Budget 10: bytes of a response to a poll that finds nothing new. */
export async function polls(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'munchify-bench-'));
  const stage = await startStage({ data, port: 0, app: async () => ({ status: 404 }) });
  try {
    const cookie = await apiClient(stage).signUp(anEmail());
    const ask = (etag?: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { cookie, ...(etag !== undefined && { 'if-none-match': etag }) };
        get(`${stage.gateway}/api/badges/user`, { headers }, (response) => resolve(response.resume())).on(
          'error',
          reject,
        );
      });
    const first = await ask();
    const second = await ask(first.headers.etag);
    const bytes = headerBytes(second);
    return [
      {
        name: '10 headers of an unchanged poll',
        budget: '304, ≤ 400 bytes',
        measured: `${second.statusCode}, ${bytes} bytes`,
        holds: second.statusCode === 304 && bytes <= 400,
      },
    ];
  } finally {
    await stage.close();
    await rm(data, { recursive: true, force: true });
  }
}

/**
 * Counts status line, headers and blank line as sent, without the headers of the connection, which the proxy replaces.
 */
function headerBytes({ statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  let text = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n`;
  for (let at = 0; at < rawHeaders.length; at += 2) text += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`;
  return Buffer.byteLength(`${text}\r\n`);
}
