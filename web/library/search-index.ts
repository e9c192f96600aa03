import MiniSearch from 'minisearch';
import type { Language } from '#core/language.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import { foodByName } from '#core/nutrition/foods/foods.ts';
import { cuisineIn } from '#core/recipe/facts/cuisine.ts';
import { joinedWords, searchWords } from '#core/recipe/library/search-words.ts';
import { isRuledOut } from '#core/recipe/ruled-out.ts';
import { keyOf, type LibraryEntry } from '../offline/entries.ts';
import { countsOf, inOrder, passes } from './filter.ts';
import { WHOLE_FOOD } from './food-names.ts';
import { FoodPostings } from './food-postings.ts';
import { missingFoods, withKinds } from './missing-foods.ts';
import type { CookableRecipe, LibraryCard, LibraryPage, LibraryQuery, Questions } from './questions.ts';
import { LENIENCY, lookedFor, MOST_LENIENCY, remembered, spellingsOf } from './words.ts';

/** Searched fields with their weights. */
const BOOST = { title: 6, tags: 4, names: 2, cuisine: 2, notes: 1, parts: 1 };
type Field = keyof typeof BOOST;

/** Fields with the name of a dish. */
const NAME: Field[] = ['title', 'tags', 'parts'];

/** Weight of a food's name, in either language. */
const FOOD_BOOST = 4;

/** Minimum letters of each part of a compound. The last part finds the compound: "Suppe" finds "Tomatensuppe". */
const PART = 4;

/** All recipes of the library in memory, to find, filter and sort them. */
export class SearchIndex {
  /** Entries by key. */
  readonly #entries = new Map<string, LibraryEntry>();
  readonly #words = new MiniSearch<LibraryEntry>({
    fields: Object.keys(BOOST),
    idField: 'key',
    extractField: (entry, name) => (name === 'key' ? keyOf(entry) : textOf(entry, name as Field)),
    processTerm: (term, field) => (field === 'parts' ? partsOf(term) : spellingsOf(term)),
    // Entries change often, so the index cleans itself up.
    autoVacuum: true,
  });
  readonly #foods = new FoodPostings();
  /** The last result. The screen requests one window of it after the other. */
  #last: { readonly key: string; readonly found: readonly LibraryEntry[] } | undefined;
  #counts: Pick<LibraryPage, 'tags' | 'cuisines' | 'hasMembers'> | undefined;

  put(entries: readonly LibraryEntry[]): void {
    if (entries.length === 0) return;
    for (const entry of entries) {
      const key = keyOf(entry);
      this.#discard(key);
      this.#entries.set(key, entry);
      this.#foods.add(key, entry);
    }
    this.#words.addAll(entries);
    this.#forget();
  }

  remove(keys: Iterable<string>): void {
    for (const key of keys) {
      if (!this.#discard(key)) continue;
      this.#entries.delete(key);
      this.#forget();
    }
  }

  /** @returns false if the entry is missing */
  #discard(key: string): boolean {
    const held = this.#entries.get(key);
    if (!held) return false;
    this.#words.discard(key);
    this.#foods.remove(key, held);
    return true;
  }

  /** Returns a window of a query's results. */
  find({ query, avoided, offset, limit }: Questions['find']['ask'], language: Language): LibraryPage {
    const key = JSON.stringify([query, avoided, language]);
    if (this.#last?.key !== key) {
      const found = this.#search(query, language);
      this.#last = { key, found: avoided ? found.filter((entry) => !isRuledOut(entry, avoided)) : found };
    }
    const { found } = this.#last;
    this.#counts ??= countsOf([...this.#entries.values()]);
    return {
      total: found.length,
      all: this.#entries.size,
      offset,
      cards: found.slice(offset, offset + limit).map((entry) => libraryCard(entry, language)),
      ...this.#counts,
    };
  }

  /** Returns the recipes with the fewest missing foods, among those that use a food at hand. */
  cookable(
    { foods, avoided, cupboard, limit }: Questions['cookable']['ask'],
    language: Language,
  ): readonly CookableRecipe[] {
    const there = withKinds(foods);
    return [...this.#entries.values()]
      .filter((entry) => !isRuledOut(entry, avoided))
      .map((entry) => ({ entry, ...missingFoods(entry.foods, there, cupboard) }))
      .filter(({ used }) => used > 0)
      .toSorted(
        (a, b) =>
          a.missing.length - b.missing.length ||
          b.used - a.used ||
          a.assumed.length - b.assumed.length ||
          b.entry.id - a.entry.id,
      )
      .slice(0, limit)
      .map(({ entry, ...rest }) => ({ card: libraryCard(entry, language), ...rest }));
  }

  /** Returns the keys of the recipes that the user does not eat. */
  uneaten({ avoided }: Questions['uneaten']['ask']): readonly string[] {
    return [...this.#entries].flatMap(([key, entry]) => (isRuledOut(entry, avoided) ? [key] : []));
  }

  #forget(): void {
    this.#last = undefined;
    this.#counts = undefined;
  }

  #search(query: LibraryQuery, language: Language): LibraryEntry[] {
    const { q = '', isName = false, sort } = query;
    const words = foldName(q) === '' ? undefined : this.#ranked(q, isName);
    const found = (words ?? [...this.#entries.values()]).filter((entry) => passes(entry, query));
    return words && sort === undefined ? found : inOrder(found, sort ?? 'newest', language);
  }

  /** Returns the weight of a word: "pumpkin" finds pumpkin soup before bread with pumpkin seeds. */
  #boostOf(key: string, term: string): number {
    const food = foodByName(term);
    return food && this.#entries.get(key)?.foods.includes(food.id) ? WHOLE_FOOD : 1;
  }

  /** Returns the entries with all words, the best first. */
  #ranked(q: string, isName: boolean): LibraryEntry[] {
    const [first = new Map<string, number>(), ...others] = searchWords(q).map((word) =>
      this.#scores(word, isName),
    );
    const sum = (key: string, score: number) =>
      others.reduce((scores, each) => scores + (each.get(key) ?? 0), score);
    return [...first]
      .filter(([key]) => others.every((scores) => scores.has(key)))
      .map(([key, score]) => ({ key, score: sum(key, score) }))
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ key }) => this.#entries.get(key) ?? []);
  }

  #scores(word: string, isName: boolean): Map<string, number> {
    const fields = isName ? NAME : undefined;
    const scores = this.#wordScores(word, LENIENCY, fields);
    if (!isName) this.#foods.score(word, FOOD_BOOST, scores);
    // A correct name of a food is never corrected: "tomatoes" never finds potatoes.
    return scores.size > 0 || foodByName(word) ? scores : this.#wordScores(word, MOST_LENIENCY, fields);
  }

  #wordScores(
    word: string,
    leniency: typeof LENIENCY | typeof MOST_LENIENCY,
    fields: Field[] | undefined,
  ): Map<string, number> {
    const found = this.#words.search(word, {
      ...leniency,
      ...(fields && { fields }),
      boost: BOOST,
      boostDocument: (key, term) => this.#boostOf(String(key), term),
      processTerm: lookedFor,
    });
    return new Map(found.map(({ id, score }) => [String(id), score]));
  }
}

const libraryCard = (entry: LibraryEntry, language: Language): LibraryCard => {
  const {
    id,
    imageUrls,
    prepTime,
    calories,
    isAtLeast,
    dishKind,
    isFavorite,
    rating,
    title,
    translated,
    cookId,
  } = entry;
  const isTranslated = entry.language !== language && translated !== undefined;
  return {
    id,
    title: isTranslated ? translated : title,
    language: isTranslated ? language : entry.language,
    imageUrls,
    calories,
    ...(isAtLeast && { isAtLeast }),
    dishKind,
    ...(prepTime !== undefined && { prepTime }),
    ...(isFavorite && { isFavorite }),
    ...(rating !== undefined && { rating }),
    ...(cookId !== undefined && { cookId }),
  };
};

function textOf(entry: LibraryEntry, field: Field): string {
  switch (field) {
    case 'title': {
      const titles = `${entry.title} ${entry.translated ?? ''}`;
      return [titles, ...joinedWords(titles)].join(' ');
    }
    case 'parts':
      return `${entry.title} ${entry.translated ?? ''}`;
    case 'tags':
      return entry.tags?.join(' ') ?? '';
    case 'names':
      return entry.names.join(' ');
    case 'cuisine':
      return `${entry.cuisine ?? ''} ${wordsForCuisine(entry.cuisine)}`;
    case 'notes':
      return entry.notes ?? '';
  }
}

const wordsForCuisine = (cuisine = ''): string =>
  `${cuisineIn(cuisine, 'en') ?? ''} ${cuisineIn(cuisine, 'de') ?? ''}`;

/** Returns the ends of a long word that may be words. */
const partsOf = remembered((term): string[] =>
  foldName(term)
    .split(' ')
    .flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - 2 * PART + 2) }, (_, cut) => word.slice(cut + PART - 1)),
    ),
);
