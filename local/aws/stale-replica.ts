import { DynamoDBClient, GetItemCommand, PutItemCommand, DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import * as v from 'valibot';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from './aws.ts';
import { createTable } from './create-table.ts';
import { listen, type Running } from '../server/http.ts';

/**
 * A second engine that holds every item as it was before its last write. DynamoDB may answer eventually consistent
 * reads so. Dynalite never does, which would hide reads that need consistency but do not ask for it.
 */
export type Replica = Running & {
  /** Returns true if the call is an eventually consistent read. */
  answers(operation: string, body: Buffer): boolean;
  /** Copies the current item into the replica; called before a write. */
  keepBefore(operation: string, body: Buffer): Promise<void>;
};

export async function startReplica(engineUrl: string): Promise<Replica> {
  const running = await listen(dynalite({ createTableMs: 0 }));
  const engine = clientOf(engineUrl);
  const replica = clientOf(running.url);
  const created = new Set<string>();
  return {
    ...running,

    answers: (operation, body) =>
      READS.has(operation) && !isConsistent(v.parse(Read, JSON.parse(String(body)))),

    async keepBefore(operation, body) {
      if (READS.has(operation)) return;
      const input = v.parse(Write, JSON.parse(String(body)));
      const { TableName } = input;
      if (operation === 'CreateTable' && !created.has(TableName)) {
        created.add(TableName);
        await createTable(running.url, TableName);
      }
      const { pk, sk } = input.Key ?? input.Item ?? {};
      if (!pk || !sk) return;
      const Key = { pk: { S: pk.S }, sk: { S: sk.S } };
      const { Item } = await engine.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }));
      await (Item
        ? replica.send(new PutItemCommand({ TableName, Item }))
        : replica.send(new DeleteItemCommand({ TableName, Key })));
    },
  };
}

const READS = new Set(['GetItem', 'Query', 'Scan', 'BatchGetItem']);

const Consistency = { ConsistentRead: v.optional(v.boolean()) };

const Read = v.object({
  ...Consistency,
  RequestItems: v.optional(v.record(v.string(), v.object(Consistency))),
});

/** A batch says it for each table. */
const isConsistent = ({ ConsistentRead, RequestItems = {} }: v.InferOutput<typeof Read>): boolean =>
  [{ ConsistentRead }, ...Object.values(RequestItems)].some((each) => each.ConsistentRead === true);

const Keys = v.object({
  pk: v.optional(v.object({ S: v.string() })),
  sk: v.optional(v.object({ S: v.string() })),
});

const Write = v.object({ TableName: v.string(), Key: v.optional(Keys), Item: v.optional(Keys) });

const clientOf = (endpoint: string) =>
  new DynamoDBClient({ endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
