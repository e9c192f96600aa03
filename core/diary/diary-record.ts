import type { IdempotencyKey } from '../idempotency-key.ts';
import type { KnownNutrition } from '../nutrition/nutrition.ts';
import type { EpochMs, LocalDay } from '../time.ts';
import type { DiaryEntry, DiaryEntryId } from './diary-entry.ts';

/** Stored diary entry. A removed one is kept for a while, so that a late repetition changes nothing. */
export type DiaryRecord = DiaryKey & {
  /** Undefined after removal. */
  readonly logged: Logged | undefined;
  /** Keys of the last operations, newest last: a repeated operation changes nothing. */
  readonly ops: readonly IdempotencyKey[];
  /** Incremented by every operation. */
  readonly version: number;
};

export type DiaryKey = { readonly day: LocalDay; readonly id: DiaryEntryId };

export type Logged = Pick<DiaryEntry, 'meal' | 'name' | 'source' | 'amount'> & {
  readonly nutrition: KnownNutrition;
  /** When it was first logged. */
  readonly at: EpochMs;
};

/** Number of operation keys kept per entry: no device repeats an operation later than that. */
const REMEMBERED_OPS = 10;

/**
 * Returns the record after a new operation.
 * @param logged undefined removes the entry
 */
export const afterLogging = (
  key: DiaryKey,
  held: DiaryRecord | undefined,
  op: IdempotencyKey,
  logged: Logged | undefined,
): DiaryRecord => ({
  day: key.day,
  id: key.id,
  logged,
  ops: [...(held?.ops ?? []), op].slice(-REMEMBERED_OPS),
  version: (held?.version ?? 0) + 1,
});

/** Returns the entry as shown; undefined if it was removed. */
export function entryOfRecord({ id, logged }: DiaryRecord): DiaryEntry | undefined {
  if (!logged) return undefined;
  const { nutrition, at, ...fields } = logged;
  return { type: 'diary', id, ...fields, timestamp: at, ...nutrition };
}
