import type { Ports } from '#core/ports.ts';
import type { Leftover } from '#core/recipe/pictures/leftover.ts';

/** Leftover photos and shares, in memory. */
export function fakeLeftovers(): Ports['leftovers'] {
  const notes = new Map<string, Leftover>();
  const keyOf = ({ userId, photos, share }: Leftover) => `${userId}#${share ?? photos[0] ?? ''}`;
  return {
    async note(leftover) {
      notes.set(keyOf(leftover), leftover);
    },
    all: async () => [...notes.values()],
    of: async (userId) => [...notes.values()].filter((each) => each.userId === userId),
    async remove(leftover) {
      if (notes.get(keyOf(leftover))?.at === leftover.at) notes.delete(keyOf(leftover));
    },
  };
}
