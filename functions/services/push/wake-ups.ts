import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { WakeUps } from '#core/ring/ports.ts';
import { SECOND } from '#core/time.ts';

/** Maximum delay of a message in a queue, in seconds. A delivery that comes too early is queued again. */
const LONGEST_DELAY = 15 * 60;

/** Keeps wake-ups in a queue, which calls `ring/deliver` with each. */
export const wakeUpsIn = (client: SQSClient, queueUrl: string, now: () => number = Date.now): WakeUps => ({
  async add(wakeUp, at) {
    const seconds = Math.floor((at - now()) / SECOND);
    await client.send(
      new SendMessageCommand({
        QueueUrl: queueUrl,
        MessageBody: JSON.stringify(wakeUp),
        DelaySeconds: Math.min(Math.max(seconds, 0), LONGEST_DELAY),
      }),
    );
  },
});
