import { channel } from 'node:diagnostics_channel';

/** Published when a stored row, or a part of one, cannot be read. Logged by `telemetry/log.ts`. */
const unreadable = channel('munchify:unreadable-row');

/**
 * Reads rows one by one. Unreadable ones are reported and left out, so that the others are still read.
 * @param kind kind of rows, for the log
 */
export const readEach = <Row, Read>(
  kind: string,
  rows: readonly Row[],
  read: (row: Row) => Read,
): readonly Read[] =>
  rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch {
      // Without the failure, which may quote user input.
      unreadable.publish({ kind });
      return [];
    }
  });
