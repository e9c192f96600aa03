import type { Right } from '#functions/rights.ts';
import { JOBS } from '#functions/routes.ts';
import { lambda } from './lambda.ts';
import { nameOf } from './name-of.ts';
import { site } from './links.ts';
import { linksOf, permissionsOf, rightsOf } from './rights.ts';
import { failedJobs } from '../services/failed-jobs.ts';

/** Rights whose code builds links to our pages. */
const ADDRESSED: ReadonlySet<Right> = new Set(['mail', 'stripe'] as const);

// A Lambda for each job. There are no retries: the next run is a minute away.
export const jobs = JOBS.map((job) => {
  const rights = rightsOf(job.handler);
  const fn = lambda(job.handler, {
    link: [...(rights.some((right) => ADDRESSED.has(right)) ? [site] : []), ...linksOf(rights)],
    permissions: [...permissionsOf(rights), { actions: ['sqs:SendMessage'], resources: [failedJobs.arn] }],
    // Ends before the next run.
    timeout: '55 seconds',
    retries: 0,
    transform: {
      eventInvokeConfig: { destinationConfig: { onFailure: { destination: failedJobs.arn } } },
    },
  });
  new sst.aws.CronV2(`${nameOf(job.handler)}Clock`, {
    schedule: `rate(1 ${job.every})`,
    function: fn.arn,
    dlq: failedJobs.arn,
  });
  return fn;
});
