import type { UserId } from '#core/user-id.ts';
import { databaseOf } from '../offline/database.ts';
import type { OutboxOperation } from '../offline/operations.ts';
import { outboxEntries, pendingChanges } from '../offline/outbox.ts';
import type { PersonalFields } from '../offline/operations/personal.ts';
import { allWithChanges } from '../offline/records.ts';

/** A change of a tag on one recipe, and what takes it back. */
export type Retag = {
  readonly operation: OutboxOperation<'personal'>;
  readonly undo: OutboxOperation<'personal'>;
};

/**
 * Returns the changes that rename a tag on all recipes of the device, those that are not sent yet among them, or take it
 * off.
 * @param to undefined takes it off
 */
export async function retagsOf(
  userId: UserId,
  from: string,
  to: string | undefined,
): Promise<readonly Retag[]> {
  const database = await databaseOf(userId);
  const changes = pendingChanges(await outboxEntries(userId));
  const cards = allWithChanges(changes, 'cards', await database.getAll('cards'));
  const at = Date.now();
  return cards.flatMap((card) => {
    const { tags = [] } = card;
    const written = tags.find((tag) => isSame(tag, from));
    if (written === undefined) return [];
    const isNew = to !== undefined && (isSame(to, from) || !tags.some((tag) => isSame(tag, to)));
    const operation = (change: PersonalFields): OutboxOperation<'personal'> => ({
      type: 'personal',
      recipeId: card.id,
      title: card.title,
      change,
      at,
    });
    return [
      {
        operation: operation({ removeTags: [from], ...(to !== undefined && { addTags: [to] }) }),
        undo: operation({ ...(isNew && { removeTags: [to] }), addTags: [written] }),
      },
    ];
  });
}

const isSame = (tag: string, other: string): boolean => tag.toLowerCase() === other.toLowerCase();
