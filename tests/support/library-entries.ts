import type { Language } from '#core/language.ts';
import { FOODS, foodById } from '#core/nutrition/foods/foods.ts';
import { LIBRARY } from '#tests/cases/library.ts';
import type { LibraryEntry } from '#web/offline/entries.ts';

let ids = 0;

export const libraryEntry = (changes: Partial<LibraryEntry>): LibraryEntry => ({
  id: (ids += 1),
  title: 'Soup',
  language: 'en',
  imageUrls: [],
  calories: 300,
  dishKind: 'pot',
  origin: 'own',
  diets: [],
  foods: [],
  names: [],
  storedAt: 1,
  ...changes,
});

/** Returns the recipes of the cases, among two hundred others with different foods. */
export function libraryEntries(): LibraryEntry[] {
  const written = LIBRARY.map(({ foods, notes, ...rest }) =>
    libraryEntry({
      ...rest,
      ...(notes !== '' && { notes }),
      foods: [...foods],
      names: foods.map((food) => nameOf(food, rest.language)),
    }),
  );
  const wanted = new Set(LIBRARY.flatMap(({ foods }) => foods));
  const others = FOODS.filter(({ id }) => !wanted.has(id))
    .slice(0, 220)
    .map(({ id, names }, at, all) => {
      const language = at % 2 === 0 ? 'en' : 'de';
      const other = all[(at * 7 + 3) % all.length];
      const [one = id, two = ''] = [names[language][0], other?.names[language][0]];
      return libraryEntry({
        language,
        title: language === 'en' ? `Plate of ${one} with ${two}` : `Teller mit ${one} und ${two}`,
        foods: [id, ...(other ? [other.id] : [])],
        names: [one, two],
      });
    });
  return [...written, ...others];
}

function nameOf(id: string, language: Language): string {
  const [name] = foodById(id)?.names[language] ?? [];
  if (name === undefined) throw new Error(`The table has no food ${id}.`);
  return name;
}
