import { describe, expect, test } from 'vitest';
import { DISHES } from '#core/nutrition/foods/eaten/dishes.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { searchFoods } from '#core/nutrition/foods/search-foods.ts';
import { sampleOf } from '#tests/long.ts';
import { EVERYDAY_ENGLISH, EVERYDAY_GERMAN } from './everyday-names.ts';

const EATEN = [...FOODS, ...DISHES];

const found = (typed: string, language: 'en' | 'de' = 'en') =>
  searchFoods(typed, language, EATEN).map(({ id }) => id);

describe('the search of the diary', () => {
  test('knows more than 200 everyday names in both languages', () => {
    expect(EVERYDAY_ENGLISH.length + EVERYDAY_GERMAN.length).toBeGreaterThanOrEqual(200);
    for (const names of [EVERYDAY_ENGLISH, EVERYDAY_GERMAN]) expect(names.length).toBeGreaterThanOrEqual(100);
  });

  test.each([
    ['en', EVERYDAY_ENGLISH],
    ['de', EVERYDAY_GERMAN],
  ] as const)('has the food that is meant among the first three in %s', (language, names) => {
    const missed = names
      .map(([typed, wanted]) => ({ typed, wanted, got: found(typed, language).slice(0, 3) }))
      .filter(({ wanted, got }) => !got.includes(wanted));
    expect(missed).toEqual([]);
  });

  test.each([
    ['latte', 'en', 'latte-drink'],
    ['cappuccino', 'en', 'cappuccino-drink'],
    ['coffee with milk', 'en', 'coffee-with-milk-drink'],
    ['white coffee', 'en', 'coffee-with-milk-drink'],
    ['tea with milk', 'en', 'tea-with-milk-drink'],
    ['banana', 'en', 'banana'],
    ['sandwich', 'en', 'sandwich'],
    ['cheese sandwich', 'en', 'cheese-sandwich'],
    ['fish and chips', 'en', 'fish-and-chips'],
    ['fish & chips', 'en', 'fish-and-chips'],
    ['mac and cheese', 'en', 'macaroni-cheese'],
    ['spag bol', 'en', 'spaghetti-bolognese'],
    ['fried rice', 'en', 'fried-rice'],
    ['jacket potato', 'en', 'baked-potato'],
    ['porridge', 'en', 'porridge'],
    ['Milchkaffee', 'de', 'latte-drink'],
    ['Kaffee mit Milch', 'de', 'coffee-with-milk-drink'],
    ['Käsebrot', 'de', 'cheese-bread'],
    ['belegtes Brötchen', 'de', 'sandwich'],
    ['Apfelschorle', 'de', 'apple-spritzer-drink'],
    ['Frikadelle', 'de', 'meat-patty'],
    ['Keks', 'de', 'sugar-biscuit'],
    ['burger', 'en', 'burger'],
    ['Kartoffelpuffer', 'de', 'potato-pancake'],
    ['Milchreis', 'de', 'rice-pudding'],
    ['gemischter Salat', 'de', 'mixed-salad'],
  ] as const)('has common dishes and drinks first: %s', (typed, language, id) => {
    expect(found(typed, language)[0]).toBe(id);
  });

  test.each([
    ['banana', 'en', 'shallot'],
    ['lemon', 'en', 'thyme'],
    ['lemon', 'en', 'plaice'],
    ['butter', 'en', 'lettuce'],
    ['Butter', 'de', 'lettuce'],
    ['Zitrone', 'de', 'thyme'],
  ] as const)(
    'finds what %s is (%s), and no other food that has the word before its own name: %s',
    (typed, language, other) => {
      expect(found(typed, language)[0]).toBe(typed === 'Zitrone' ? 'lemon' : typed.toLowerCase());
      expect(found(typed, language)).not.toContain(other);
    },
  );

  test.each([
    ['icecream', 'en', 'ice-cream'],
    ['cheese cake', 'en', 'cheesecake'],
    ['butter milk', 'en', 'buttermilk'],
    ['straw berries', 'en', 'strawberry'],
    ['greenbeans', 'en', 'green-beans'],
    ['peanutbutter', 'en', 'peanut-butter'],
    ['stirfry', 'en', 'stir-fry'],
    ['rot wein', 'de', 'red-wine'],
    ['Käse kuchen', 'de', 'cheesecake'],
    ['Hähnchen brust', 'de', 'chicken-breast'],
    ['Milch Kaffee', 'de', 'latte-drink'],
  ] as const)('finds what is written together or apart: %s', (typed, language, id) => {
    expect(found(typed, language)[0]).toBe(id);
    const whole = searchFoods(typed, language, EATEN)[0]?.names[language][0] ?? '';
    // The usual spelling finds the same, and others may stand behind it.
    expect(found(whole, language)[0]).toBe(id);
  });

  test.each([
    ['pie', 'en', 'walnut'],
    ['pie', 'en', 'chicken'],
    ['toast', 'en', 'cheese-sandwich'],
    ['Apfel', 'de', 'potato'],
  ] as const)('leaves out food of whose other names %s (%s) is a mere part: %s', (typed, language, other) => {
    expect(found(typed, language)).not.toContain(other);
    expect(found(typed, language).length).toBeGreaterThan(3);
  });

  test('has the food before those that are made of it and have its name in another of theirs', () => {
    expect(found('toma')[0]).toBe('tomato');
    expect(found('Toma', 'de')[0]).toBe('tomato');
    expect(found('tomato ket')[0]).toBe('ketchup');
  });

  test('finds kinds of what is typed, and other names that are typed as a whole', () => {
    expect(found('milk')).toContain('goat-milk');
    expect(found('banana')).toContain('banana-chips');
    expect(found('banana shallot')).toEqual(['shallot']);
    expect(found('lemon sole')[0]).toBe('plaice');
  });

  test('has each food first whose name is typed', () => {
    // One in so many, by a prime: each shelf is met.
    const some = sampleOf(EATEN, 7);
    for (const language of ['en', 'de'] as const)
      for (const { id, names } of some) expect(found(names[language][0] ?? '', language)[0]).toBe(id);
  });

  test.each(['en', 'de'] as const)('shows no two foods under one name, in %s', (language) => {
    const names = EATEN.map((food) => food.names[language][0]?.toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('finds a name of the other language, too', () => {
    expect(found('Kartoffelsalat', 'en')[0]).toBe('potato-salad');
    expect(found('peanut butter', 'de')[0]).toBe('peanut-butter');
  });

  test('finds compounds by their ends, and several words by the beginnings of each', () => {
    expect(found('kuchen', 'de')).toEqual(expect.arrayContaining(['apple-pie', 'cheesecake']));
    expect(found('gr yog')[0]).toBe('greek-yoghurt');
  });

  test('takes the end of the last word alone: the one before it says of which kind a thing is', () => {
    // "glatte Petersilie", "halbfette Butter"
    expect(found('latte')).not.toContain('parsley');
    expect(found('fette', 'de')).not.toContain('butter');
    expect(found('brot', 'de')).toContain('rye-bread');
  });

  test('forgives one mistake, not two, and in a short word a letter that is or is not doubled alone', () => {
    expect([found('egs')[0], found('eggss')[0], found('rumm')[0]]).toEqual(['egg', 'egg', 'rum']);
    expect(found('bananna')[0]).toBe('banana');
    expect(found('brocolli')[0]).toBe('broccoli');
    expect(found('bamamna')).toEqual([]);
    expect(found('teq').every((id) => id === 'tequila')).toBe(true);
  });

  test.each([
    ['gluten-free pasta', 'en', 'gluten-free-pasta'],
    ['eifreie Mayonnaise', 'de', 'egg-free-mayonnaise'],
    ['alkoholfreies Bier', 'de', 'alcohol-free-beer'],
    ['lactose-free milk', 'en', 'lactose-free-milk'],
    ['almond milk', 'en', 'almond-drink'],
  ] as const)('finds a food without its trait as such: %s', (typed, language, id) => {
    expect(found(typed, language)[0]).toBe(id);
  });

  test('finds nothing for nothing', () => {
    for (const typed of ['', ' ', '!', 'xyzzy']) expect(found(typed)).toEqual([]);
  });
});
