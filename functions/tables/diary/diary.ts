import * as v from 'valibot';
import { DiaryEntry, withoutCook } from '#core/diary/diary-entry.ts';
import type { DiaryKey, DiaryRecord } from '#core/diary/diary-record.ts';
import type { DiaryWriter } from '#core/diary/ports.ts';
import { KnownNutrition } from '#core/nutrition/nutrition.ts';
import { DAY, EpochMs, SECOND } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { putItem, type Item, type Table } from '../table.ts';

/** Retention of removed entries, in ms: no device repeats an operation that late. */
const REMEMBERED = 62 * DAY;

/** @param now present time, in ms */
export const diaryIn = (table: Table, now: () => EpochMs = Date.now): DiaryWriter => ({
  replace: (userId, held, record) =>
    putItem(
      table,
      {
        ...toItem(userId, record),
        ...(!record.logged && { ttl: Math.ceil((now() + REMEMBERED) / SECOND) }),
      },
      held
        ? { if: 'version = :held', values: { ':held': held.version } }
        : { if: 'attribute_not_exists(pk)' },
    ),
});

const keyOf = (userId: UserId, { day, id }: DiaryKey) => ({ pk: `USER#${userId}`, sk: `DAY#${day}#E${id}` });

const toItem = (userId: UserId, { day, id, logged, ops, version }: DiaryRecord): Item => ({
  ...keyOf(userId, { day, id }),
  state: logged ? 'logged' : 'removed',
  ...logged,
  ops,
  version,
});

const ENTRY_KEY = /^DAY#(?<day>[\d-]{10})#E(?<id>[\w-]+)$/;

export const isEntryKey = (sk: string): boolean => ENTRY_KEY.test(sk);

/** Returns day and ID of an entry, which only its key contains. */
export function entryKeyFacts(sk: string): DiaryKey {
  const { day = '', id = '' } = ENTRY_KEY.exec(sk)?.groups ?? {};
  return { day, id };
}

const Bookkeeping = {
  sk: v.pipe(v.string(), v.regex(ENTRY_KEY)),
  ops: v.array(v.string()),
  version: v.number(),
};

const Stored = v.variant('state', [
  v.object({
    ...Bookkeeping,
    state: v.literal('logged'),
    ...v.pick(DiaryEntry, ['meal', 'name', 'source', 'amount']).entries,
    nutrition: KnownNutrition,
    at: EpochMs,
  }),
  v.object({ ...Bookkeeping, state: v.literal('removed') }),
]);

export function entryOfItem(item: unknown): DiaryRecord {
  const { sk, ops, version, ...stored } = v.parse(Stored, item);
  const { state, ...facts } = stored;
  // Entries of older versions may name the cook.
  const logged = 'at' in facts ? { ...facts, source: withoutCook(facts.source) } : undefined;
  return { ...entryKeyFacts(sk), logged, ops, version };
}
