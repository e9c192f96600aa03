import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { metricsIn, type Measured } from './metrics.ts';

/** Line of the log. It contains neither a user nor the content of a request. */
export type LogEntry = {
  readonly level: 'info' | 'error';
  readonly event: string;
  readonly [fact: string]: string | number | undefined;
};

/** Properties of every line that is logged during a request. */
type LoggedRequest = { readonly requestId: string; readonly route: string };

// Also tags lines of code that does not know its request.
const current = new AsyncLocalStorage<LoggedRequest & { readonly startedAt: number }>();

/** Runs the work of a request. Every line logged meanwhile gets its ID and route. */
export const inRequest = <Outcome>(request: LoggedRequest, work: () => Promise<Outcome>): Promise<Outcome> =>
  current.run({ ...request, startedAt: performance.now() }, work);

/** Returns the time since the request arrived, in milliseconds. */
export const msIntoRequest = (): number =>
  Math.round(performance.now() - (current.getStore()?.startedAt ?? performance.now()));

/**
 * Writes one line of JSON for CloudWatch.
 * @param measured metrics of the line; their dimensions are facts of the entry
 */
export function log(entry: LogEntry, measured?: Measured): void {
  if (process.env['MUNCHIFY_LOG'] === 'off') return;
  const { startedAt: _, ...request } = current.getStore() ?? {};
  const line = { at: new Date().toISOString(), ...request, ...entry, ...(measured && metricsIn(measured)) };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

// A channel, because tables must not import the log.
subscribe('munchify:unreadable-row', (row) => {
  const kind = typeof row === 'object' && row !== null && 'kind' in row ? String(row.kind) : '';
  log({ level: 'error', event: 'unreadable_row', kind }, { SideFailures: 1 });
});

/**
 * Returns the names and stacks of an error without its message, which may quote an address, a cookie or a body. Its
 * causes follow, and the errors of an AggregateError.
 */
export function traceOf(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure;
  const frames = (failure.stack ?? '')
    .replace(failure.message, '')
    .split('\n')
    .filter((line) => /^ +at /.test(line));
  const gathered: unknown[] = failure instanceof AggregateError ? failure.errors : [];
  const causes = failure.cause === undefined ? gathered : [failure.cause, ...gathered];
  return [failure.name, ...frames, ...causes.map((each) => `caused by ${traceOf(each)}`)].join('\n');
}
