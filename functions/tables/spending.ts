import * as v from 'valibot';
import type { CallCost, BudgetDay, Budget } from '#core/generation/model/budget.ts';
import { DAY, SECOND } from '#core/time.ts';
import { changeItem, updateItem, type Table } from './table.ts';

/** @param dollarsPerDay absent if a day has no limit */
export const budgetIn = (table: Table, dollarsPerDay: number | undefined): Budget => ({
  ...spendingIn(table),
  ...(dollarsPerDay !== undefined && { perDay: dollarsPerDay * 1_000_000 }),
});

/** `spent` includes reserved amounts, so that one condition limits all requests of a day. */
const spendingIn = (table: Table): Omit<Budget, 'perDay'> => ({
  reserve: async (day, amount, limit) =>
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

  async record(day, { tokens, cost, reserved }: CallCost) {
    const booked = await changeItem(table, keyOf(day), {
      set: 'ADD spent :more, questions :one, inputTokens :input, outputTokens :output SET #ttl = :ttl',
      names: { '#ttl': 'ttl' },
      values: {
        ':more': cost - reserved,
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

const keyOf = (day: BudgetDay) => ({ pk: `SPENT#${day}`, sk: 'SPENT' });

/** Longer than a financial year. */
const KEPT = 400 * DAY;

const forgottenAt = (day: BudgetDay): number => Math.ceil((Date.parse(day) + KEPT) / SECOND);
