import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { JOBS, PAGE_FETCHER, ROUTES } from '#functions/routes.ts';
import { GENERATION_TIMEOUT } from '#core/generation/run/run.ts';
import { SECOND } from '#core/time.ts';
import { PRODUCTION } from '#infra/stage/stage-secrets.ts';
import type { Check } from '../support/deployment.ts';
import { distributionIn } from '../support/distribution.ts';
import { inputsOf, type Graph } from '../support/graph.ts';
import { lambdaOf } from '../support/handlers.ts';
import { lambdasIn } from '../support/lambdas.ts';

const Alarm = v.object({
  alarmActions: v.array(v.string()),
  metricQueries: v.array(
    v.object({ metric: v.optional(v.object({ namespace: v.string(), metricName: v.string() })) }),
  ),
});
const Subscription = v.object({ protocol: v.string(), endpoint: v.string() });
const Budget = v.object({ timeUnit: v.literal('DAILY'), limitAmount: v.string() });
const WebAcl = v.object({
  rules: v.array(
    v.object({ statement: v.object({ rateBasedStatement: v.optional(v.object({ limit: v.number() })) }) }),
  ),
});
const Retries = v.object({
  maximumRetryAttempts: v.number(),
  destinationConfig: v.object({ onFailure: v.object({ destination: v.string() }) }),
});

/** Metrics that must have an alarm. */
const WATCHED = [
  'AWS/ApiGateway 5xx',
  'AWS/ApiGateway Latency',
  'AWS/Lambda Errors',
  'AWS/Lambda Throttles',
  'AWS/Lambda Invocations',
  'AWS/DynamoDB ReadThrottleEvents',
  'AWS/DynamoDB WriteThrottleEvents',
  'AWS/SQS ApproximateNumberOfMessagesVisible',
  'AWS/SES Reputation.BounceRate',
  'Munchify AuthorFailures',
  'Munchify AuthorLatency',
  'Munchify BudgetUsed',
  'Munchify Refusals',
  'Munchify SideFailures',
];

const HANDBOOK = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

/** A tenth of an account's limit: the rest is for everything else. */
const MOST_RESERVED = 100;

/** Timeout of API Gateway, in seconds. */
const GATEWAY_WAITS = 30;

/** Checks that alarms report failures, costs and floods of requests in production, and that Lambdas end in time. */
export const checkWatches: Check = (deployment) => [
  ...(deployment.stage === PRODUCTION ? checkProduction(deployment.graph) : []),
  ...checkTimeouts(deployment.graph),
  ...checkFailedJobs(deployment.graph),
];

function checkProduction(graph: Graph): string[] {
  const alarms = inputsOf(graph, 'aws:cloudwatch/metricAlarm:MetricAlarm', Alarm);
  const watched = new Set(
    alarms.flatMap(({ inputs }) =>
      inputs.metricQueries.flatMap(({ metric }) =>
        metric ? [`${metric.namespace} ${metric.metricName}`] : [],
      ),
    ),
  );
  const acl = inputsOf(graph, 'aws:wafv2/webAcl:WebAcl', WebAcl);
  const isBounded = acl.some(({ inputs }) =>
    inputs.rules.some(({ statement }) => statement.rateBasedStatement),
  );
  const mails = inputsOf(graph, 'aws:sns/topicSubscription:TopicSubscription', Subscription);
  return [
    ...WATCHED.filter((metric) => !watched.has(metric)).map((metric) => `Nobody is told about ${metric}.`),
    ...alarms
      .filter(({ inputs }) => inputs.alarmActions.length === 0)
      .map(({ name }) => `${name} tells nobody.`),
    ...alarms
      .map(({ name }) => name.replace(/Alarm$/, ''))
      .filter((name) => !HANDBOOK.includes(`\n### ${name}\n`))
      .map((name) => `Whoever is told of ${name} is sent to docs/operations.md, which does not speak of it.`),
    ...(mails.some(({ inputs }) => inputs.protocol === 'email') ? [] : ['Alarms reach no address.']),
    ...(inputsOf(graph, 'aws:budgets/budget:Budget', Budget).length > 0 ? [] : ['A day may cost anything.']),
    ...(graph.some(({ type }) => type === 'aws:cloudwatch/dashboard:Dashboard')
      ? []
      : ['There is no dashboard.']),
    ...(isBounded && distributionIn(graph).webAclId
      ? []
      : ['One address may ask production any number of times.']),
    ...lambdasIn(graph)
      .filter(({ id }) => id === lambdaOf(PAGE_FETCHER.handler))
      .filter(({ reservedConcurrentExecutions: reserved = 0 }) => reserved < 1 || reserved > MOST_RESERVED)
      .map(({ id }) => `${id} reads what strangers name, and has no concurrency of its own.`),
    ...(distributionIn(graph).aliases.length > 0 ? [] : ['Production has no domain of its own.']),
  ];
}

function checkTimeouts(graph: Graph): string[] {
  const streaming = new Set(ROUTES.filter(({ streams }) => streams).map(({ handler }) => lambdaOf(handler)));
  const jobs = new Set(JOBS.map(({ handler }) => lambdaOf(handler)));
  return lambdasIn(graph).flatMap(({ id, timeout, runtime, architectures }) => [
    ...(runtime === 'nodejs24.x' ? [] : [`${id} runs on ${runtime}, and the code is tested on Node 24.`]),
    ...(architectures.join() === 'arm64' ? [] : [`${id} does not run on the cheaper processors.`]),
    ...(streaming.has(id) && timeout !== GENERATION_TIMEOUT / SECOND
      ? [
          `${id} is stopped after ${timeout} s, and core/generation/run/run.ts counts on ${GENERATION_TIMEOUT / SECOND} s.`,
        ]
      : []),
    ...(jobs.has(id) && timeout >= 60 ? [`${id} may still run when the clock strikes again.`] : []),
    ...(!streaming.has(id) && !jobs.has(id) && timeout > GATEWAY_WAITS
      ? [`${id} may go on for ${timeout} s, when API Gateway has long given up.`]
      : []),
  ]);
}

function checkFailedJobs(graph: Graph): string[] {
  const kept = inputsOf(graph, 'aws:lambda/functionEventInvokeConfig:FunctionEventInvokeConfig', Retries);
  return JOBS.filter(
    ({ handler }) =>
      !kept.some(
        ({ name, inputs }) =>
          name.startsWith(lambdaOf(handler)) &&
          inputs.destinationConfig.onFailure.destination.includes('Queue'),
      ),
  ).map(({ handler }) => `When the job ${handler} fails, nothing is left of it.`);
}
