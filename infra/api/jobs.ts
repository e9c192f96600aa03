import { JOBS } from '#functions/routes.ts';
import { lambda, nameOf } from './lambda.ts';
import { linksOf, permissionsOf, rightsOf } from './rights.ts';

const TWO_WEEKS = 14 * 24 * 60 * 60;

/** What the clock could not start, and what failed when it was started. */
export const failedJobs = new sst.aws.Queue('FailedJobs', {
  transform: { queue: { messageRetentionSeconds: TWO_WEEKS } },
});

// A Lambda for each job. One that fails is not repeated: the clock strikes again soon.
export const jobs = JOBS.map((job) => {
  const rights = rightsOf(job.handler);
  const work = lambda(job.handler, {
    link: linksOf(rights),
    permissions: [...permissionsOf(rights), { actions: ['sqs:SendMessage'], resources: [failedJobs.arn] }],
    // Over before the clock strikes again.
    timeout: '55 seconds',
    retries: 0,
    transform: {
      eventInvokeConfig: { destinationConfig: { onFailure: { destination: failedJobs.arn } } },
    },
  });
  new sst.aws.CronV2(`${nameOf(job.handler)}Clock`, {
    schedule: `rate(1 ${job.every})`,
    function: work.arn,
    dlq: failedJobs.arn,
  });
  return work;
});
