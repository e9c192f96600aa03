import { LOCALE, type Language } from '#core/language.ts';
import { timeOfId } from '#core/recipe/recipe-id.ts';
import type { EpochMs } from '#core/time.ts';
import type { LibraryEntry } from '../offline/entries.ts';
import type { Count, LibraryQuery, LibrarySort } from './questions.ts';

/** Minimum number of times for "often". */
const OFTEN = 3;

/** Returns whether a recipe passes all filters of a query. Ignores the words. */
export function passes(entry: LibraryEntry, query: LibraryQuery): boolean {
  const { isFavorite, tags = [], maxTime, diet, cooked, rating, origin, cuisine, scope } = query;
  const times = entry.timesCooked ?? (entry.cookedAt === undefined ? 0 : 1);
  const own = new Set((entry.tags ?? []).map((tag) => tag.toLowerCase()));
  return (
    (scope === undefined || entry.cookId !== undefined) &&
    (!isFavorite || entry.isFavorite === true) &&
    tags.every((tag) => own.has(tag.toLowerCase())) &&
    (maxTime === undefined || (entry.prepTime !== undefined && entry.prepTime <= maxTime)) &&
    (diet === undefined ||
      entry.diets.includes(diet) ||
      (diet === 'vegetarian' && entry.diets.includes('vegan'))) &&
    (cooked !== 'never' || times === 0) &&
    (cooked !== 'often' || times >= OFTEN) &&
    (rating === undefined || (entry.rating ?? 0) >= rating) &&
    (origin === undefined || entry.origin === origin) &&
    (cuisine === undefined || entry.cuisine?.toLowerCase() === cuisine.toLowerCase())
  );
}

const newest = (a: LibraryEntry, b: LibraryEntry): number => addedAt(b) - addedAt(a) || b.id - a.id;

const addedAt = ({ id, createdAt = timeOfId(id) }: LibraryEntry): EpochMs => createdAt;

/** Sorts recipes. Unknown values come last, equal values newest first. */
export function inOrder(
  entries: readonly LibraryEntry[],
  sort: LibrarySort,
  language: Language,
): LibraryEntry[] {
  if (sort === 'newest') return entries.toSorted(newest);
  if (sort === 'title') {
    const { compare } = new Intl.Collator(LOCALE[language], { numeric: true });
    const titleOf = (entry: LibraryEntry) =>
      entry.language === language ? entry.title : (entry.translated ?? entry.title);
    return entries.toSorted((a, b) => compare(titleOf(a), titleOf(b)) || newest(a, b));
  }
  const valueOf = {
    'last-cooked': ({ cookedAt }: LibraryEntry) => (cookedAt === undefined ? Infinity : -cookedAt),
    energy: ({ calories }: LibraryEntry) => calories,
    time: ({ prepTime = Infinity }: LibraryEntry) => prepTime,
  }[sort];
  return entries.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    return one === other ? newest(a, b) : one - other;
  });
}

/** Counts tags and cuisines, most used first. Ignores case and shows the latest spelling. */
export function countsOf(entries: readonly LibraryEntry[]): {
  readonly tags: readonly Count[];
  readonly cuisines: readonly Count[];
  readonly hasMembers: boolean;
} {
  return {
    hasMembers: entries.some(({ cookId }) => cookId !== undefined),
    tags: counted(entries.flatMap(({ tags = [] }) => tags)),
    cuisines: counted(entries.flatMap(({ cuisine }) => cuisine ?? [])),
  };
}

const counted = (names: readonly string[]): Count[] =>
  [...Map.groupBy(names, (name) => name.toLowerCase()).values()]
    .map((same) => ({ name: same.at(-1) ?? '', count: same.length }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
