import { withTags, type PersonalChange } from '#core/recipe/personal.ts';
import type { Recipe, RecipeCard } from '#core/recipe/recipe.ts';
import { localDay, type EpochMs, type LocalDay } from '#core/time.ts';
import { timeZone } from '../../i18n/language.ts';

/** Changed fields. Null, false, an empty text or an empty list clears a field. */
export type PersonalFields = Omit<PersonalChange, 'at'>;

/** Returns a recipe or its card with changed personal fields. A card has no notes. */
export function withPersonal<Held extends Recipe | RecipeCard>(held: Held, change: PersonalFields): Held {
  const { tags, isFavorite, rating, notes } = change;
  const { tags: _t, isFavorite: _f, rating: _r, ...rest } = held;
  const next = {
    tags: withTags(tags ?? held.tags ?? [], change),
    isFavorite: isFavorite ?? held.isFavorite ?? false,
    rating: rating === undefined ? held.rating : (rating ?? undefined),
  };
  return {
    ...rest,
    ...(next.tags.length > 0 && { tags: next.tags }),
    ...(next.isFavorite && { isFavorite: true }),
    ...(next.rating !== undefined && { rating: next.rating }),
    ...(notes !== undefined && 'lines' in held && { notes }),
    // Cleared fields are omitted, which the type cannot express.
  } as Held;
}

/** Returns a recipe marked as cooked on a day. A second mark on the same day does not count. */
export const cookedOn = (held: Recipe, day: LocalDay, at: EpochMs): Recipe => ({
  ...held,
  isCooked: true,
  cookedAt: at,
  timesCooked: timesOf(held) + (isCookedOn(held, day) ? 0 : 1),
});

/** Returns a recipe without the mark of a day. The server determines which mark is then the latest. */
export function uncookedOn(held: Recipe, day: LocalDay): Recipe {
  const timesCooked = Math.max(0, timesOf(held) - 1);
  if (held.cookedAt !== undefined && localDay(held.cookedAt, timeZone()) > day)
    return { ...held, timesCooked };
  return { ...held, isCooked: false, cookedAt: undefined, timesCooked };
}

const timesOf = ({ timesCooked, isCooked }: Recipe): number => timesCooked ?? (isCooked ? 1 : 0);

const isCookedOn = ({ isCooked, cookedAt }: Recipe, day: LocalDay): boolean =>
  isCooked && cookedAt !== undefined && localDay(cookedAt, timeZone()) === day;
