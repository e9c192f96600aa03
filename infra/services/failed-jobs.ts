const TWO_WEEKS = 14 * 24 * 60 * 60;

/** Jobs that could not be started, jobs that failed, and ends of timers that could not be told. */
export const failedJobs = new sst.aws.Queue('FailedJobs', {
  transform: { queue: { messageRetentionSeconds: TWO_WEEKS } },
});
