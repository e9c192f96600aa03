import { authors } from '../api/generation.ts';
import { gateway } from '../services/gateway.ts';
import { failedJobs } from '../services/failed-jobs.ts';
import { named } from '../stage/stage.ts';
import { table } from '../services/table.ts';

/** Line of a chart as CloudWatch writes it: namespace, metric, then dimensions and options. */
type Line = readonly (string | Readonly<Record<string, string>>)[];

const { stage } = $app;

/** The state of a stage on one page. */
new aws.cloudwatch.Dashboard('Dashboard', {
  dashboardName: named('overview'),
  dashboardBody: $jsonStringify({
    widgets: $resolve({
      api: gateway.nodes.api.id,
      table: table.name,
      queue: failedJobs.nodes.queue.name,
      authors: $resolve(authors.map(({ name }) => name)),
    }).apply(({ api, table: TableName, queue, authors: names }) =>
      [
        chart('Requests, and those that failed', 'Sum', [
          ['AWS/ApiGateway', 'Count', 'ApiId', api],
          ['.', '4xx', '.', '.'],
          ['.', '5xx', '.', '.'],
        ]),
        chart('How long requests take, in ms', 'p95', [
          ['AWS/ApiGateway', 'Latency', 'ApiId', api, { stat: 'p50' }],
          ['.', '.', '.', '.'],
        ]),
        chart('Lambdas: failed, and turned away', 'Sum', [
          ['AWS/Lambda', 'Errors'],
          ['.', 'Throttles'],
        ]),
        chart('Refusals by their reason', 'Sum', [
          [{ expression: `SEARCH('{Munchify,stage,error} MetricName="Refusals" stage="${stage}"', 'Sum')` }],
        ]),
        chart('How long the models take, in ms', 'p95', [
          ['Munchify', 'AuthorLatency', 'stage', stage],
          ['.', 'AuthorFirstEvent', '.', '.'],
        ]),
        chart('What the models cost, in US dollars', 'Sum', [['Munchify', 'AuthorCost', 'stage', stage]]),
        chart('What they have cost of what they may today, in percent', 'Maximum', [
          ['Munchify', 'BudgetUsed', 'stage', stage],
        ]),
        chart('Tokens', 'Sum', [
          ['Munchify', 'InputTokens', 'stage', stage],
          ['.', 'OutputTokens', '.', '.'],
        ]),
        chart('The author: answers that failed, and Lambdas', 'Sum', [
          ['Munchify', 'AuthorFailures', 'stage', stage],
          ...names.map((name) => ['AWS/Lambda', 'Errors', 'FunctionName', name]),
        ]),
        chart('Units of the table', 'Sum', [
          ['AWS/DynamoDB', 'ConsumedReadCapacityUnits', 'TableName', TableName],
          ['.', 'ConsumedWriteCapacityUnits', '.', '.'],
          ['.', 'ReadThrottleEvents', '.', '.'],
          ['.', 'WriteThrottleEvents', '.', '.'],
        ]),
        chart('Jobs that failed, and what failed beside an answer', 'Maximum', [
          ['AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'QueueName', queue],
          ['Munchify', 'SideFailures', 'stage', stage, { stat: 'Sum' }],
        ]),
        chart('Asked again, and done before', 'Sum', [['Munchify', 'Replays', 'stage', stage]]),
        chart('Mails', 'Sum', [
          ['AWS/SES', 'Send'],
          ['.', 'Bounce'],
          ['.', 'Complaint'],
        ]),
      ].map((widget, index) => ({ ...widget, x: (index % 2) * 12, y: Math.floor(index / 2) * 6 })),
    ),
  }),
});

function chart(title: string, stat: string, metrics: readonly Line[]) {
  const region = aws.config.region;
  return { type: 'metric', width: 12, height: 6, properties: { title, stat, metrics, region, period: 300 } };
}
