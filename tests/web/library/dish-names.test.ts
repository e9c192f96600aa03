import { expect, test } from 'vitest';
import { libraryEntry as entry } from '#tests/support/library-entries.ts';
import type { LibraryQuery } from '#web/library/questions.ts';
import { SearchIndex } from '#web/library/search-index.ts';
import type { LibraryEntry } from '#web/offline/entries.ts';

const indexOf = (...entries: LibraryEntry[]) => {
  const index = new SearchIndex();
  index.put(entries);
  return index;
};

const titles = (index: SearchIndex, query: LibraryQuery) =>
  index.find({ query, offset: 0, limit: 10 }, 'en').cards.map(({ title }) => title);

const COOKIES = [
  entry({ title: 'Chocolate chip cookies' }),
  entry({
    title: 'Soup with a crust',
    foods: ['apple'],
    names: ['cooking apples'],
    notes: 'Good before cookies.',
  }),
  entry({ title: 'Porridge', foods: ['rolled-oats'], names: ['rolled oats'] }),
  entry({ title: 'Cinnamon rolls' }),
];

test('The name of a dish finds dishes with that name, and none that only mention it', () => {
  const index = indexOf(...COOKIES);
  expect(titles(index, { q: 'cookies', isName: true })).toEqual(['Chocolate chip cookies']);
  expect(titles(index, { q: 'chip', isName: true })).toEqual(['Chocolate chip cookies']);
  expect(titles(index, { q: 'apples', isName: true })).toEqual([]);
  expect(titles(index, { q: 'rolls', isName: true })).toEqual(['Cinnamon rolls']);
  expect(titles(index, { q: 'apples' })).toEqual(['Soup with a crust']);
});

test('A plural does not find words with the same beginning: cookies are no cooking apples', () => {
  const [, soup = entry({}), ...others] = COOKIES;
  const { notes: _, ...withoutNotes } = soup;
  const index = indexOf(withoutNotes, ...others);
  expect(titles(index, { q: 'cookies' })).toEqual([]);
  expect(titles(index, { q: 'cooking apples' })).toEqual(['Soup with a crust']);
});
