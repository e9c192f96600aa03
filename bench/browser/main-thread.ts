import type { CDPSession } from '@playwright/test';
import { SLOW_DOWN } from './phone.ts';

/** Fields of a trace event that are used. Times are in µs; `tdur` is the thread's own CPU time. */
type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly ipc_hash?: number };
  };
};

/** Returns the longest main-thread task during an action, in ms on a phone. */
export const longestTask = async (devtools: CDPSession, act: () => Promise<unknown>): Promise<number> =>
  Math.max(0, ...(await mainThreadTasks(devtools, act)));

/**
 * Returns the main-thread tasks during an action, in ms on a phone: the thread's CPU time, times the slowdown.
 * Wall-clock time would also measure the load of the machine. Tasks of the test driver are left out.
 */
export async function mainThreadTasks(
  devtools: CDPSession,
  act: () => Promise<unknown>,
): Promise<readonly number[]> {
  const events = await traced(devtools, async () => {
    await devtools.send('Runtime.evaluate', { expression: `performance.mark('${SENT_BY_TOOLS}')` });
    await act();
  });
  const messages = events.filter(({ args }) => args.chrome_mojo_event_info?.ipc_hash !== undefined);
  const mark = events.find(({ name }) => name === SENT_BY_TOOLS);
  const fromTools = messages.find((message) => mark && isWithin(mark, message))?.args.chrome_mojo_event_info;
  if (!fromTools) throw new Error('The trace does not contain the requests of the test driver.');
  const ofTools = messages.filter(({ args }) => args.chrome_mojo_event_info?.ipc_hash === fromTools.ipc_hash);
  const mainThreads = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const tasks = events.filter(
    (event) =>
      event.name.endsWith('RunTask') &&
      mainThreads.some((thread) => isOfThread(event, thread)) &&
      !ofTools.some((message) => isWithin(message, event)),
  );
  return tasks.map(({ tdur = 0 }) => (SLOW_DOWN * tdur) / 1_000);
}

/** Returns the CPU time of all tasks in dedicated workers during an action, in ms on a phone. */
export async function timeInWorkers(devtools: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const events = await traced(devtools, act);
  const workers = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name?.startsWith('DedicatedWorker'),
  );
  const tasks = events.filter(
    (event) => event.name.endsWith('RunTask') && workers.some((thread) => isOfThread(event, thread)),
  );
  // A task that waits for another task of its thread contains it.
  const outer = tasks.filter((task) => !tasks.some((other) => other !== task && isWithin(task, other)));
  return (SLOW_DOWN * outer.reduce((sum, { tdur = 0 }) => sum + tdur, 0)) / 1_000;
}

const SENT_BY_TOOLS = 'asked by the tools';

const isOfThread = (a: TraceEvent, b: TraceEvent) => a.pid === b.pid && a.tid === b.tid;

const isWithin = (part: TraceEvent, whole: TraceEvent) =>
  isOfThread(part, whole) && whole.ts <= part.ts && part.ts <= whole.ts + (whole.dur ?? 0);

async function traced(devtools: CDPSession, act: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  const isComplete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.start', { categories: 'toplevel,devtools.timeline,blink.user_timing' });
  await act();
  await devtools.send('Tracing.end');
  await isComplete;
  devtools.off('Tracing.dataCollected', collect);
  return events;
}
