const running = new Set<IDBTransaction>();
let isPutAside = false;

/**
 * Ends the transactions of a page that the browser puts aside to come back to, as it ends those of a page that is closed.
 * WebKit freezes them instead, and no other page could read or write what they hold. Until the page is back it begins none.
 */
export function endWithPage(database: IDBDatabase): void {
  const begin = database.transaction.bind(database);
  database.transaction = (...scope) => {
    if (isPutAside) throw new DOMException('The page was left.', 'AbortError');
    const transaction = begin(...scope);
    running.add(transaction);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => running.delete(transaction));
    return transaction;
  };
}

// A worker has no window. It ends with the page's library.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', ({ persisted }) => {
    isPutAside = persisted;
    if (isPutAside) for (const transaction of running) abort(transaction);
  });
  window.addEventListener('pageshow', () => (isPutAside = false));
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (failure) {
    // It has all that it needs, and is just being stored.
    if (!(failure instanceof DOMException && failure.name === 'InvalidStateError')) throw failure;
  }
}
