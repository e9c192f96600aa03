import type { InvokedFunction } from '../aws/lambda.ts';
import { isolated } from './isolated.ts';

/** Settings of the threads that read pages and texts. */
export type ReaderData = {
  /** Address of our own pages. */
  readonly origin: string;
  /** Hosts with their ports on the loopback interface whose pages may be read. */
  readonly loopbackHosts: readonly string[];
  /** Resolves no names of the internet. */
  readonly isOffline: boolean;
};

/** Time limit of the deployed function in ms. */
const TIME_LIMIT = 20_000;
const MEMORY = 1_024;

/** Enough for a laptop's cooks: more threads would only hold memory. */
const THREADS = 2;

/**
 * Starts the stand-in for the function that fetches and reads. As deployed, a page that exhausts time or memory affects
 * no other.
 * @param file threads of a test
 */
export function startReader(
  data: ReaderData,
  file = new URL('reader.worker.ts', import.meta.url),
): { readonly invoke: InvokedFunction; close(): Promise<void> } {
  const threads = isolated({ file, data, threads: THREADS, timeLimit: TIME_LIMIT, memory: MEMORY });
  return {
    // The thread answers with what `answerFetch` has returned.
    invoke: async (event) => (await threads.work(event)) as Uint8Array,
    close: () => threads.close(),
  };
}
