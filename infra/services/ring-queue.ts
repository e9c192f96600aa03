import { failedJobs } from './failed-jobs.ts';

/** Times that a message is brought before it is put aside. */
const MAX_DELIVERIES = 10;

/** Longer than `ring/deliver` may run, which SQS asks for; what failed is brought again after it. */
const BROUGHT_AGAIN_AFTER = '30 seconds';

/** Ends of timers. A message waits for at most 15 minutes; a delivery that comes too early is queued again. */
export const ringQueue = new sst.aws.Queue('Rings', {
  visibilityTimeout: BROUGHT_AGAIN_AFTER,
  dlq: { queue: failedJobs.arn, retry: MAX_DELIVERIES },
});

/** The right to ask to be called. */
export const ringQueueRight: sst.aws.FunctionPermissionArgs = {
  actions: ['sqs:SendMessage'],
  resources: [ringQueue.arn],
};

/** Links its address, without granting rights. */
export const ringQueueLink = new sst.Linkable('RingQueue', { properties: { url: ringQueue.url } });
