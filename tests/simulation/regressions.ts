import type { Life, Moment } from './simulation.test.ts';

const moment = (deeds: Moment['deeds'], faults: Moment['faults'] = []): Moment => ({
  deeds,
  faults,
  moods: [],
  hoursLater: 0,
});
const deed = (does: Moment['deeds'][number]['does'], recipe = 0) => ({ device: 0, does, recipe }) as const;

/** Lives in which something once went wrong: they are lived again before all others. */
export const KEPT: readonly Life[] = [
  // The badge of the first recipe could not be settled, and there was no second one to make up for it.
  [0, [moment([deed('wish'), deed('cook')], [{ type: 'fails before', call: 11 }])]],
  // A function died when the recipe was charged for; the recipe was deleted, and its wish charged for another one.
  [
    1577750469,
    [
      moment([deed('wish')], [{ type: 'dies after', call: 9 }]),
      moment([deed('cook')]),
      moment([deed('syncOutbox')]),
      moment([deed('wish'), deed('delete')]),
    ],
  ],
  // A function died before a variation was paid for, and by the next request what it varies had been deleted.
  [
    0,
    [
      moment([deed('wish'), deed('wish')]),
      moment([deed('wish')]),
      moment([deed('wish'), deed('delete', 1)]),
      moment([deed('vary', 5)], [{ type: 'dies after', call: 11 }]),
      moment([deed('syncOutbox')]),
    ],
  ],
];
