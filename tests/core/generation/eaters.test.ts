import { describe, expect, test } from 'vitest';
import { readDraft } from '#core/generation/draft/read-draft.ts';
import { eatersIn } from '#core/generation/eaters.ts';
import { harmsIn } from '#core/generation/harms.ts';
import { feedbackOnWish, unsafeWished } from '#core/generation/wish-check.ts';
import type { Language } from '#core/language.ts';
import { DRAFT } from '#tests/support/models.ts';

const draftOf = (foods: string, steps: string, title = 'Dinner') => {
  const lines = foods.split(', ').map((food) => {
    return { food, name: food, quantity: null, unit: null, grams: 100, note: null };
  });
  return readDraft({ ...DRAFT, notUsed: [], title, lines, steps: [steps] }, 'en');
};

describe('A wish', () => {
  test.each([
    'purée for my 6 month old baby, with honey',
    'Brei für mein 8 Monate altes Baby',
    'for our baby',
    'Beikost mit Karotten',
    'for an 11-month-old',
    'für meine 9-monatige Tochter',
    'baby food please',
    'for babies under one year',
    'für Kinder unter einem Jahr',
    'children under 12 months',
    'ein Löffelchen mit 7 Monaten',
  ])('is for a baby under one: %s', (wish) => {
    expect(eatersIn(wish)).toEqual(['baby']);
  });

  test.each(['for my pregnant wife', 'ich bin schwanger', 'we are expecting', 'für eine werdende Mutter'])(
    'is for somebody who is pregnant: %s',
    (wish) => {
      expect(eatersIn(wish)).toEqual(['pregnant']);
    },
  );

  test.each([
    'for my grandmother',
    'für Oma, weich',
    'for an 82 year old man',
    'I am ill, something light',
    'für meinen kranken Vater',
    'during chemotherapy',
    'she is 91 and likes fish',
    'mein Nachbar wird 80',
  ])('is for somebody who is old or ill: %s', (wish) => {
    expect(eatersIn(wish)).toEqual(['frail']);
  });

  test.each([
    'with baby spinach',
    'mit Babyspinat',
    'with baby carrots',
    'for my 14 month old baby',
    'for my 2 year old',
    'for children under 3 years',
    'für Kinder ab 3 Jahren',
    'dinner for 70, please',
    'in less than 80, with rice',
    'something that keeps for 6 months',
    'like grandma’s apple pie',
    'wie bei Oma',
    'I am sick of pasta',
    'no longer pregnant, spicy please',
    'quicker',
  ])('names nobody in particular: %s', (wish) => {
    expect(eatersIn(wish)).toEqual([]);
  });
});

describe('A dish for a baby', () => {
  test.each<[string, string, string]>([
    ['banana, honey', 'Blend it all.', 'honey'],
    ['banana, salt', 'Blend it all.', 'salt'],
    ['banana, soy sauce', 'Blend it all.', 'soy sauce'],
    ['banana, oats', 'Blend it and sweeten with honey.', 'honey'],
    ['grapes, yoghurt', 'Mix.', 'grapes'],
    ['hazelnuts, yoghurt', 'Mix.', 'hazelnuts'],
    ['apple, yoghurt', 'Cut the apple into sticks.', 'apple'],
    ['pear, red wine', 'Simmer the pear in the wine and blend.', 'red wine'],
  ])('made of %s (%s) must not contain %s', (foods, steps, name) => {
    expect(harmsIn(draftOf(foods, steps), ['baby'], 'en').map((harm) => harm.name)).toContain(name);
  });

  test.each([
    ['banana, oats, water', 'Blend it all. Add no salt and never honey.'],
    ['banana, oats, water', 'Blend it all. Grown-ups salt theirs at the table.'],
    ['banana, oats, water', 'Alles pürieren. Erwachsene salzen am Tisch.'],
    ['grapes, yoghurt', 'Quarter the grapes and mix.'],
    ['almonds, milk', 'Grind the almonds finely and stir them in.'],
    ['carrot, rapeseed oil', 'Steam until very soft, in sticks.'],
    ['flour, baking powder, banana', 'Mash the banana, mix and bake.'],
  ])('may contain %s (%s)', (foods, steps) => {
    expect(harmsIn(draftOf(foods, steps), ['baby'], 'en')).toEqual([]);
  });
});

describe('A dish for somebody who is pregnant, old or ill', () => {
  test.each<[string, string, string, string]>([
    ['Tiramisu', 'eggs, mascarpone', 'Whisk the eggs and chill.', 'raw egg'],
    ['Tuna tartare', 'tuna', 'Chop the tuna.', 'raw fish or meat'],
    ['Poke bowl', 'salmon, rice', 'Top the rice with the raw salmon.', 'raw fish or meat'],
    ['Salad', 'raw milk cheese, lettuce', 'Toss.', 'raw milk'],
  ])('%s of %s must not contain %s', (title, foods, steps, name) => {
    expect(harmsIn(draftOf(foods, steps, title), ['frail'], 'en')).toContainEqual({ name, eater: 'frail' });
  });

  test.each([
    ['Antipasti', 'prosciutto, melon', 'Wrap the melon in the prosciutto.'],
    ['Board', 'chorizo, bread', 'Toast the bread. Serve it with the chorizo.'],
    ['Jacket potatoes', 'potatoes, smoked salmon', 'Bake the potatoes. Top them with the smoked salmon.'],
    ['Salad', 'smoked trout, lettuce', 'Toss.'],
  ])('%s of %s contains something raw: %s', (title, foods, steps) => {
    expect(harmsIn(draftOf(foods, steps, title), ['frail'], 'en')).toEqual([
      { name: 'raw fish or meat', eater: 'frail' },
    ]);
  });

  test.each([
    ['Pizza', 'flour, salami', 'Lay the salami on the dough. Bake for 12 minutes.'],
    [
      'Pasta',
      'pasta, smoked salmon, cream',
      'Boil the pasta. Add the smoked salmon and simmer for 5 minutes.',
    ],
    ['Stew', 'chorizo, chickpeas', 'Simmer everything for 20 minutes.'],
    ['Omelette', 'eggs, milk', 'Beat the eggs and fry until firm.'],
    ['Salmon with rice', 'salmon, rice', 'Fry the salmon for 8 minutes.'],
    ['Porridge with honey', 'oats, honey, salt', 'Simmer and serve.'],
  ])('may be %s', (title, foods, steps) => {
    expect(harmsIn(draftOf(foods, steps, title), ['frail'], 'en')).toEqual([]);
  });
});

describe('A dish for somebody who is pregnant', () => {
  const harmful = (foods: string, steps: string) =>
    harmsIn(draftOf(foods, steps), ['pregnant'], 'en').map(({ name }) => name);

  test('must have no alcohol, and may have a drop of vanilla extract or wine vinegar', () => {
    expect(harmful('ladyfingers, amaretto, cream', 'Drizzle and chill.')).toEqual(['amaretto']);
    expect(harmful('beef, red wine', 'Braise the beef in the wine for 2 hours.')).toEqual(['red wine']);
    expect(harmful('cream, vanilla extract', 'Heat the cream.')).toEqual([]);
    expect(harmful('lettuce, white wine vinegar', 'Toss.')).toEqual([]);
  });

  test('must have nothing raw from animals either', () => {
    expect(harmful('eggs, mascarpone', 'Whisk the raw eggs and chill.')).toEqual(['raw egg']);
  });

  test('may have wine if it is for somebody old', () => {
    const stew = draftOf('beef, red wine', 'Braise the beef in the wine for 2 hours.');
    expect(harmsIn(stew, ['frail'], 'en')).toEqual([]);
  });
});

describe('No wish brings harmful food', () => {
  const feedback = (wish: string, foods: string, steps: string, language: Language = 'en') =>
    feedbackOnWish(draftOf(foods, steps), { wish, language });

  test('A baby’s purée is accepted without the honey of the wish, and the cook is told about the honey', () => {
    const wish = 'purée for my 6 month old baby, with honey';
    expect(feedback(wish, 'banana, oats', 'Blend.')).toBeUndefined();
    expect(feedback(wish, 'banana, honey', 'Blend.')).toContain('not safe for a baby under one year');
    expect(unsafeWished(wish)).toEqual(['honey']);
    expect(unsafeWished('Brei für unser Baby, mit Salz')).toEqual(['salt']);
    expect(unsafeWished('purée for our baby, without honey')).toEqual([]);
  });

  test('Everybody else gets the dish they wish for', () => {
    expect(feedback('with honey', 'banana, oats', 'Blend.')).toContain('the wish is for "honey"');
    expect(feedback('for my 6 month old baby, with pear', 'banana', 'Blend.')).toContain('is for "pear"');
    expect(unsafeWished('with honey')).toEqual([]);
  });
});
