/**
 * Yields items until a signal aborts. SDKs obey the signal only until their stream begins; this also ends a stream that
 * hangs.
 * @param as converts a failure to the thrown error, also that of the signal
 */
export async function* untilAborted<Item>(
  items: AsyncIterable<Item>,
  signal: AbortSignal,
  as: (failure: unknown) => Error,
): AsyncGenerator<Item> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Nothing awaits it between two items: without this, its rejection would count as unhandled.
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
    // Not awaited: a hanging stream would hang here, too.
    void iterator.return?.()?.catch(() => undefined);
  }
}

/** Tells whether a failure comes from a signal. */
export const isAbort = (failure: unknown): boolean =>
  failure instanceof Error && ['AbortError', 'TimeoutError'].includes(failure.name);
