import * as v from 'valibot';
import type { Booking, BookDay, Budget } from '#core/generation/model/budget.ts';
import { DAY, SECOND } from '#core/time.ts';
import { changeItem, updateItem, type Table } from './table.ts';

/** `spent` includes what is set aside, so that one condition keeps all requests of a day within the limit. */
export const spendingIn = (table: Table): Omit<Budget, 'perDay'> => ({
  setAside: async (day, amount, limit) =>
    amount <= limit &&
    updateItem(table, keyOf(day), {
      set: 'SET spent = if_not_exists(spent, :none) + :amount, #ttl = :ttl',
      if: 'attribute_not_exists(spent) OR spent <= :rest',
      names: { '#ttl': 'ttl' },
      values: {
        ':none': 0,
        ':amount': amount,
        ':rest': limit - amount,
        ':ttl': forgottenAt(day),
      },
    }),

  async book(day, { tokens, cost, setAside }: Booking) {
    const booked = await changeItem(table, keyOf(day), {
      set: 'ADD spent :more, questions :one, inputTokens :input, outputTokens :output SET #ttl = :ttl',
      names: { '#ttl': 'ttl' },
      values: {
        ':more': cost - setAside,
        ':one': 1,
        ':input': tokens.input,
        ':output': tokens.output,
        ':ttl': forgottenAt(day),
      },
    });
    return v.parse(Booked, booked).spent;
  },
});

const Booked = v.object({ spent: v.number() });

const keyOf = (day: BookDay) => ({ pk: `SPENT#${day}`, sk: 'SPENT' });

/** Spending is stored for longer than a financial year. */
const KEPT = 400 * DAY;

const forgottenAt = (day: BookDay): number => Math.ceil((Date.parse(day) + KEPT) / SECOND);
