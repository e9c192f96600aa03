const running = new Set<IDBTransaction>();
let isPutAside = false;

/**
 * Aborts the transactions of a page that enters the back/forward cache, as browsers do for a closed page. WebKit would
 * freeze them, which blocks the database for all other pages. No transaction starts until the page is restored.
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

// A worker has no window. It ends together with the page's library.
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
