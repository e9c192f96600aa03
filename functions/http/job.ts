import type { SQSEvent } from 'aws-lambda';
import * as v from 'valibot';
import { rightsOf, type PortMakers, type PortsOf, type WithRights } from '../rights.ts';
import { log, traceOf } from '../telemetry/log.ts';
import type { Schema } from './operation.ts';
import { lazyPorts } from './route.ts';

/** Makes a Lambda handler for a schedule. If a job throws, the invocation fails; the next run tries again. */
export function job<Uses extends PortMakers>(
  { uses }: { readonly uses: Uses },
  work: (ports: PortsOf<Uses>) => Promise<void>,
): (() => Promise<void>) & WithRights {
  const ports = lazyPorts(uses);
  const handler = async () => {
    const isDone = await succeeds('job', () => work(ports));
    if (!isDone) throw new Error('The job failed; the line above says where.');
  };
  return Object.assign(handler, { rights: rightsOf(uses) });
}

/**
 * Makes a Lambda handler for the messages of a queue. If the work throws, the invocation fails and the queue delivers
 * the message again. After several attempts the queue puts it aside and raises an alarm.
 */
export function queueReader<Uses extends PortMakers, Message extends Schema>(
  { uses, message }: { readonly uses: Uses; readonly message: Message },
  work: (ports: PortsOf<Uses>, message: v.InferOutput<Message>) => Promise<void>,
): ((event: SQSEvent) => Promise<void>) & WithRights {
  const ports = lazyPorts(uses);
  const handler = async ({ Records }: SQSEvent) => {
    for (const { body } of Records) {
      const isDone = await succeeds('message', () => work(ports, v.parse(message, JSON.parse(body))));
      if (!isDone) throw new Error('The message waits for the next time; the line above says why.');
    }
  };
  return Object.assign(handler, { rights: rightsOf(uses) });
}

/**
 * Logs a failure without its message: Lambda would log all of it, and it may quote an address. @returns false if it
 * failed
 */
const succeeds = async (event: string, work: () => Promise<void>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (failure) {
    log({ level: 'error', event, failure: traceOf(failure) });
    return false;
  }
};
