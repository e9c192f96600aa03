import { channel } from 'node:diagnostics_channel';

/** Told whenever a stored row, or a part of one, cannot be read. The log listens (`telemetry/log.ts`). */
const unreadable = channel('munchify:unreadable-row');

/**
 * Reads rows one by one. One that cannot be read is reported and left out: it hides none of its neighbours.
 * @param kind what the rows are, for the log
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
      // The failure itself may quote what somebody has typed.
      unreadable.publish({ kind });
      return [];
    }
  });
