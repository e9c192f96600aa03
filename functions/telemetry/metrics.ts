import { ourStage } from '../site.ts';

/**
 * Metrics with their CloudWatch units, for a stage as a whole and by the property of the log line that is their
 * dimension. None of these properties identifies a user.
 */
export const METRICS = {
  /** From the request to a model to the end of its answer. */
  AuthorLatency: { unit: 'Milliseconds' },
  /** From the user's request to the first food or line that is sent. */
  AuthorFirstEvent: { unit: 'Milliseconds' },
  InputTokens: { unit: 'Count' },
  OutputTokens: { unit: 'Count' },
  /** US dollars at list price. */
  AuthorCost: { unit: 'None' },
  /** The part of the day's budget for models that is used. */
  BudgetUsed: { unit: 'Percent' },
  /** Requests to a model without a recipe, although the photos showed food. */
  AuthorFailures: { unit: 'Count', by: 'outcome' },
  /** Answers with an error, `QuotaExceeded` and `Internal` among them. */
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
 * Returns the part of a log line from which CloudWatch makes metrics, without a call to its API.
 * Source: CloudWatch embedded metric format, https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
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
