import type { Ports } from '#core/ports.ts';
import type { Orphan } from '#core/recipe/pictures/orphan.ts';

/** Orphan photos and shares, in memory. */
export function fakeOrphans(): Ports['orphans'] {
  const notes = new Map<string, Orphan>();
  const keyOf = ({ userId, photos, share }: Orphan) => `${userId}#${share ?? photos[0] ?? ''}`;
  return {
    async note(orphan) {
      notes.set(keyOf(orphan), orphan);
    },
    all: async () => [...notes.values()],
    of: async (userId) => [...notes.values()].filter((each) => each.userId === userId),
    async remove(orphan) {
      if (notes.get(keyOf(orphan))?.at === orphan.at) notes.delete(keyOf(orphan));
    },
  };
}
