import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import * as v from 'valibot';
import { listen, readBytes, serverOf, type Running } from '../server/http.ts';
import { answerAll, type Intercept } from './intercept.ts';

/** The function that a queue calls with each of its messages. */
export type QueueReader = (event: SQSEvent) => Promise<void>;

export type Queue = Running & {
  /** Starts to deliver the messages, which wait until then. Messages of a killed stage come first. */
  open(): Promise<void>;
};

type QueueOptions = {
  readonly reader: QueueReader;
  readonly intercept?: Intercept;
  /** Milliseconds after which a failed message is delivered again. */
  readonly againAfter?: number;
};

/** Shorter than in a deployed queue, because a developer is waiting. */
const AGAIN_AFTER = 3_000;

/**
 * Stands in for SQS with one queue that a function reads. Keeps each message as a file in a folder until the function
 * has handled it. As at AWS, a message may come late, but no kill loses it.
 */
export async function startSqs(dir: string, options: QueueOptions): Promise<Queue> {
  const { intercept = answerAll } = options;
  await mkdir(dir, { recursive: true });
  const waiting = new Waiting(dir, options);
  const server = serverOf('SQS', async (request, response) => {
    const { status, json } = await answer(request, waiting, intercept);
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(json));
  });
  const running = await listen(server);
  return {
    url: running.url,
    open: () => waiting.open(),
    close: async () => {
      waiting.close();
      await running.close();
    },
  };
}

type SqsResponse = { status: number; json: object };

const FAILED: SqsResponse = { status: 500, json: { __type: 'com.amazonaws.sqs#InternalFailure' } };

/** Source: Amazon SQS API Reference, SendMessage */
const SendMessage = v.object({
  QueueUrl: v.string(),
  MessageBody: v.pipe(v.string(), v.nonEmpty()),
  DelaySeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(900)), 0),
});

async function answer(
  request: IncomingMessage,
  waiting: Waiting,
  intercept: Intercept,
): Promise<SqsResponse> {
  const body = await readBytes(request);
  const input = v.safeParse(v.pipe(v.string(), v.parseJson(), SendMessage), String(body));
  if (request.headers['x-amz-target'] !== 'AmazonSQS.SendMessage' || !input.success)
    return { status: 400, json: { __type: 'com.amazonaws.sqs#InvalidParameterValue' } };
  const verdict = await intercept({ service: 'sqs', operation: 'SendMessage' });
  if (verdict === 'fail before') return FAILED;
  const { MessageBody, DelaySeconds } = input.output;
  const id = await waiting.add(MessageBody, Date.now() + DelaySeconds * 1_000);
  const md5 = createHash('md5').update(MessageBody).digest('hex');
  return verdict === 'answer' ? { status: 200, json: { MessageId: id, MD5OfMessageBody: md5 } } : FAILED;
}

/** The waiting messages. Each file's name says until when its message waits. */
class Waiting {
  readonly #dir: string;
  readonly #reader: QueueReader;
  readonly #againAfter: number;
  readonly #timers = new Set<NodeJS.Timeout>();
  #isOpen = false;

  constructor(dir: string, { reader, againAfter = AGAIN_AFTER }: QueueOptions) {
    this.#dir = dir;
    this.#reader = reader;
    this.#againAfter = againAfter;
  }

  async add(body: string, at: number): Promise<string> {
    const id = randomUUID();
    const name = `${at}.${id}`;
    // A kill must not leave half a message.
    await writeFile(join(this.#dir, `${name}.part`), body);
    await rename(join(this.#dir, `${name}.part`), join(this.#dir, name));
    if (this.#isOpen) this.#bringAt(name, at);
    return id;
  }

  async open(): Promise<void> {
    this.#isOpen = true;
    for (const name of await readdir(this.#dir))
      if (!name.endsWith('.part')) this.#bringAt(name, Number(name.split('.')[0]));
  }

  close(): void {
    this.#isOpen = false;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #bringAt(name: string, at: number): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        void this.#bring(name);
      },
      Math.max(0, at - Date.now()),
    );
    // A waiting message keeps no process alive.
    timer.unref();
    this.#timers.add(timer);
  }

  async #bring(name: string): Promise<void> {
    const file = join(this.#dir, name);
    try {
      const body = await readFile(file, 'utf8');
      await this.#reader({ Records: [recordOf(name, body)] });
      await rm(file);
    } catch (failure) {
      if (!this.#isOpen) return;
      console.error('A message waits for the next time:', failure);
      this.#bringAt(name, Date.now() + this.#againAfter);
    }
  }
}

const recordOf = (name: string, body: string): SQSRecord => ({
  messageId: name.split('.')[1] ?? name,
  receiptHandle: name,
  body,
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: createHash('md5').update(body).digest('hex'),
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:eu-central-1:000000000000:rings',
  awsRegion: 'eu-central-1',
});
