/**
 * Yields items until a signal aborts. Clients obey the signal only until their stream begins; this ends a stream that
 * never does.
 * @param as makes the error of a failure, also of the signal's
 */
export async function* untilAborted<Item>(
  items: AsyncIterable<Item>,
  signal: AbortSignal,
  as: (failure: unknown) => Error,
): AsyncGenerator<Item> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Between two items nothing awaits it, and its rejection must not count as unhandled.
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

/** Tells whether a signal ended something. */
export const isAbort = (failure: unknown): boolean =>
  failure instanceof Error && ['AbortError', 'TimeoutError'].includes(failure.name);
