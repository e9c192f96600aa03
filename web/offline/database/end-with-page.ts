const running = new Set<IDBTransaction>();
let isPutAside = false;

/**
 * Ends the transactions of a page that enters the back/forward cache, as for a closed page. WebKit freezes them
 * instead, which blocks the database for all other pages. No transaction begins until the page is restored.
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
    // The transaction is already committing.
    if (!(failure instanceof DOMException && failure.name === 'InvalidStateError')) throw failure;
  }
}
