import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as v from 'valibot';
import { indexWrites } from '#local/aws/capacity.ts';

/** Calls to the table and their cost. Capacity units are DynamoDB's: 4 KB read consistently, 1 KB written. */
export type Reading = { readonly calls: number; readonly read: number; readonly written: number };

const Answer = v.object({
  ConsumedCapacity: v.optional(
    v.object({
      CapacityUnits: v.optional(v.number(), 0),
      LocalSecondaryIndexes: v.optional(v.unknown()),
    }),
  ),
});

const READS = new Set(['GetItemCommand', 'QueryCommand']);

/** Makes a client request the cost of each call. @returns a function that measures the cost of an action */
export function meter(client: DynamoDBClient): (act: () => Promise<unknown>) => Promise<Reading> {
  let reading: Reading = { calls: 0, read: 0, written: 0 };
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async ({ input, ...rest }) => {
        const result = await next({ ...rest, input: { ...input, ReturnConsumedCapacity: 'INDEXES' } });
        const { CapacityUnits: told = 0, LocalSecondaryIndexes: knowsIndexes } =
          v.parse(Answer, result.output).ConsumedCapacity ?? {};
        const operation = commandName.replace(/Command$/, '');
        const units = knowsIndexes ? told : told + indexWrites(operation, input);
        const { calls, read, written } = reading;
        reading = READS.has(commandName)
          ? { calls: calls + 1, read: read + units, written }
          : { calls: calls + 1, read, written: written + units };
        return result;
      },
    { step: 'initialize' },
  );
  return async (act) => {
    reading = { calls: 0, read: 0, written: 0 };
    await act();
    return reading;
  };
}
