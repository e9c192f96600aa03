import { describe, expect, test } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { NOTHING_AVOIDED, type Avoided } from '#core/nutrition/avoid.ts';
import type { Cupboard } from '#core/nutrition/cupboard.ts';
import { fits, searchTextOf } from '#core/recipe/library/card-filter.ts';
import type { LibraryQuery } from '#web/library/questions.ts';
import { SearchIndex } from '#web/library/search-index.ts';
import { keyOf, type LibraryEntry } from '#web/offline/entries.ts';
import { QUESTIONS } from '#tests/cases/library.ts';
import { libraryEntries, libraryEntry as entry } from '#tests/support/library-entries.ts';

const indexOf = (...entries: LibraryEntry[]) => {
  const index = new SearchIndex();
  index.put(entries);
  return index;
};

const find = (index: SearchIndex, query: LibraryQuery, limit = 50) =>
  index.find({ query, offset: 0, limit }, 'en');
const titles = (index: SearchIndex, query: LibraryQuery) =>
  find(index, query).cards.map(({ title }) => title);

describe('a search', () => {
  test('finds the wanted recipe first for 90 of 100 queries, and among the first three for 98', () => {
    const index = indexOf(...libraryEntries());
    const places = QUESTIONS.map(({ asked, title }) => ({
      asked,
      title,
      place: titles(index, { q: asked }).indexOf(title),
    }));
    const missed = places.filter(({ place }) => place !== 0);
    const share = (most: number) =>
      places.filter(({ place }) => place >= 0 && place < most).length / places.length;
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
    expect(share(1), JSON.stringify(missed)).toBeGreaterThanOrEqual(0.9);
    expect(share(3), JSON.stringify(missed)).toBeGreaterThanOrEqual(0.98);
  });

  const ASKED = [
    ['lasange', 'Spinach lasagne'],
    ['strogonof', 'Beef stroganoff'],
    ['kartofelsupe', 'Kartoffelsuppe'],
    ['shepards', "Shepherd's pie"],
    ['mac and cheese', 'Mac & cheese'],
    ['stirfry', 'Chicken stir-fry'],
    ['Pilze', 'Pilzrisotto'],
    ['Tomaten', 'Salat mit Kirschtomaten'],
    ['kasespatzle', 'Käsespätzle'],
    ['chicken with rice', 'Chicken rice bowl'],
    ['bolognaise', 'Spaghetti bolognese'],
    ['Nudeln mit Pesto', 'Pesto-Nudeln'],
    ['the best brownies', 'Best brownie'],
    ['coq-au-vin', 'Coq au vin'],
  ] as const;

  test.each(ASKED)('for %j finds %j, on the device and at the server', (asked, title) => {
    const others = ['Plain porridge', 'Baked potatoes', 'Fish soup', 'Grünkohl'].map((each) =>
      entry({ title: each }),
    );
    expect(titles(indexOf(entry({ title }), ...others), { q: asked })).toEqual([title]);
    const isFound = (each: string) => fits({ q: asked }, {}, searchTextOf({ title: each, lines: [] }));
    expect([title, ...others.map((other) => other.title)].filter(isFound)).toEqual([title]);
  });

  test('for tomatoes finds no potatoes, and no recipe with just a similar word', () => {
    const index = indexOf(entry({ title: 'Baked potatoes' }), entry({ title: 'Roast chicken' }));
    for (const q of ['tomatoes', 'chickpeas', 'rice', 'roses']) expect(titles(index, { q }), q).toEqual([]);
    for (const q of ['tomatoes', 'chickpeas', 'rice', 'roses'])
      expect(fits({ q }, {}, 'baked potatoes roast chicken'), q).toBe(false);
  });

  test('needs all words, in any field', () => {
    const index = indexOf(
      entry({ title: 'Leek tart', tags: ['Sunday'] }),
      entry({ title: 'Leek soup', notes: 'More salt.' }),
    );
    expect(titles(index, { q: 'leek sunday' })).toEqual(['Leek tart']);
    expect(titles(index, { q: 'leek salt' })).toEqual(['Leek soup']);
    expect(titles(index, { q: 'leek banana' })).toEqual([]);
  });

  test('finds both titles of a translated recipe, and shows the one in the language of the app', () => {
    const index = indexOf(entry({ title: 'Lauchkuchen', language: 'de', translated: 'Leek tart' }));
    expect(titles(index, { q: 'lauch' })).toEqual(['Leek tart']);
    expect(titles(index, { q: 'tart' })).toEqual(['Leek tart']);
    expect(index.find({ query: {}, offset: 0, limit: 1 }, 'de').cards[0]).toMatchObject({
      title: 'Lauchkuchen',
    });
  });

  test('forgets the foods of recipes that were changed or removed', () => {
    const [tart, soup] = [entry({ foods: ['leek'] }), entry({ foods: ['leek', 'potato'] })];
    const index = indexOf(tart, soup);
    expect(find(index, { q: 'lauch' }).total).toBe(2);
    index.put([{ ...tart, foods: ['onion'] }]);
    expect(find(index, { q: 'porree' }).total).toBe(1);
    expect(find(index, { q: 'zwiebel' }).total).toBe(1);
    index.remove([keyOf(soup)]);
    expect(find(index, { q: 'leeks' }).total).toBe(0);
  });

  test('forgets words of recipes that were changed or removed', () => {
    const held = entry({ title: 'Leek tart' });
    const index = indexOf(held);
    index.put([{ ...held, title: 'Onion tart' }]);
    expect(titles(index, { q: 'leek' })).toEqual([]);
    expect(titles(index, { q: 'onion' })).toEqual(['Onion tart']);
    index.remove([keyOf(held)]);
    expect(find(index, {})).toMatchObject({ total: 0, all: 0 });
  });

  test.each(['', '   ', '(', '"', '\\', '*', '%&', '🍅', '\u0000'])(
    'A search for %j throws no error',
    (q) => {
      expect(find(indexOf(entry({})), { q }).all).toBe(1);
    },
  );
});

test('recipes that the cook does not eat are left out on request', () => {
  const index = indexOf(
    entry({ title: 'Goulash', foods: ['beef', 'onion'] }),
    entry({ title: 'Leek tart', foods: ['leek', 'cream'] }),
  );
  const asked = { query: {}, offset: 0, limit: 9 };
  const avoided = { dietaryPreferences: ['vegetarian' as const], avoid: NOTHING_AVOIDED };
  const found = (ask: typeof asked & { avoided?: Avoided }) =>
    index.find(ask, 'en').cards.map(({ title }) => title);
  expect(found(asked)).toHaveLength(2);
  expect(found({ ...asked, avoided })).toEqual(['Leek tart']);
  expect(index.find({ ...asked, avoided }, 'en')).toMatchObject({ total: 1, all: 2 });
  const milk = { dietaryPreferences: [], avoid: { allergens: ['milk' as const], words: [] } };
  expect(found({ ...asked, avoided: milk })).toEqual(['Goulash']);
  expect(found(asked)).toHaveLength(2);
});

describe('filters', () => {
  const index = indexOf(
    entry({
      title: 'A',
      isFavorite: true,
      prepTime: 20,
      rating: 5,
      timesCooked: 3,
      cookedAt: 30,
      calories: 500,
    }),
    entry({ title: 'B', tags: ['Sunday'], prepTime: 45, diets: ['vegan'], cuisine: 'Thai', calories: 200 }),
    entry({ title: 'C', origin: 'imported', rating: 3, timesCooked: 1, cookedAt: 90, calories: 300 }),
  );

  test.each<[string, LibraryQuery, string[]]>([
    ['favourites', { isFavorite: true }, ['A']],
    ['a time, which has to be known', { maxTime: 30 }, ['A']],
    ['a tag, in any case', { tags: ['sunday'] }, ['B']],
    ['vegetarian, which vegan recipes are', { diet: 'vegetarian' }, ['B']],
    ['not cooked yet', { cooked: 'never' }, ['B']],
    ['cooked often', { cooked: 'often' }, ['A']],
    ['stars', { rating: 3 }, ['C', 'A']],
    ['a source', { origin: 'imported' }, ['C']],
    ['a cuisine', { cuisine: 'thai' }, ['B']],
    ['several at once', { rating: 3, cooked: 'often' }, ['A']],
  ])('show %s', (_, query, expected) => {
    expect(titles(index, query)).toEqual(expected);
  });

  test.each<[LibraryQuery['sort'], string[]]>([
    ['newest', ['C', 'B', 'A']],
    ['title', ['A', 'B', 'C']],
    ['last-cooked', ['C', 'A', 'B']],
    ['energy', ['B', 'C', 'A']],
    ['time', ['A', 'B', 'C']],
  ])('sorted by %s', (sort, expected) => {
    expect(titles(index, { ...(sort && { sort }) })).toEqual(expected);
  });

  test('count tags and cuisines of the whole library, and return a window of the results', () => {
    const page = index.find({ query: { sort: 'title' }, offset: 1, limit: 1 }, 'en');
    expect(page).toMatchObject({
      total: 3,
      all: 3,
      offset: 1,
      cards: [{ title: 'B' }],
      tags: [{ name: 'Sunday', count: 1 }],
      cuisines: [{ name: 'Thai', count: 1 }],
    });
  });
});

describe('The food in the kitchen', () => {
  const index = indexOf(
    entry({ title: 'Leek omelette', foods: ['leek', 'egg', 'salt', 'butter'] }),
    entry({ title: 'Leek and potato soup', foods: ['leek', 'potato', 'salt'] }),
    entry({ title: 'Tomato salad', foods: ['cherry-tomato', 'olive-oil'] }),
    entry({ title: 'Beef stew', foods: ['beef'] }),
  );
  const cookable = (...foods: string[]) =>
    index
      .cookable({ foods, avoided: NO_PREFERENCES, limit: 9 }, 'en')
      .map(({ card, missing }) => [card.title, missing]);

  test('finds first the recipes with the fewest missing foods; staples count as present', () => {
    expect(cookable('leek')).toEqual([
      ['Leek omelette', []],
      ['Leek and potato soup', ['potato']],
    ]);
  });

  test('does not include all staples of an ordinary cupboard', () => {
    const assumed = (foods: readonly string[], cupboard?: Cupboard) =>
      index
        .cookable({ foods, avoided: NO_PREFERENCES, cupboard, limit: 1 }, 'en')
        .map((recipe) => [recipe.card.title, recipe.missing, recipe.assumed]);
    expect(assumed(['leek'])).toEqual([['Leek omelette', [], ['egg']]]);
    expect(assumed(['leek', 'egg'])).toEqual([['Leek omelette', [], []]]);
    // The cook has said which foods are there, and which are not.
    expect(assumed(['leek'], { has: ['egg'], lacks: [] })).toEqual([['Leek omelette', [], []]]);
    expect(assumed(['leek', 'potato'], { has: [], lacks: ['egg'] })).toEqual([
      ['Leek and potato soup', [], []],
    ]);
  });

  test('counts a kind of a food as that food', () => {
    expect(cookable('tomato')).toEqual([['Tomato salad', []]]);
  });

  const eatenBy = (avoided: Partial<Avoided>, ...foods: string[]) =>
    index
      .cookable({ foods, avoided: { ...NO_PREFERENCES, ...avoided }, limit: 9 }, 'en')
      .map(({ card }) => card.title);

  test('leaves out what the cook does not eat', () => {
    expect(eatenBy({}, 'beef', 'leek')).toContain('Beef stew');
    expect(eatenBy({ dietaryPreferences: ['vegetarian'] }, 'beef', 'leek')).toEqual([
      'Leek omelette',
      'Leek and potato soup',
    ]);
    expect(eatenBy({ avoid: { allergens: ['eggs'], words: [] } }, 'leek')).toEqual(['Leek and potato soup']);
    expect(eatenBy({ avoid: { allergens: [], words: ['Kartoffel'] } }, 'leek')).toEqual(['Leek omelette']);
  });

  test('lists the foods that the cook does not eat by ID', () => {
    const keys = index.uneaten({ avoided: { ...NO_PREFERENCES, dietaryPreferences: ['vegetarian'] } });
    const page = index.find({ query: {}, offset: 0, limit: 99 }, 'en');
    const uneaten = page.cards.filter((card) => keys.includes(keyOf(card))).map(({ title }) => title);
    expect(uneaten).toContain('Beef stew');
    expect(uneaten).not.toContain('Leek omelette');
  });
});
