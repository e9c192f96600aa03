import { ourStage } from '../site.ts';

/**
 * Metrics with their CloudWatch units, for the whole stage and by one property of the log line (`by`). None of these
 * properties identifies a user.
 */
export const METRICS = {
  /** From the request to a model until the end of its answer. */
  AuthorLatency: { unit: 'Milliseconds' },
  /** From the user's request until the first food or line is sent. */
  AuthorFirstEvent: { unit: 'Milliseconds' },
  InputTokens: { unit: 'Count' },
  OutputTokens: { unit: 'Count' },
  /** US dollars at list price. */
  AuthorCost: { unit: 'None' },
  /** Used share of the models' daily budget. */
  BudgetUsed: { unit: 'Percent' },
  /** Requests to a model without a recipe, although the photos showed food. */
  AuthorFailures: { unit: 'Count', by: 'outcome' },
  /** Answers with an error, including `QuotaExceeded` and `Internal`. */
  Refusals: { unit: 'Count', by: 'error' },
  /** Repeated requests. */
  Replays: { unit: 'Count', by: 'operation' },
  /** Failures of side tasks of a successful request. */
  SideFailures: { unit: 'Count', by: 'event' },
} as const satisfies Record<string, Kind>;

type Kind = { readonly unit: 'Milliseconds' | 'Count' | 'Percent' | 'None'; readonly by?: string };
type Metric = keyof typeof METRICS;
export type Measured = { readonly [Name in Metric]?: number | undefined };

/**
 * Returns the part of a log line from which CloudWatch extracts metrics, without a call to its API. Source: CloudWatch
 * embedded metric format,
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function metricsIn(measured: Measured): Readonly<Record<string, unknown>> {
  const known = Object.entries<Kind>(METRICS).filter(([name]) => Reflect.get(measured, name) !== undefined);
  return {
    stage: ourStage(),
    ...measured,
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: known.map(([name, { unit, by }]) => ({
        Namespace: 'Munchify',
        Dimensions: by === undefined ? [['stage']] : [['stage'], ['stage', by]],
        Metrics: [{ Name: name, Unit: unit }],
      })),
    },
  };
}
