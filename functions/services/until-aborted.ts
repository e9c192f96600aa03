/**
 * Items until a signal says stop. Clients heed the signal until their stream begins; a drip that goes on for ever is left
 * here.
 * @param as what a failure, that of the signal included, is told as
 */
export async function* untilAborted<Item>(
  items: AsyncIterable<Item>,
  signal: AbortSignal,
  as: (failure: unknown) => Error,
): AsyncGenerator<Item> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Nobody waits for it between two items.
  aborted.catch(() => undefined);
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]).catch((failure: unknown) => {
        throw as(failure);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a stream that hangs would hang here too.
    void iterator.return?.()?.catch(() => undefined);
  }
}

/** Whether it was a signal that ended something. */
export const isAbort = (failure: unknown): boolean =>
  failure instanceof Error && ['AbortError', 'TimeoutError'].includes(failure.name);
