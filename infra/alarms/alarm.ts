import { named } from '../stage/stage.ts';

type Metric = {
  readonly namespace: string;
  readonly metricName: string;
  readonly dimensions?: Readonly<Record<string, $util.Input<string>>>;
};

/** Condition of an alarm: a bound for the sum of its metrics. */
export type Watch = {
  readonly name: string;
  /** Description of the fault, for the operator. */
  readonly says: string;
  readonly metrics: readonly Metric[];
  readonly stat: 'Sum' | 'Average' | 'Maximum' | 'p95';
  /** Length of a period, in seconds. */
  readonly period: number;
  /** Number of consecutive periods in which the condition must hold. */
  readonly inARow?: number;
} & ({ readonly atLeast: number } | { readonly below: number });

/** Makes an alarm for each condition, and sends them to an email address. */
export function alarmed(watches: readonly Watch[], email: string): void {
  const topic = new aws.sns.Topic('Alarms', { name: named('alarms') });
  new aws.sns.TopicSubscription('AlarmsEmail', { topic: topic.arn, protocol: 'email', endpoint: email });
  for (const watch of watches) alarm(watch, topic);
}

function alarm(watch: Watch, { arn }: aws.sns.Topic): void {
  const { name, says, metrics, stat, period, inARow = 1 } = watch;
  const ids = metrics.map((_, index) => `m${index}`);
  new aws.cloudwatch.MetricAlarm(`${name}Alarm`, {
    name: named(name),
    alarmDescription: `${says} What to do: docs/operations.md, "${name}".`,
    ...('below' in watch
      ? { comparisonOperator: 'LessThanThreshold', threshold: watch.below, treatMissingData: 'breaching' }
      : {
          comparisonOperator: 'GreaterThanOrEqualToThreshold',
          threshold: watch.atLeast,
          treatMissingData: 'notBreaching',
        }),
    evaluationPeriods: inARow,
    metricQueries: [
      { id: 'all', label: name, expression: ids.join(' + '), returnData: true },
      ...metrics.map((metric, index) => ({ id: `m${index}`, metric: { ...metric, stat, period } })),
    ],
    alarmActions: [arn],
    okActions: [arn],
  });
}
