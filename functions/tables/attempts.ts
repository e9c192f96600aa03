import type { Attempts, Counter } from '#core/ports.ts';
import { SECOND } from '#core/time.ts';
import { updateItem, type Table } from './table.ts';

export const attemptsIn = (table: Table): Attempts => ({
  take: (counter, most) =>
    updateItem(table, keyOf(counter), {
      set: 'SET taken = if_not_exists(taken, :none) + :one, #ttl = :ttl',
      if: 'attribute_not_exists(taken) OR taken < :most',
      names: { '#ttl': 'ttl' },
      values: { ':none': 0, ':one': 1, ':most': most, ':ttl': Math.ceil(counter.endsAt / SECOND) },
    }),

  async giveBack(counter) {
    await updateItem(table, keyOf(counter), {
      set: 'SET taken = taken - :one',
      if: 'taken > :none',
      values: { ':one': 1, ':none': 0 },
    });
  },
});

const keyOf = ({ limit, hash, startsAt }: Counter) => ({
  pk: `RATE#${limit}#${hash}`,
  sk: new Date(startsAt).toISOString(),
});
