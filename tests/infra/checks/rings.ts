import { RING_DELIVERY } from '#functions/routes.ts';
import type { Bundle } from '../support/bundle.ts';
import type { Check } from '../support/deployment.ts';
import { lambdaOf } from '../support/handlers.ts';
import { lambdasIn, type Lambda, type Statement } from '../support/lambdas.ts';

/** Checks that only one Lambda announces ends of timers, and has no other access. */
export const checkRings: Check = ({ graph, bundles }) =>
  lambdasIn(graph).flatMap((lambda) =>
    lambda.id === RING_DELIVERY_ID
      ? checkReadsRings(lambda, bundles.get(lambda.id))
      : checkReadsNoQueue(lambda),
  );

const RING_DELIVERY_ID = lambdaOf(RING_DELIVERY.handler);

/** Links of the Lambda that announces ends of timers: the app's name, the site's address, and its queue and keys. */
const TOLD_TO_RING_DELIVERY: ReadonlySet<string> = new Set([
  'App',
  'Site',
  'Table',
  'Push',
  'PushKey',
  'RingQueue',
]);

/** Checks that an attacker in the Lambda that calls push services finds ringing devices, and nothing else. */
const checkReadsRings = ({ id, statements }: Lambda, bundle: Bundle | undefined): string[] => [
  ...statements
    .filter((statement) => !isOnRings(statement))
    .map(
      ({ actions, resources }) =>
        `${id} may ${actions.join()} on ${resources.join()}, and should read devices that ring alone.`,
    ),
  ...Object.keys(bundle?.links ?? {})
    .filter((name) => !TOLD_TO_RING_DELIVERY.has(name))
    .map((name) => `${id} is told ${name}, and should not know it.`),
];

const isOnRings = ({ actions, resources, conditions = [] }: Statement): boolean =>
  actions.every((action) => action.startsWith('sqs:'))
    ? resources.every((arn) => arn.includes('Rings'))
    : conditions.some(
        ({ variable, test, values }) =>
          variable === 'dynamodb:LeadingKeys' &&
          test === 'ForAllValues:StringLike' &&
          [values].flat().join() === 'RING#*',
      );

/** Checks that no other Lambda receives messages from a queue. */
const checkReadsNoQueue = ({ id, statements }: Lambda): string[] =>
  statements
    .flatMap(({ actions }) => actions)
    .filter((action) => action === 'sqs:ReceiveMessage' || action === 'sqs:DeleteMessage')
    .map((action) => `${id} may ${action}, and no queue calls it.`);
