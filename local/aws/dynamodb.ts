import { consumedBy, withConsumedCapacity, type Meter } from './capacity.ts';
import { operationIn, startEngine, type Engine, type EngineAnswer } from './engine.ts';
import { answerAll, type Intercept } from './intercept.ts';
import { startReplica } from './stale-replica.ts';
import { listen, readBytes, serverOf, type Running } from '../server/http.ts';

export type DynamoOptions = {
  /** Folder of the data. Default: memory. */
  readonly path?: string;
  /** Answers eventually consistent reads with the item before its last write, as AWS may. */
  readonly stale?: boolean;
  readonly intercept?: Intercept;
  /** Receives the capacity that each call consumed. */
  readonly meter?: Meter;
};

/** Stands in for DynamoDB: an engine behind a server that can fail calls and answer stale reads. */
export async function startDynamo({
  path,
  stale = false,
  intercept = answerAll,
  meter,
}: DynamoOptions = {}): Promise<Running> {
  const engine = await startEngine(path);
  const replica = stale ? await startReplica(engine) : undefined;
  const pending = new Set<Promise<EngineAnswer>>();
  const answered = (...call: Parameters<Engine['call']>): Promise<EngineAnswer> => {
    const answering = (replica ?? engine).call(...call);
    pending.add(answering);
    return answering.finally(() => pending.delete(answering));
  };
  const front = await listen(
    serverOf('DynamoDB', async (request, response) => {
      const { headers } = request;
      const sent = (await readBytes(request)) ?? Buffer.alloc(0);
      const body = meter ? withConsumedCapacity(sent) : sent;
      const operation = operationIn(headers);
      const verdict = await intercept({ service: 'dynamodb', operation });
      const answer = verdict === 'fail before' ? FAILED : await answered(headers, body);
      meter?.(consumedBy(operation, body, answer));
      const { status, headers: told, bytes } = verdict === 'fail after' ? FAILED : answer;
      response.writeHead(status, told).end(bytes);
    }),
  );
  return {
    url: front.url,
    async close() {
      await front.close();
      // A write on a stale table is several calls, which all need an open engine.
      await Promise.allSettled(pending);
      await replica?.close();
      await engine.close();
    },
  };
}

const FAILED: EngineAnswer = {
  status: 500,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  bytes: Buffer.from(
    JSON.stringify({ __type: 'com.amazon.coral.service#InternalServerError', message: 'Failed.' }),
  ),
};
