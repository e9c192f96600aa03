import {
  BatchGetItemCommand,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
  type DynamoDBClient,
  type QueryCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';

export type Table = { readonly client: DynamoDBClient; readonly name: string };

export type Key = { readonly pk: string; readonly sk: string };
export type Item = Key & Readonly<Record<string, unknown>>;

export type Values = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, string>>;
type Condition = { readonly if: string; readonly values?: Values; readonly names?: Names };
const marshalled = (values: Values) => marshall(values, { removeUndefinedValues: true });

/** Reads an item, strongly consistent by default: no decision may rest on outdated values. */
export async function getItem(
  { client, name }: Table,
  key: Key,
  { consistent = true } = {},
): Promise<Values | undefined> {
  const { Item } = await client.send(
    new GetItemCommand({ TableName: name, Key: marshalled(key), ConsistentRead: consistent }),
  );
  return Item && unmarshall(Item);
}

/** Reads up to 100 items, strongly consistent, in any order. Missing items are left out. */
export async function getItems({ client, name }: Table, keys: readonly Key[]): Promise<Values[]> {
  const found: Values[] = [];
  let rest = keys.map((key) => marshalled(key));
  while (rest.length > 0) {
    const Keys = rest.slice(0, 100);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetItemCommand({ RequestItems: { [name]: { Keys, ConsistentRead: true } } }),
    );
    found.push(...(Responses?.[name] ?? []).map((item) => unmarshall(item)));
    rest = [...rest.slice(100), ...(UnprocessedKeys?.[name]?.Keys ?? [])];
  }
  return found;
}

/**
 * Puts an item.
 * @param condition an expression about the stored item
 * @returns false if the condition does not hold
 */
export const putItem = ({ client, name }: Table, item: Item, condition?: Condition): Promise<boolean> =>
  conditionHolds(
    client.send(
      new PutItemCommand({
        TableName: name,
        Item: marshalled(item),
        ...(condition && { ConditionExpression: condition.if }),
        ...(condition?.names && { ExpressionAttributeNames: condition.names }),
        ...(condition?.values && { ExpressionAttributeValues: marshalled(condition.values) }),
      }),
    ),
  );

/**
 * Changes an item.
 * @returns false if the condition does not hold
 */
export const updateItem = (table: Table, key: Key, change: Change): Promise<boolean> =>
  conditionHolds(table.client.send(new UpdateItemCommand(updateInput(table, key, change))));

type Change = {
  readonly set: string;
  readonly if?: string;
  readonly values?: Values;
  readonly names?: Names;
};

const updateInput = ({ name }: Table, key: Key, change: Change) => ({
  TableName: name,
  Key: marshalled(key),
  UpdateExpression: change.set,
  ...(change.if && { ConditionExpression: change.if }),
  ...(change.names && { ExpressionAttributeNames: change.names }),
  ...(change.values && { ExpressionAttributeValues: marshalled(change.values) }),
});

/** Returns a change that sets the attributes with values, and removes those without. */
export function setOrRemove(
  attributes: readonly string[],
  item: Values,
): { readonly set: string; readonly names: Names; readonly values: Values } {
  const set = attributes.filter((name) => item[name] !== undefined);
  const removed = attributes.filter((name) => item[name] === undefined);
  const clauses = [
    `SET ${set.map((name) => `#${name} = :${name}`).join(', ')}`,
    removed.length > 0 && `REMOVE ${removed.map((name) => `#${name}`).join(', ')}`,
  ];
  return {
    set: clauses.filter(Boolean).join(' '),
    names: Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
    values: Object.fromEntries(set.map((name) => [`:${name}`, item[name]])),
  };
}

/**
 * Changes an item.
 * @returns the changed attributes; undefined if the condition does not hold
 */
export async function changeItem(table: Table, key: Key, change: Change): Promise<Values | undefined> {
  try {
    const { Attributes } = await table.client.send(
      new UpdateItemCommand({ ...updateInput(table, key, change), ReturnValues: 'UPDATED_NEW' }),
    );
    return unmarshall(Attributes ?? {});
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) return undefined;
    throw failure;
  }
}

export async function deleteItem({ client, name }: Table, key: Key): Promise<void> {
  await client.send(new DeleteItemCommand({ TableName: name, Key: marshalled(key) }));
}

/**
 * Deletes an item under a condition.
 * @returns false if the condition does not hold
 */
export const deleteItemIf = ({ client, name }: Table, key: Key, condition: Condition): Promise<boolean> =>
  conditionHolds(
    client.send(
      new DeleteItemCommand({
        TableName: name,
        Key: marshalled(key),
        ConditionExpression: condition.if,
        ...(condition.names && { ExpressionAttributeNames: condition.names }),
        ...(condition.values && { ExpressionAttributeValues: marshalled(condition.values) }),
      }),
    ),
  );

/**
 * Query of one partition: all items, those with a prefix, or those between two sort keys, both included. The name of a
 * local index is that of its sort key. `consistent: false` reads with eventual consistency, at half the price.
 */
type Query = { readonly pk: string; readonly index?: string; readonly consistent?: boolean } & (
  | { readonly prefix?: string }
  | { readonly from: string; readonly to: string }
);

function queryInput({ name }: Table, { pk, index, consistent = true, ...keys }: Query) {
  const condition =
    'from' in keys ? '#key BETWEEN :from AND :to' : keys.prefix && 'begins_with(#key, :prefix)';
  return {
    TableName: name,
    ...(index && { IndexName: index }),
    KeyConditionExpression: ['pk = :pk', condition].filter(Boolean).join(' AND '),
    ...(condition && { ExpressionAttributeNames: { '#key': index ?? 'sk' } }),
    ExpressionAttributeValues: marshalled({
      ':pk': pk,
      ...('from' in keys
        ? { ':from': keys.from, ':to': keys.to }
        : keys.prefix !== undefined && { ':prefix': keys.prefix }),
    }),
    ConsistentRead: consistent,
  };
}

/** Returns all items of a query, smallest key first. */
export async function queryAll(table: Table, query: Query): Promise<Values[]> {
  const found: Values[] = [];
  let last: QueryCommandOutput['LastEvaluatedKey'];
  for (;;) {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({ ...queryInput(table, query), ...(last && { ExclusiveStartKey: last }) }),
    );
    found.push(...Items.map((item) => unmarshall(item)));
    if (!LastEvaluatedKey) return found;
    last = LastEvaluatedKey;
  }
}

/** Counts the items of a query up to a number. */
export async function countItems(table: Table, query: Query, most: number): Promise<number> {
  let count = 0;
  let last: QueryCommandOutput['LastEvaluatedKey'];
  do {
    const page: QueryCommandOutput = await table.client.send(
      new QueryCommand({
        ...queryInput(table, query),
        Select: 'COUNT',
        ...(last && { ExclusiveStartKey: last }),
      }),
    );
    count += page.Count ?? 0;
    last = page.LastEvaluatedKey;
  } while (last && count < most);
  return Math.min(count, most);
}

/** Returns a page of the items of a query, by default the largest key first. */
export async function queryPage(
  table: Table,
  {
    limit,
    after,
    ascending = false,
    ...query
  }: Query & {
    readonly limit: number;
    readonly after?: Values | undefined;
    readonly ascending?: boolean;
  },
): Promise<{ items: Values[]; last: Values | undefined }> {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      ...queryInput(table, query),
      ScanIndexForward: ascending,
      Limit: limit,
      ...(after && { ExclusiveStartKey: marshalled(after) }),
    }),
  );
  return {
    items: Items.map((item) => unmarshall(item)),
    last: LastEvaluatedKey && unmarshall(LastEvaluatedKey),
  };
}

async function conditionHolds(sending: Promise<unknown>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) return false;
    throw failure;
  }
}
