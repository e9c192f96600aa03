import type { Attempts, Counter } from '#core/limits/ports.ts';
import * as v from 'valibot';
import { SECOND } from '#core/time.ts';
import { changeItem, updateItem, type Table } from './table.ts';

export const attemptsIn = (table: Table): Attempts => ({
  async take(counter, most) {
    const counted = await changeItem(table, keyOf(counter), {
      set: 'SET taken = if_not_exists(taken, :none) + :one, #ttl = :ttl',
      if: 'attribute_not_exists(taken) OR taken < :most',
      names: { '#ttl': 'ttl' },
      values: { ':none': 0, ':one': 1, ':most': most, ':ttl': Math.ceil(counter.endsAt / SECOND) },
    });
    return counted === undefined ? 0 : v.parse(Counted, counted).taken;
  },

  async refund(counter) {
    await updateItem(table, keyOf(counter), {
      set: 'SET taken = taken - :one',
      if: 'taken > :none',
      values: { ':one': 1, ':none': 0 },
    });
  },
});

const Counted = v.object({ taken: v.number() });

const keyOf = ({ limit, hash, startsAt }: Counter) => ({
  pk: `RATE#${limit}#${hash}`,
  sk: new Date(startsAt).toISOString(),
});
