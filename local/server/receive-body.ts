import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBytes } from './http.ts';

/** Bodies that may be on their way at once, from one address and from all. */
const MOST_OF_AN_ADDRESS = 50;
const MOST_OF_ALL = 200;

type Arrival = { readonly address: string; giveUp(): void };

/** Reads the body of a request. @returns undefined when it is too long; 'given up' when nobody waits for an answer */
type ReceiveBody = (
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes: number,
) => Promise<Buffer | undefined | 'given up'>;

/**
 * Reads bodies, so many at once. Where there are more, the one that has been on its way longest is given up for the
 * newcomer: a body that is meant to arrive takes milliseconds here.
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
      // Whoever has left waits for no answer.
      if (isGivenUp || request.destroyed) return 'given up';
      throw failure;
    } finally {
      arriving.delete(arrival);
    }
  };
}

/** Who has to make room for one more from an address, if anybody has. */
function slowest(arriving: ReadonlySet<Arrival>, address: string): Arrival | undefined {
  const same = [...arriving].filter((each) => each.address === address);
  if (same.length >= MOST_OF_AN_ADDRESS) return same[0];
  const [oldest] = arriving;
  return arriving.size >= MOST_OF_ALL ? oldest : undefined;
}
