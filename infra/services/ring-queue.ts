import { failedJobs } from './failed-jobs.ts';

/** Number of failed deliveries after which a message is put aside. */
const MAX_DELIVERIES = 10;

/** Time until a failed message is delivered again. SQS requires it to be longer than `ring/deliver` may run. */
const BROUGHT_AGAIN_AFTER = '30 seconds';

/** Ends of timers. A message waits for at most 15 minutes; after an early delivery it is queued again. */
export const ringQueue = new sst.aws.Queue('Rings', {
  visibilityTimeout: BROUGHT_AGAIN_AFTER,
  dlq: { queue: failedJobs.arn, retry: MAX_DELIVERIES },
});

/** Right to queue wake-ups. */
export const ringQueueRight: sst.aws.FunctionPermissionArgs = {
  actions: ['sqs:SendMessage'],
  resources: [ringQueue.arn],
};

/** Links its address without granting rights. */
export const ringQueueLink = new sst.Linkable('RingQueue', { properties: { url: ringQueue.url } });
