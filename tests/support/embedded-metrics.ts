import * as v from 'valibot';
import type { Line } from './written-log.ts';

/** Value that CloudWatch extracts from a line of the log. Several sets of dimensions in one line give a value each. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly dimensions: Readonly<Record<string, string>>;
};

/**
 * Fields that a log line needs so that CloudWatch extracts metrics from it.
 * Source: CloudWatch embedded metric format, specification
 */
const Envelope = v.object({
  Timestamp: v.pipe(v.number(), v.integer()),
  CloudWatchMetrics: v.pipe(
    v.array(
      v.strictObject({
        Namespace: v.literal('Munchify'),
        Dimensions: v.array(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(30))),
        Metrics: v.pipe(
          v.array(
            v.strictObject({
              Name: v.string(),
              Unit: v.picklist(['Milliseconds', 'Count', 'Percent', 'None']),
            }),
          ),
          v.maxLength(100),
        ),
      }),
    ),
    v.minLength(1),
  ),
});

/** The metrics in log lines. @throws if CloudWatch would ignore one */
export const figuresIn = (lines: readonly Line[]): Figure[] =>
  lines.filter((line) => '_aws' in line).flatMap(figuresOf);

function figuresOf(line: Line): Figure[] {
  return v.parse(Envelope, line['_aws']).CloudWatchMetrics.flatMap(({ Dimensions, Metrics }) =>
    Dimensions.flatMap((names) =>
      Metrics.map(({ Name, Unit }) => ({
        name: Name,
        unit: Unit,
        value: v.parse(v.number(`${Name} is no number`), line[Name]),
        dimensions: v.parse(
          v.record(v.string(), v.pipe(v.string(), v.nonEmpty())),
          Object.fromEntries(names.map((name) => [name, line[name]])),
        ),
      })),
    ),
  );
}
