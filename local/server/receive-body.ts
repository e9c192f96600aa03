import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBytes } from './http.ts';

/** Maximum concurrent bodies, from one address and from all. */
const MAX_PER_ADDRESS = 50;
const MAX_TOTAL = 200;

type Upload = { readonly address: string; drop(): void };

/** Reads the body of a request. @returns undefined if it is too long; 'dropped' if no client waits for a response */
type ReceiveBody = (
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes: number,
) => Promise<Buffer | undefined | 'dropped'>;

/**
 * Reads request bodies, with a limit on concurrent ones. At the limit a new body replaces the oldest one: honest bodies
 * arrive within milliseconds here.
 */
export function createReceiver(): ReceiveBody {
  // Oldest first.
  const uploads = new Set<Upload>();
  return async (request, response, maxBytes) => {
    let isDropped = false;
    const upload: Upload = {
      address: request.socket.remoteAddress ?? '',
      drop() {
        isDropped = true;
        uploads.delete(upload);
        response.writeHead(408, { connection: 'close' }).end(() => request.destroy());
      },
    };
    bodyToDrop(uploads, upload.address)?.drop();
    uploads.add(upload);
    try {
      const body = await readBytes(request, maxBytes);
      return isDropped ? 'dropped' : body;
    } catch (failure) {
      // A client that disconnected waits for no response.
      if (isDropped || request.destroyed) return 'dropped';
      throw failure;
    } finally {
      uploads.delete(upload);
    }
  };
}

/** Returns the body that must be dropped before another one from an address is read, if any. */
function bodyToDrop(uploads: ReadonlySet<Upload>, address: string): Upload | undefined {
  const same = [...uploads].filter((each) => each.address === address);
  if (same.length >= MAX_PER_ADDRESS) return same[0];
  const [oldest] = uploads;
  return uploads.size >= MAX_TOTAL ? oldest : undefined;
}
