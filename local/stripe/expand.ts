import type { StripeData } from './store.ts';
import { shownInvoice } from './subscription-lifecycle.ts';
import { Refusal } from './refusal.ts';

/**
 * Replaces IDs by whole objects as the call's `expand` requests, and removes fields that Stripe returns only on
 * request.
 */
export function expanded(store: StripeData, answer: object, paths: readonly string[]): object {
  const requested = new Set(paths.map((path) => path.replace(/^data\./, '')));
  for (const path of requested)
    if (!EXPANDABLE.has(path))
      throw new Refusal(`This property cannot be expanded (${path}).`, { param: 'expand' });
  if ('data' in answer && Array.isArray(answer.data))
    return { ...answer, data: answer.data.map((each: object) => expandedOne(store, each, requested)) };
  return expandedOne(store, answer, requested);
}

const EXPANDABLE = new Set(['latest_invoice', 'payments']);

function expandedOne(store: StripeData, object: object, paths: ReadonlySet<string>): object {
  const { payments, ...rest } = { payments: undefined, ...object };
  const invoice =
    'latest_invoice' in rest ? store.invoices.find(({ id }) => id === rest.latest_invoice) : undefined;
  return {
    ...rest,
    ...(payments !== undefined && paths.has('payments') && { payments }),
    ...(invoice && paths.has('latest_invoice') && { latest_invoice: shownInvoice(invoice) }),
  };
}
