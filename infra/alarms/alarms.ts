import { alarmed, type Watch } from './alarm.ts';
import { authors } from '../api/generation.ts';
import { gateway } from '../services/gateway.ts';
import { pageFetcher } from '../api/page-fetcher.ts';
import { jobs } from '../api/jobs.ts';
import { failedJobs } from '../services/failed-jobs.ts';
import { settings } from '../stage/stage.ts';
import { table } from '../services/table.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const ApiId = gateway.nodes.api.id;
const TableName = table.name;
const stage = $app.stage;

/** Conditions of alarms. docs/operations.md explains each with its remedy. */
const WATCHES: readonly Watch[] = [
  {
    name: 'ApiErrors',
    says: 'Requests fail with 5xx.',
    metrics: [{ namespace: 'AWS/ApiGateway', metricName: '5xx', dimensions: { ApiId } }],
    stat: 'Sum',
    period: 5 * MINUTE,
    atLeast: 5,
  },
  {
    name: 'ApiSlow',
    says: 'One request in twenty takes longer than 3 s.',
    metrics: [{ namespace: 'AWS/ApiGateway', metricName: 'Latency', dimensions: { ApiId } }],
    stat: 'p95',
    period: 5 * MINUTE,
    atLeast: 3_000,
    inARow: 3,
  },
  {
    name: 'Throttles',
    says: 'Lambdas are asked oftener than the account allows.',
    metrics: [{ namespace: 'AWS/Lambda', metricName: 'Throttles' }],
    stat: 'Sum',
    period: 5 * MINUTE,
    atLeast: 1,
  },
  {
    name: 'TableThrottles',
    says: 'The table is asked oftener than it can answer.',
    metrics: [
      { namespace: 'AWS/DynamoDB', metricName: 'ReadThrottleEvents', dimensions: { TableName } },
      { namespace: 'AWS/DynamoDB', metricName: 'WriteThrottleEvents', dimensions: { TableName } },
    ],
    stat: 'Sum',
    period: 5 * MINUTE,
    atLeast: 1,
  },
  {
    name: 'AuthorErrors',
    says: 'The Lambdas that write recipes crash or run out of time.',
    metrics: authors.map(({ name: FunctionName }) => ({
      namespace: 'AWS/Lambda',
      metricName: 'Errors',
      dimensions: { FunctionName },
    })),
    stat: 'Sum',
    period: 15 * MINUTE,
    atLeast: 3,
  },
  {
    name: 'AuthorFailures',
    says: 'The models do not answer, or their answers do not hold.',
    metrics: [{ namespace: 'Munchify', metricName: 'AuthorFailures', dimensions: { stage } }],
    stat: 'Sum',
    period: 15 * MINUTE,
    atLeast: 10,
  },
  {
    name: 'AuthorSlow',
    says: 'One answer of a model in twenty takes longer than 30 s.',
    metrics: [{ namespace: 'Munchify', metricName: 'AuthorLatency', dimensions: { stage } }],
    stat: 'p95',
    period: 15 * MINUTE,
    atLeast: 30_000,
    inARow: 2,
  },
  {
    name: 'PageErrors',
    says: 'The Lambda that fetches pages crashes or runs out of time.',
    metrics: [
      { namespace: 'AWS/Lambda', metricName: 'Errors', dimensions: { FunctionName: pageFetcher.name } },
    ],
    stat: 'Sum',
    period: 15 * MINUTE,
    atLeast: 5,
  },
  {
    name: 'BudgetHalf',
    says: 'Half of what the models may cost in a day is spent; nobody is refused yet.',
    metrics: [{ namespace: 'Munchify', metricName: 'BudgetUsed', dimensions: { stage } }],
    stat: 'Maximum',
    period: 5 * MINUTE,
    atLeast: 50,
  },
  {
    name: 'BudgetSpent',
    says: 'Cooks are refused: the part of the budget that is theirs is spent for today.',
    metrics: [{ namespace: 'Munchify', metricName: 'Refusals', dimensions: { stage, error: 'BudgetSpent' } }],
    stat: 'Sum',
    period: 5 * MINUTE,
    atLeast: 1,
  },
  {
    name: 'TriesUsed',
    says: 'Somebody has the models asked more than honest cooks do.',
    metrics: [{ namespace: 'Munchify', metricName: 'Refusals', dimensions: { stage, error: 'TriesUsed' } }],
    stat: 'Sum',
    period: HOUR,
    atLeast: 10,
  },
  {
    name: 'SideFailures',
    says: 'What is done beside an answer fails: mails, badges.',
    metrics: [{ namespace: 'Munchify', metricName: 'SideFailures', dimensions: { stage } }],
    stat: 'Sum',
    period: 15 * MINUTE,
    atLeast: 3,
  },
  {
    name: 'FailedJobs',
    says: 'A job has failed, or could not be started: contracts, deletions, ends of timers or reminders wait.',
    metrics: [
      {
        namespace: 'AWS/SQS',
        metricName: 'ApproximateNumberOfMessagesVisible',
        dimensions: { QueueName: failedJobs.nodes.queue.name },
      },
    ],
    stat: 'Maximum',
    period: MINUTE,
    atLeast: 1,
  },
  ...jobs.map(({ name: FunctionName }, index): Watch => ({
    name: `JobSilent${index + 1}`,
    says: 'A job has not been started for a quarter of an hour.',
    metrics: [{ namespace: 'AWS/Lambda', metricName: 'Invocations', dimensions: { FunctionName } }],
    stat: 'Sum',
    period: 15 * MINUTE,
    below: 1,
  })),
  {
    name: 'Bounces',
    says: 'One mail in twenty comes back: SES will stop sending.',
    metrics: [{ namespace: 'AWS/SES', metricName: 'Reputation.BounceRate' }],
    stat: 'Average',
    period: HOUR,
    atLeast: 0.05,
  },
  {
    name: 'Complaints',
    says: 'One receiver in a thousand calls our mails spam: SES will stop sending.',
    metrics: [{ namespace: 'AWS/SES', metricName: 'Reputation.ComplaintRate' }],
    stat: 'Average',
    period: HOUR,
    atLeast: 0.001,
  },
];

alarmed(WATCHES, settings.alarmEmail ?? '');
