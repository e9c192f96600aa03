import type { Action, Round, Scenario } from './scenario.ts';

const round = (actions: Round['actions'], faults: Round['faults'] = []): Round => ({
  actions,
  faults,
  modelScripts: [],
  breaks: null,
  hoursUntilNext: 0,
});
const action = (type: Action['type'], recipe = 0): Action => ({ device: 0, type, recipe });

/** Scenarios that once broke an invariant. They run before all others. */
export const REGRESSIONS: readonly Scenario[] = [
  // The badge of the first recipe could not be updated, and no second recipe made up for it.
  [0, [round([action('generate'), action('cook')], [{ type: 'fails before', call: 11 }])]],
  // A function died when the recipe was charged; the recipe was deleted, and its generation charged for another one.
  [
    1577750469,
    [
      round([action('generate')], [{ type: 'dies after', call: 9 }]),
      round([action('cook')]),
      round([action('sync')]),
      round([action('generate'), action('delete')]),
    ],
  ],
  // A function died before a variation was charged, and its recipe had been deleted before the next request.
  [
    0,
    [
      round([action('generate'), action('generate')]),
      round([action('generate')]),
      round([action('generate'), action('delete', 1)]),
      round([action('vary', 5)], [{ type: 'dies after', call: 11 }]),
      round([action('sync')]),
    ],
  ],
  // A generation was cancelled while it had failed, and was written by a request that waited for it.
  [
    0,
    [
      round([action('generate')], [{ type: 'fails before', call: 1 }]),
      round([action('generate')], [{ type: 'fails before', call: 1 }]),
      round([action('generate')]),
      {
        ...round([action('upgrade'), action('cook')], [{ type: 'hangs after' }, { type: 'request lost' }]),
        modelScripts: ['unavailable'],
      },
      round([action('cancel')]),
    ],
  ],
];
