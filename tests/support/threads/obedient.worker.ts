import { parentPort } from 'node:worker_threads';

/** Task that a test gives to a thread. */
type Order =
  | { readonly answers: unknown }
  | { readonly fails: string }
  | { readonly spinsUntil: Int32Array }
  | { readonly takes: 'all memory' };

parentPort?.on('message', (order: Order) => {
  if ('fails' in order) return parentPort?.postMessage({ failure: order.fails });
  parentPort?.postMessage({ answer: answerTo(order) });
});

function answerTo(order: Exclude<Order, { fails: string }>): unknown {
  if ('answers' in order) return order.answers;
  if ('spinsUntil' in order) {
    // Blocks the thread, as with a hostile page.
    while (Atomics.load(order.spinsUntil, 0) === 0);
    return 'stopped';
  }
  const taken: number[][] = [];
  for (;;) taken.push(Array.from({ length: 10_000 }, (_, index) => index));
}
