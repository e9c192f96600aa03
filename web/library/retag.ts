import type { UserId } from '#core/user-id.ts';
import { databaseOf } from '../offline/database.ts';
import type { OutboxOperation } from '../offline/operations.ts';
import { outboxEntries, pendingChanges } from '../offline/outbox.ts';
import type { PersonalFields } from '../offline/operation-rules/personal.ts';
import { allWithChanges } from '../offline/records.ts';

/** Change of a tag on one recipe, and its inverse. */
export type Retag = {
  readonly operation: OutboxOperation<'personal'>;
  readonly undo: OutboxOperation<'personal'>;
};

/**
 * Returns the changes that rename or remove a tag on all recipes of the device, including unsent ones.
 * @param to undefined removes it
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
