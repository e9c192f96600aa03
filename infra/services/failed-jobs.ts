const TWO_WEEKS = 14 * 24 * 60 * 60;

/** Jobs that did not start, jobs that failed, and ends of timers that could not be delivered. */
export const failedJobs = new sst.aws.Queue('FailedJobs', {
  transform: { queue: { messageRetentionSeconds: TWO_WEEKS } },
});
