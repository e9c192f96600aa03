import fc from 'fast-check';
import type { Fault, ModelScript } from './world.ts';

const Call = fc.integer({ min: 1, max: 16 });

const Fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ type: 'none' as const }) },
  fc.record({ type: fc.constantFrom('request lost', 'answer lost', 'refused at the gate') }),
  fc.record({ type: fc.constantFrom('hangs before', 'hangs after', 'new field', 'new shape') }),
  fc.record({
    type: fc.constantFrom('fails before', 'fails after', 'dies before', 'dies after'),
    call: Call,
  }),
);

const ModelScript: fc.Arbitrary<ModelScript> = fc.constantFrom(
  'good',
  'good',
  'good',
  'no food',
  'rambles',
  'throttled',
  'unavailable',
  'cut-off',
);

const Action = fc.record({
  device: fc.constantFrom(0, 1),
  type: fc.constantFrom(
    'generate',
    'generate',
    'vary',
    'cook',
    'cook',
    'uncook',
    'delete',
    'avoid',
    'avoid',
    'write',
    'write, picture lost',
    'upgrade',
    'sync',
    'refresh',
    'open',
    'close',
    'cancel',
  ),
  /** Index of the recipe, among all ever written, or of the food to avoid. */
  recipe: fc.nat(5),
});
export type Action = typeof Action extends fc.Arbitrary<infer Value> ? Value : never;

/** Concurrent actions, and the faults injected into their requests. */
export const Round = fc.record({
  actions: fc.array(Action, { minLength: 1, maxLength: 3 }),
  faults: fc.array(Fault, { maxLength: 4 }),
  modelScripts: fc.array(ModelScript, { maxLength: 2 }),
  /** Index of a recipe on which the server fails from now on. */
  breaks: fc.option(fc.nat(5), { freq: 8 }),
  hoursUntilNext: fc.constantFrom(0, 0, 0, 1, 7, 26),
});
export type Round = typeof Round extends fc.Arbitrary<infer Value> ? Value : never;

/** The seed determines interleaving and generated IDs. */
export type Scenario = readonly [seed: number, rounds: readonly Round[]];
