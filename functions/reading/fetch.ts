import { pageFetch } from '../ports.ts';
import { ourOrigin } from '../site.ts';
import { log, traceOf } from '../telemetry/log.ts';

/** Fetches foreign pages for our routes, which invoke it. It has no rights; its log names neither page nor user. */
export const handler = awslambda.streamifyResponse<unknown>(async (event, stream) => {
  const answer = await pageFetch()(event, ourOrigin()).catch((failure: unknown) => {
    log({ level: 'error', event: 'fetch', failure: traceOf(failure) });
    return undefined;
  });
  // Not the failure itself: Lambda would log its message, which may quote an address.
  if (!answer) throw new Error('The page could not be read; the line above says where.');
  stream.end(answer);
});
