import { ourOrigin, pageFetch } from '../ports.ts';
import { log, traceOf } from '../telemetry/log.ts';

/**
 * Fetches pages of others for our routes, which invoke it. It has no right to anything of ours, and its log says neither
 * which page it was nor who asked.
 */
export const handler = awslambda.streamifyResponse<unknown>(async (event, stream) => {
  const answer = await pageFetch()(event, ourOrigin()).catch((failure: unknown) => {
    log({ level: 'error', event: 'fetch', failure: traceOf(failure) });
    return undefined;
  });
  // Not the failure itself: Lambda logs the message of what is thrown, which may quote an address.
  if (!answer) throw new Error('The page could not be read; the line above says where.');
  stream.end(answer);
});
