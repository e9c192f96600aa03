import type { PortMakers, PortsOf } from '../ports.ts';
import { rightsOf, type WithRights } from '../rights.ts';
import { log, traceOf } from '../telemetry/log.ts';
import { lazyPorts } from './route.ts';

/** Makes a Lambda handler for a schedule. If a job throws, the invocation fails, and the next run tries again. */
export function job<Uses extends PortMakers>(
  { uses }: { readonly uses: Uses },
  work: (ports: PortsOf<Uses>) => Promise<void>,
): (() => Promise<void>) & WithRights {
  const ports = lazyPorts(uses);
  const handler = async () => {
    const isDone = await work(ports).then(
      () => true,
      (failure: unknown) => {
        log({ level: 'error', event: 'job', failure: traceOf(failure) });
        return false;
      },
    );
    // Not the failure itself: Lambda logs its message, which may quote an address.
    if (!isDone) throw new Error('The job failed; the line above says where.');
  };
  return Object.assign(handler, { rights: rightsOf(uses) });
}
