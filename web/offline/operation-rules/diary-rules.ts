import * as v from 'valibot';
import { EarnedBadges } from '#core/badge/badge.ts';
import type { TrackedDay } from '#core/eaten/tracking.ts';
import { LoggedEntry, type DiaryEntryId } from '#core/diary/diary-entry.ts';
import { scaleKnown } from '#core/nutrition/nutrition.ts';
import type { LocalDay } from '#core/time.ts';
import { post } from '../../requests/api.ts';
import { removeIfPresent } from './remove-if-present.ts';

/** A new or changed diary entry. */
export type EntryToLog = {
  /** The device calculates its nutrition until the server has the entry. */
  readonly entry: LoggedEntry;
  /** True if the server has never had the entry. */
  readonly isNew?: true;
};

/** An entry to remove. `name` names it for the user. */
export type EntryToRemove = { readonly id: DiaryEntryId; readonly day: LocalDay; readonly name: string };

type Operation = { readonly type: string };
type Log = Operation & EntryToLog & { readonly type: 'log' };
type Unlog = Operation & EntryToRemove & { readonly type: 'unlog' };

const isLog = (operation: Operation): operation is Log => operation.type === 'log';

type Headers = Readonly<Record<string, string>>;

/** Unreadable badges do not matter, because the entry counts. */
const LogAnswer = v.intersect([LoggedEntry, v.fallback(EarnedBadges, {})]);

export const LOG_RULES = {
  lane: ({ entry: { id } }: EntryToLog) => laneOf(id),
  async send({ entry: { type: _, timestamp, ...entry } }: EntryToLog, headers: Headers) {
    const { id, day, meal, name, source, amount } = entry;
    const nutrition = 'own' in source ? { nutrition: scaleKnown(entry, 1) } : {};
    const body = { id, day, meal, name, source, amount, ...nutrition, at: timestamp };
    const { earnedBadges = [], ...logged } = await post('/api/diary', body, { schema: LogAnswer, headers });
    return { earnedBadges, changes: put(logged) };
  },
  changes: ({ entry }: EntryToLog) => put(entry),
  begins: ({ isNew }: EntryToLog) => isNew === true,
  joined: ({ entry }: EntryToLog, former: Operation): Log => ({
    type: 'log',
    entry,
    ...(isLog(former) && former.isNew && { isNew: true }),
  }),
  affects: ['days', 'badges'] as const,
  refused: { title: /*i18n*/ 'diary.error', description: /*i18n*/ 'please_try_again' },
};

export const UNLOG_RULES = {
  lane: ({ id }: EntryToRemove) => laneOf(id),
  send: ({ id, day }: EntryToRemove, headers: Headers) =>
    removeIfPresent(`/api/diary/${encodeURIComponent(id)}?day=${day}`, headers),
  changes: ({ id, day }: EntryToRemove) => [
    {
      record: 'days' as const,
      key: day,
      apply: (held: TrackedDay | undefined) => ({ day, entries: without(held, id) }),
    },
  ],
  undoes: (_: EntryToRemove, former: Operation) => isLog(former) && former.isNew === true,
  joined: (operation: Unlog): Unlog => operation,
  affects: ['days', 'badges'] as const,
  refused: { title: /*i18n*/ 'diary.remove_error', description: /*i18n*/ 'please_try_again' },
};

const laneOf = (id: DiaryEntryId): string => `diary ${id}`;

const without = (held: TrackedDay | undefined, id: DiaryEntryId) =>
  held?.entries.filter((each) => each.type !== 'diary' || each.id !== id) ?? [];

/** Returns the change that stores an entry, in the order of the day. */
const put = ({ day, ...entry }: LoggedEntry) => [
  {
    record: 'days' as const,
    key: day,
    apply: (held: TrackedDay | undefined) => ({ day, entries: inOrder([...without(held, entry.id), entry]) }),
  },
];

const inOrder = (entries: TrackedDay['entries']) => entries.toSorted((a, b) => a.timestamp - b.timestamp);
