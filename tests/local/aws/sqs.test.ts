import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, expect, test, vi } from 'vitest';
import { wakeUpsIn } from '#functions/services/push/wake-ups.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/aws/aws.ts';
import { startSqs, type Queue } from '#local/aws/sqs.ts';
import { aUserId } from '#tests/support/examples.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function aFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'munchify-sqs-'));
  closing.push(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** A queue whose consumer fails as often as requested. */
async function aQueue(dir: string, failures = 0) {
  const bodies: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let left = failures;
  const queue = await startSqs(dir, {
    againAfter: 10,
    async reader({ Records }) {
      left -= 1;
      if (left >= 0) throw new Error('failed');
      bodies.push(...Records.map(({ body }) => body));
      for (const { count, resolve } of waiting) if (bodies.length >= count) resolve();
    },
  });
  closing.unshift(() => queue.close());
  const read = (count: number) =>
    new Promise<void>((resolve) => {
      waiting.push({ count, resolve });
      if (bodies.length >= count) resolve();
    });
  return { queue, bodies, read };
}

const clientOf = ({ url }: Queue) =>
  new SQSClient({ endpoint: url, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS, maxAttempts: 1 });

const wakeUp = { userId: aUserId(), session: 'hash', ringId: '1'.repeat(32), version: 1 };
const add = (queue: Queue, at: number) => wakeUpsIn(clientOf(queue), `${queue.url}/0/rings`).add(wakeUp, at);

test('a message is delivered when its time has come, and then it is deleted', async () => {
  const dir = await aFolder();
  const { queue, bodies, read } = await aQueue(dir);
  await queue.open();
  await add(queue, Date.now());
  await read(1);
  expect(JSON.parse(bodies[0] ?? '')).toEqual(wakeUp);
  await expect.poll(() => readdir(dir)).toEqual([]);
});

test('a waiting message survives a kill, and is delivered afterwards', async () => {
  const dir = await aFolder();
  const first = await aQueue(dir);
  await add(first.queue, Date.now());
  await first.queue.close();
  expect(first.bodies).toEqual([]);
  const second = await aQueue(dir);
  await second.queue.open();
  await second.read(1);
  expect(second.bodies).toHaveLength(1);
});

test('a message whose consumer fails is delivered again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { queue, bodies, read } = await aQueue(await aFolder(), 2);
  await queue.open();
  await add(queue, Date.now());
  await read(1);
  expect(bodies).toHaveLength(1);
  vi.restoreAllMocks();
});

test('a message waits at most 15 minutes: the queue accepts no longer delay, and the app asks for none', async () => {
  const dir = await aFolder();
  const { queue } = await aQueue(dir);
  await queue.open();
  const before = Date.now();
  await add(queue, before + 86_400_000);
  const [name = ''] = await readdir(dir);
  expect(Number(name.split('.')[0])).toBeLessThanOrEqual(Date.now() + 900_000);
  const tooLong = new SendMessageCommand({ QueueUrl: queue.url, MessageBody: '{}', DelaySeconds: 901 });
  await expect(clientOf(queue).send(tooLong)).rejects.toMatchObject({ name: 'InvalidParameterValue' });
});
