import { RING_DELIVERY } from '#functions/routes.ts';
import { ringQueue } from '../services/ring-queue.ts';
import { lambda } from './lambda.ts';
import { linksOf, permissionsOf, rightsOf } from './rights.ts';

const rights = rightsOf(RING_DELIVERY.handler);

/**
 * Rights that the service Lambda itself uses for the function. Source: Lambda Developer Guide, "Using Lambda with
 * Amazon SQS"
 */
const READ_QUEUE: sst.aws.FunctionPermissionArgs = {
  actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  resources: [ringQueue.arn],
};

/** Sends the ends of timers to devices. It may read and write devices that ring, and nothing else. */
const ringDelivery = lambda(RING_DELIVERY.handler, {
  link: linksOf(rights),
  permissions: [...permissionsOf(rights), READ_QUEUE],
  // Two seconds to wait for the end of a timer, ten for the push service.
  timeout: '20 seconds',
});

new aws.lambda.EventSourceMapping('RingQueueReader', {
  eventSourceArn: ringQueue.arn,
  functionName: ringDelivery.name,
  // A device that does not answer delays no other one.
  batchSize: 1,
});
