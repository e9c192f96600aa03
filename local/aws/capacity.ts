import * as v from 'valibot';
import { TABLE_SCHEMA } from '#functions/tables/schema.ts';

/** What calls to the table come to, in DynamoDB's units: 4 KB read consistently, 1 KB written, indexes included. */
export type Capacity = { readonly read: number; readonly written: number };

export type Meter = (consumed: Capacity) => void;

/** A request to the engine, with the wish to be told what it costs. */
export const askingWhatItCosts = (body: Buffer): Buffer =>
  Buffer.from(JSON.stringify({ ...JSON.parse(String(body)), ReturnConsumedCapacity: 'TOTAL' }));

const Told = v.object({
  ConsumedCapacity: v.optional(v.object({ CapacityUnits: v.optional(v.number(), 0) })),
});

const READS: ReadonlySet<string> = new Set(['GetItem', 'Query', 'Scan']);

/** What a call has consumed, by what was asked and what dynalite answered. */
export function consumedBy(
  operation: string,
  body: Buffer,
  { status, bytes }: { readonly status: number; readonly bytes: Buffer },
): Capacity {
  const isRead = READS.has(operation);
  const answer: unknown = status === 200 ? JSON.parse(String(bytes)) : {};
  const told = v.parse(Told, answer).ConsumedCapacity?.CapacityUnits ?? 0;
  // Whoever finds nothing, or meets a condition that does not hold, has asked all the same.
  const units = Math.max(1, told);
  if (isRead) return { read: units, written: 0 };
  return {
    read: 0,
    written: status === 200 ? units + indexWrites(operation, JSON.parse(String(body))) : units,
  };
}

const Put = v.object({ Item: v.record(v.string(), v.unknown()) });
const Delete = v.object({ Key: v.object({ sk: v.object({ S: v.string() }) }) });

/**
 * What a write costs beside the table's own units: a unit for every index that knows the item, for all of them hold
 * less than 1 KB of it. Dynalite leaves that out.
 */
export function indexWrites(operation: string, input: unknown): number {
  const indexes = TABLE_SCHEMA.LocalSecondaryIndexes;
  if (operation === 'PutItem') {
    const { Item } = v.parse(Put, input);
    return indexes.filter(({ KeySchema }) => KeySchema[1].AttributeName in Item).length;
  }
  // Only recipes are in indexes; which of them an item leaves is not known here.
  const isRecipe = operation === 'DeleteItem' && v.parse(Delete, input).Key.sk.S.startsWith('RECIPE#');
  return isRecipe ? indexes.length : 0;
}
