import {
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import dynalite from 'dynalite';
import { withConsumedCapacity, consumedBy, type Meter } from './capacity.ts';
import { closeIterators } from './close-iterators.ts';
import { listen, readBytes, serverOf, type Running } from '../server/http.ts';
import { answerAll, type Intercept } from './intercept.ts';
import { startReplica, type Replica } from './stale-replica.ts';

export type DynamoOptions = {
  /** Folder of the data. Without it they are kept in memory. */
  readonly path?: string;
  /** Answers eventually consistent reads with the item as it was one write before, as AWS may. */
  readonly stale?: boolean;
  readonly intercept?: Intercept;
  /** Receives the capacity that each call consumed. */
  readonly meter?: Meter;
};

/** Stands in for DynamoDB: dynalite, behind a proxy that can fail calls and answer stale reads. */
export async function startDynamo({
  path,
  stale = false,
  intercept = answerAll,
  meter,
}: DynamoOptions = {}): Promise<Running> {
  closeIterators();
  const database = dynalite({ ...(path && { path }), createTableMs: 0 });
  const engine = await listen(database);
  const replica = stale ? await startReplica(engine.url) : undefined;
  const passesAll = !replica && !meter && intercept === answerAll;
  const pending = new Set<Promise<unknown>>();
  const front = await listen(
    serverOf('DynamoDB', async (request, response) => {
      const sent = (await readBytes(request)) ?? Buffer.alloc(0);
      if (passesAll) {
        const answering = answerItself(database, request, sent, response);
        pending.add(answering);
        return answering.finally(() => pending.delete(answering));
      }
      const body = meter ? withConsumedCapacity(sent) : sent;
      const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
      const verdict = await intercept({ service: 'dynamodb', operation });
      const calling =
        verdict === 'fail before'
          ? Promise.resolve(FAILED)
          : forward(request.headers, body, operation, { engine, replica });
      pending.add(calling);
      const answered = await calling.finally(() => pending.delete(calling));
      meter?.(consumedBy(operation, body, answered));
      const { status, headers, bytes } = verdict === 'fail after' ? FAILED : answered;
      response.writeHead(status, headers).end(bytes);
    }),
  );
  return {
    url: front.url,
    async close() {
      await front.close();
      // dynalite throws outside of any request if its database is closed during one.
      await Promise.allSettled(pending);
      await replica?.close();
      await engine.close();
    },
  };
}

/**
 * Has the engine answer in this process, which spares a second request. Resolves when it has, even if nobody listens
 * any more. The body was read before: dynalite throws outside of any request if one breaks off.
 */
const answerItself = (
  database: Server,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> =>
  new Promise((resolve) => {
    const end = response.end.bind(response);
    response.end = ((...answer: Parameters<typeof end>) => {
      resolve();
      return end(...answer);
    }) as typeof end;
    database.emit('request', Object.assign(Readable.from([body]), { method, url, headers }), response);
  });

type DynamoResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

const FAILED: DynamoResponse = {
  status: 500,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  bytes: Buffer.from(
    JSON.stringify({ __type: 'com.amazon.coral.service#InternalServerError', message: 'Failed.' }),
  ),
};

async function forward(
  headers: IncomingHttpHeaders,
  body: Buffer,
  operation: string,
  { engine, replica }: { engine: Running; replica: Replica | undefined },
): Promise<DynamoResponse> {
  if (!replica) return post(engine.url, headers, body);
  if (replica.answers(operation, body)) return post(replica.url, headers, body);
  await replica.keepBefore(operation, body);
  return post(engine.url, headers, body);
}

const post = (url: string, headers: IncomingHttpHeaders, body: Buffer): Promise<DynamoResponse> =>
  new Promise((resolve, reject) => {
    const outgoing = send(url, { method: 'POST', headers: lengthened(headers, body) }, (incoming) => {
      answerIn(incoming).then(resolve, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const lengthened = (headers: IncomingHttpHeaders, body: Buffer): IncomingHttpHeaders => ({
  ...headers,
  'content-length': String(body.length),
});

const answerIn = async (incoming: IncomingMessage): Promise<DynamoResponse> => ({
  status: incoming.statusCode ?? 500,
  headers: incoming.headers,
  bytes: (await readBytes(incoming)) ?? Buffer.alloc(0),
});
