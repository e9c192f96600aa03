import * as v from 'valibot';
import { TABLE_SCHEMA } from '#functions/tables/schema.ts';

/** Capacity in DynamoDB's units: 4 KB read consistently, 1 KB written, indexes included. */
export type Capacity = { readonly read: number; readonly written: number };

export type Meter = (consumed: Capacity) => void;

/** Adds the option to a request that makes the engine report the consumed capacity. */
export const withConsumedCapacity = (body: Buffer): Buffer =>
  Buffer.from(JSON.stringify({ ...JSON.parse(String(body)), ReturnConsumedCapacity: 'TOTAL' }));

const Units = v.object({ CapacityUnits: v.optional(v.number(), 0) });

/** A batch has one figure per table. */
const DynaliteAnswer = v.object({
  ConsumedCapacity: v.optional(
    v.union([
      v.array(Units),
      v.pipe(
        Units,
        v.transform((units) => [units]),
      ),
    ]),
    [],
  ),
});

const READS: ReadonlySet<string> = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan']);

/** Returns the capacity that a call consumed, from its request and dynalite's response. */
export function consumedBy(
  operation: string,
  body: Buffer,
  { status, bytes }: { readonly status: number; readonly bytes: Buffer },
): Capacity {
  const isRead = READS.has(operation);
  const answer: unknown = status === 200 ? JSON.parse(String(bytes)) : {};
  const { ConsumedCapacity } = v.parse(DynaliteAnswer, answer);
  const reported = ConsumedCapacity.reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
  // DynamoDB charges a minimum of one unit, also for missing items and failed conditions.
  const units = Math.max(1, reported);
  if (isRead) return { read: units, written: 0 };
  return {
    read: 0,
    written: status === 200 ? units + indexWrites(operation, JSON.parse(String(body))) : units,
  };
}

/** Meals are in one index, recipes in all the others. */
const MEAL = '~';

const Put = v.object({ Item: v.record(v.string(), v.unknown()) });
const Delete = v.object({ Key: v.object({ sk: v.object({ S: v.string() }) }) });

/**
 * Capacity that a write consumes in indexes, which dynalite leaves out. Every index entry is under 1 KB, so each index
 * that holds the item costs one unit.
 */
export function indexWrites(operation: string, input: unknown): number {
  const indexes = TABLE_SCHEMA.LocalSecondaryIndexes;
  if (operation === 'PutItem') {
    const { Item } = v.parse(Put, input);
    return indexes.filter(({ KeySchema }) => KeySchema[1].AttributeName in Item).length;
  }
  if (operation !== 'DeleteItem') return 0;
  // The request does not show which indexes a deleted item leaves.
  const { S: key } = v.parse(Delete, input).Key.sk;
  if (key.startsWith(MEAL)) return 1;
  return key.startsWith('RECIPE#') ? indexes.length - 1 : 0;
}
