import type { Measured } from '../support/measured.ts';
import { median } from '../support/median.ts';
import { runs } from '../support/runs.ts';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { aCustomer } from '#tests/support/customer.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering } from '#tests/support/models.ts';
import { DINNER } from '../costs/dinner.ts';
import type { LoadUser, Job, LoadReport } from './load-worker.ts';
import { withStage, type RunningStage } from '../support/with-stage.ts';

/** Duration in seconds. `LOAD_SECONDS` shortens both runs. */
const secondsOf = (usual: number) => Number(process.env['LOAD_SECONDS'] ?? runs(usual));

const USERS = runs(20);

/** Duration and concurrency when measuring a stage's capacity. */
const CAPACITY_RUN = { seconds: runs(10), atOnce: 16 };

const SAMPLES = 20;

/** Measures an hour of many users, at half the stage's capacity. */
export const load = (): Promise<Measured[]> =>
  withUsers(async (stage, users) => {
    const capacity = await capacityOf(stage, users);
    const seconds = secondsOf(600);
    const sending = sendRequests(stage, users, { perSecond: capacity / 2, seconds });
    const samples: Sample[] = [];
    for (let index = 0; index < SAMPLES; index += 1) {
      await setTimeout((1_000 * seconds) / SAMPLES);
      samples.push(takeSample());
    }
    const { statuses, p99Ms } = await sending;
    const counts = `${countsText(statuses)} at ${(capacity / 2).toFixed(0)}/s for ${seconds} s`;
    const failed = countOf(statuses, (status) => status >= 500 || status === 0);
    const [early, late] = [
      medianOf(samples.slice(SAMPLES / 4, SAMPLES / 2)),
      medianOf(samples.slice((3 * SAMPLES) / 4)),
    ];
    const growth = late.megabytes / early.megabytes;
    return [
      {
        name: 'load: answers of 500 and above, and none',
        budget: '0',
        measured: counts,
        holds: failed === 0,
      },
      {
        name: 'load: 99th percentile of response times',
        budget: 'reported',
        measured: `${p99Ms.toFixed(0)} ms`,
        holds: true,
      },
      {
        name: 'load: memory, from the second quarter to the last',
        budget: '≤ 1.1 ×',
        measured: `${early.megabytes.toFixed(0)} MB, then ${late.megabytes.toFixed(0)} MB`,
        holds: growth <= 1.1,
      },
      {
        name: 'load: handles, from the second quarter to the last',
        budget: 'no more',
        measured: `${early.handles}, then ${late.handles}`,
        holds: late.handles <= early.handles + 5,
      },
    ];
  });

/** Measures a stage at twice its capacity, and its time of recovery. */
export const overload = (): Promise<Measured[]> =>
  withUsers(async (stage, users) => {
    const capacity = await capacityOf(stage, users);
    const seconds = secondsOf(60);
    const { statuses } = await sendRequests(stage, users, { perSecond: 2 * capacity, seconds });
    const recovered = await recovery(stage, users[0]);
    const failed = countOf(statuses, (status) => status === 0 || (status >= 500 && status !== 503));
    return [
      {
        name: 'overload: refusals other than 429 and 503',
        budget: '0',
        measured: `${countsText(statuses)} at ${(2 * capacity).toFixed(0)}/s for ${seconds} s`,
        holds: failed === 0,
      },
      {
        name: 'overload: well again',
        budget: 'reported',
        measured: `${Math.ceil(recovered)} ms after the last answer`,
        holds: true,
      },
    ];
  });

const withUsers = (act: (stage: RunningStage, users: readonly LoadUser[]) => Promise<Measured[]>) =>
  withStage({ model: answering(async () => JSON.stringify(DINNER)) }, async (stage) => {
    const photo = asDataUrl(await plainJpeg());
    const users: LoadUser[] = [];
    for (let index = 0; index < USERS; index += 1) {
      const { cookie, email, buy } = await aCustomer(stage);
      await buy('pro_monthly');
      const { body } = await stage.call('POST', '/api/analyze', { cookie, body: { images: [photo] } });
      users.push({ cookie, email, recipeId: String(body['id']), photo });
    }
    return act(stage, users);
  });

/** Returns the requests per second at that concurrency. */
async function capacityOf(stage: RunningStage, users: readonly LoadUser[]): Promise<number> {
  const { statuses } = await sendRequests(stage, users, CAPACITY_RUN);
  return countOf(statuses, (status) => status > 0 && status < 500) / CAPACITY_RUN.seconds;
}

/** Sends the requests from another thread, so that this one only runs the stage. */
function sendRequests(
  { gateway, origin }: RunningStage,
  users: readonly LoadUser[],
  pace: Job['pace'],
): Promise<LoadReport> {
  const job: Job = { gateway, origin, users, pace };
  const worker = new Worker(new URL('load-worker.ts', import.meta.url), { workerData: job });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

/** Returns the time, in ms, until responses are as fast as those of an idle stage. */
async function recovery({ call }: RunningStage, user: LoadUser | undefined): Promise<number> {
  const startedAt = performance.now();
  for (let tries = 0; tries < 1_000; tries += 1) {
    const sentAt = performance.now();
    const { status } = await call('GET', '/api/user', { cookie: user?.cookie ?? '' });
    if (status === 200 && performance.now() - sentAt < AT_REST) return sentAt - startedAt;
  }
  return Infinity;
}

const AT_REST = 50;

type Sample = { readonly megabytes: number; readonly handles: number };

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function takeSample(): Sample {
  collectGarbage();
  return {
    megabytes: process.memoryUsage().heapUsed / 2 ** 20,
    handles: process.getActiveResourcesInfo().length,
  };
}

const medianOf = (samples: readonly Sample[]): Sample => ({
  megabytes: median(samples.map(({ megabytes }) => megabytes)),
  handles: median(samples.map(({ handles }) => handles)),
});

const countOf = (statuses: LoadReport['statuses'], isWanted: (status: number) => boolean): number =>
  Object.entries(statuses).reduce((sum, [status, count]) => sum + (isWanted(Number(status)) ? count : 0), 0);

const countsText = (statuses: LoadReport['statuses']): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ');
