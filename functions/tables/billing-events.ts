import type { BillingEventReader, BillingEventWriter } from '#core/plan/ports.ts';
import { DAY, SECOND } from '#core/time.ts';
import { getItem, putItem, type Table } from './table.ts';

/** Stripe tries to deliver an event for three days. */
const KEPT = 30 * DAY;

export const billingEventsIn = (table: Table): BillingEventReader & BillingEventWriter => ({
  isHandled: async (id) => (await getItem(table, keyOf(id))) !== undefined,

  async markHandled(id, now) {
    await putItem(table, { ...keyOf(id), ttl: Math.ceil((now + KEPT) / SECOND) });
  },
});

const keyOf = (id: string) => ({ pk: `EVENT#${id}`, sk: 'EVENT' });
