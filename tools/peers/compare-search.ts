import MiniSearch, { type SearchOptions } from 'minisearch';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY, QUESTIONS } from '#tests/cases/library.ts';
import { libraryEntries } from '#tests/support/library-entries.ts';
import { SearchIndex } from '#web/library/search-index.ts';
import { keyOf, type LibraryEntry } from '#web/offline/entries.ts';
import { share, type Row } from './table.ts';

type Search = (question: string) => readonly string[];
type Question = { readonly asked: string; readonly title: string };

/** Compares our search with MiniSearch: with its defaults, and with the options that its documentation shows first. */
export function compareSearch(): Row[] {
  const entries = libraryEntries();
  const unseen = unseenQuestions();
  const searches = [
    ours(entries),
    withDefaults(entries),
    withDefaults(entries, { prefix: true, fuzzy: 0.2 }),
  ];
  return [
    ...rowsOf('questions it was tuned on', QUESTIONS, searches),
    ...rowsOf('unseen questions', unseen, searches),
  ];
}

const rowsOf = (name: string, questions: readonly Question[], searches: readonly Search[]): Row[] =>
  [1, 3].map((most) => ({
    name: `search: ${questions.length} ${name}, meant recipe ${most === 1 ? 'first' : `among ${most}`}`,
    cells: searches.map((search) =>
      share(questions.map(({ asked, title }) => search(asked).slice(0, most).includes(title))),
    ),
  }));

function ours(entries: readonly LibraryEntry[]): Search {
  const index = new SearchIndex();
  index.put(entries);
  return (q) => index.find({ query: { q }, offset: 0, limit: 3 }, 'en').cards.map(({ title }) => title);
}

/** Searches the same fields as ours. */
function withDefaults(entries: readonly LibraryEntry[], options: SearchOptions = {}): Search {
  const index = new MiniSearch({
    fields: ['title', 'tags', 'names', 'notes'],
    storeFields: ['title'],
    idField: 'key',
  });
  index.addAll(
    entries.map((entry) => ({
      key: keyOf(entry),
      title: entry.title,
      tags: (entry.tags ?? []).join(' '),
      names: entry.names.join(' '),
      notes: entry.notes ?? '',
    })),
  );
  return (q) => index.search(q, options).map(({ title }) => String(title));
}

function unseenQuestions(): Question[] {
  const titles = new Set(LIBRARY.map(({ title }) => title));
  return readFileSync(join(import.meta.dirname, 'unseen-questions.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [asked = '', title = ''] = line.split('|').map((cell) => cell.trim());
      if (!titles.has(title)) throw new Error(`No recipe is called ${title}.`);
      return { asked, title };
    });
}
