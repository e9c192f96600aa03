import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBytes } from './http.ts';

/** Maximum concurrent bodies, from one address and from all. */
const MOST_OF_AN_ADDRESS = 50;
const MOST_OF_ALL = 200;

type Arrival = { readonly address: string; giveUp(): void };

/** Reads the body of a request. @returns undefined if it is too long; 'given up' if no client waits for a response */
type ReceiveBody = (
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes: number,
) => Promise<Buffer | undefined | 'given up'>;

/**
 * Reads request bodies, limited in number. At the limit the oldest one is dropped for the new one: an honest body
 * arrives within milliseconds here.
 */
export function createReceiver(): ReceiveBody {
  // Oldest first.
  const arriving = new Set<Arrival>();
  return async (request, response, maxBytes) => {
    let isGivenUp = false;
    const arrival: Arrival = {
      address: request.socket.remoteAddress ?? '',
      giveUp() {
        isGivenUp = true;
        arriving.delete(arrival);
        response.writeHead(408, { connection: 'close' }).end(() => request.destroy());
      },
    };
    slowest(arriving, arrival.address)?.giveUp();
    arriving.add(arrival);
    try {
      const body = await readBytes(request, maxBytes);
      return isGivenUp ? 'given up' : body;
    } catch (failure) {
      // A client that disconnected waits for no response.
      if (isGivenUp || request.destroyed) return 'given up';
      throw failure;
    } finally {
      arriving.delete(arrival);
    }
  };
}

/** Returns the body to drop before one more from an address is read, if any. */
function slowest(arriving: ReadonlySet<Arrival>, address: string): Arrival | undefined {
  const same = [...arriving].filter((each) => each.address === address);
  if (same.length >= MOST_OF_AN_ADDRESS) return same[0];
  const [oldest] = arriving;
  return arriving.size >= MOST_OF_ALL ? oldest : undefined;
}
