import { channel } from 'node:diagnostics_channel';

/** Channel for stored rows, or parts of them, that cannot be read. `telemetry/log.ts` logs them. */
const unreadable = channel('munchify:unreadable-row');

/**
 * Reads rows one by one. Reports and leaves out unreadable ones, so that they hide no others.
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
