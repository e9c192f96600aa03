import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { operationIn, startEngine, type Engine, type EngineAnswer } from './engine.ts';

/**
 * Adds a second engine that holds every item as it was before its last write. DynamoDB may answer eventually consistent
 * reads with such items. Dynalite never does, so it hides reads that need consistency but do not ask for it.
 * @returns both as one; closing it closes only the second
 */
export async function startReplica(engine: Engine): Promise<Engine> {
  const replica = await startEngine();
  return {
    async call(headers, body) {
      const operation = operationIn(headers);
      const input: unknown = JSON.parse(String(body));
      if (READS.has(operation))
        return (isConsistent(v.parse(Read, input)) ? engine : replica).call(headers, body);
      if (operation === 'CreateTable') await replica.call(headers, body);
      else await keepBefore(headers, v.parse(Write, input));
      return engine.call(headers, body);
    },
    close: () => replica.close(),
  };

  /** Copies the current item into the replica. */
  async function keepBefore(
    headers: IncomingHttpHeaders,
    { TableName, Key, Item }: v.InferOutput<typeof Write>,
  ): Promise<void> {
    const { pk, sk } = Key ?? Item ?? {};
    if (!pk || !sk) return;
    const item = { TableName, Key: { pk: { S: pk.S }, sk: { S: sk.S } } };
    const read = await ask(engine, headers, 'GetItem', { ...item, ConsistentRead: true });
    const held = v.parse(Held, JSON.parse(String(read.bytes))).Item;
    await (held
      ? ask(replica, headers, 'PutItem', { TableName, Item: held })
      : ask(replica, headers, 'DeleteItem', item));
  }
}

/**
 * Sends a call with the headers of a request. The engine needs its signature but does not verify it.
 * @throws {Error} if the engine refuses
 */
async function ask(
  engine: Engine,
  headers: IncomingHttpHeaders,
  operation: string,
  input: object,
): Promise<EngineAnswer> {
  const answer = await engine.call(
    { ...headers, 'x-amz-target': `DynamoDB_20120810.${operation}` },
    Buffer.from(JSON.stringify(input)),
  );
  if (answer.status !== 200) throw new Error(`${operation} was refused: ${String(answer.bytes)}`);
  return answer;
}

const READS = new Set(['GetItem', 'Query', 'Scan', 'BatchGetItem']);

const Consistency = { ConsistentRead: v.optional(v.boolean()) };

const Read = v.object({
  ...Consistency,
  RequestItems: v.optional(v.record(v.string(), v.object(Consistency))),
});

/** A batch has the setting per table. */
const isConsistent = ({ ConsistentRead, RequestItems = {} }: v.InferOutput<typeof Read>): boolean =>
  [{ ConsistentRead }, ...Object.values(RequestItems)].some((each) => each.ConsistentRead === true);

const Keys = v.object({
  pk: v.optional(v.object({ S: v.string() })),
  sk: v.optional(v.object({ S: v.string() })),
});

const Write = v.object({ TableName: v.string(), Key: v.optional(Keys), Item: v.optional(Keys) });

const Held = v.object({ Item: v.optional(v.record(v.string(), v.unknown())) });
