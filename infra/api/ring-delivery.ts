import { RING_DELIVERY } from '#functions/routes.ts';
import { ringQueue } from '../services/ring-queue.ts';
import { lambda } from './lambda.ts';
import { linksOf, permissionsOf, rightsOf } from './rights.ts';

const rights = rightsOf(RING_DELIVERY.handler);

/** Rights that Lambda itself uses on behalf of the function. Source: Lambda Developer Guide, "Using Lambda with Amazon SQS" */
const READ_QUEUE: sst.aws.FunctionPermissionArgs = {
  actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  resources: [ringQueue.arn],
};

/** Tells devices the ends of their timers: it reads and writes the devices that ring, and nothing else. */
const ringDelivery = lambda(RING_DELIVERY.handler, {
  link: linksOf(rights),
  permissions: [...permissionsOf(rights), READ_QUEUE],
  // Two seconds to wait for the end of a timer, ten for the push service.
  timeout: '20 seconds',
});

new aws.lambda.EventSourceMapping('RingQueueReader', {
  eventSourceArn: ringQueue.arn,
  functionName: ringDelivery.name,
  // One device that does not answer keeps no other one waiting.
  batchSize: 1,
});
