import type { BadgeProgressReader, BadgeProgressWriter } from '#core/badge/ports.ts';
import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { forEachType, type BadgeProgress } from '#core/badge/progress.ts';
import { EpochMs } from '#core/time.ts';
import { getItem, putItem, type Item, type Table } from './table.ts';

export const badgeProgressIn = (table: Table): BadgeProgressReader & BadgeProgressWriter => ({
  async find(userId) {
    const item = await getItem(table, keyOf(userId));
    return item && fromItem(item);
  },

  replace: (userId, held, progress) =>
    putItem(
      table,
      toItem(userId, progress),
      held
        ? { if: 'version = :held', values: { ':held': held.version } }
        : { if: 'attribute_not_exists(pk)' },
    ),
});

const keyOf = (userId: UserId) => ({ pk: `USER#${userId}`, sk: 'PROGRESS' });

const toItem = (userId: UserId, { badges, version }: BadgeProgress): Item => ({
  ...keyOf(userId),
  ...badges,
  version,
});

const StoredStanding = v.object({ counted: v.array(v.string()), earnedAt: v.optional(EpochMs) });

/** A badge that was added after the row has no count. */
const Stored = v.object({
  ...forEachType(() => v.optional(StoredStanding, { counted: [] })),
  version: v.number(),
});

function fromItem(item: unknown): BadgeProgress {
  const { version, ...badges } = v.parse(Stored, item);
  return { badges, version };
}
