import { ourStage } from '../ports.ts';

/**
 * What is measured, in CloudWatch's units, for a stage as a whole; and apart, by the fact of its line that tells the kinds
 * of it. None of these facts is about a cook.
 */
export const METRICS = {
  /** From the question to a model to the end of its answer. */
  AuthorLatency: { unit: 'Milliseconds' },
  /** From the request to the first food or line that the cook reads. */
  AuthorFirstEvent: { unit: 'Milliseconds' },
  InputTokens: { unit: 'Count' },
  OutputTokens: { unit: 'Count' },
  /** US dollars at list price. */
  AuthorCost: { unit: 'None' },
  /** What the day's questions to models have come to, of what they may. */
  BudgetUsed: { unit: 'Percent' },
  /** Questions to a model that brought no recipe, though there was food in the photos. */
  AuthorFailures: { unit: 'Count', by: 'outcome' },
  /** Answers that are no grant, `QuotaExceeded` and `Internal` among them. */
  Refusals: { unit: 'Count', by: 'error' },
  /** Requests whose operation was done before. */
  Replays: { unit: 'Count', by: 'operation' },
  /** What failed beside an answer that was given all the same. */
  SideFailures: { unit: 'Count', by: 'event' },
} as const satisfies Record<string, Kind>;

type Kind = { readonly unit: 'Milliseconds' | 'Count' | 'Percent' | 'None'; readonly by?: string };
type Metric = keyof typeof METRICS;
export type Measured = { readonly [Name in Metric]?: number | undefined };

/**
 * The part of a line of the log that CloudWatch makes metrics of: one alarm each can watch, without a call to anybody.
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
