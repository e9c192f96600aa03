import { parentPort, workerData } from 'node:worker_threads';
import { answerFetch } from '#functions/services/fetch/answer-fetch.ts';
import type { ReaderData } from './reader.ts';

// Set by `reader.ts`.
const { origin, loopbackHosts, isOffline } = workerData as ReaderData;
const options = {
  loopbackHosts: new Set(loopbackHosts),
  ...(isOffline && { resolve: async () => [] }),
};

parentPort?.on('message', (event: unknown) => {
  void answerFetch(event, origin, options).then(
    (answer) => parentPort?.postMessage({ answer }),
    (failure: unknown) => parentPort?.postMessage({ failure: String(failure) }),
  );
});
