import { describe, expect, test } from 'vitest';
import { draftedDishes, draftedMatched, wrongWeightsMended } from '#tests/figures/drafted.ts';
import { reaches } from '#tests/figures/gates.ts';
import { lineOf } from '#core/generation/draft/draft.ts';

const LINE = { food: 'onion', name: 'onions', quantity: 2, unit: 'piece', grams: 200, note: null } as const;

describe('the grams in a model’s answer', () => {
  test('count if they are close to the table’s weight', () => {
    expect(lineOf(LINE, 'en')).toMatchObject({ food: 'onion', grams: 200, weighed: 'author', confidence: 1 });
  });

  test('are replaced if they differ from the weight of the pieces by more than a factor of four', () => {
    expect(lineOf({ ...LINE, grams: 2_000 }, 'en')).toMatchObject({ grams: 220, weighed: 'measure' });
    expect(lineOf({ ...LINE, grams: 20 }, 'en')).toMatchObject({ grams: 220, weighed: 'measure' });
    expect(lineOf({ ...LINE, grams: 70 }, 'en')).toMatchObject({ grams: 70, weighed: 'author' });
  });

  test('are replaced above twice the measured weight, and count below it, as not all of it is eaten', () => {
    const measured = { ...LINE, unit: 'g', quantity: 500 } as const;
    expect(lineOf({ ...measured, grams: 1_100 }, 'en')).toMatchObject({ grams: 500, weighed: 'measure' });
    expect(lineOf({ ...measured, grams: 100 }, 'en')).toMatchObject({ grams: 100, weighed: 'author' });
  });

  test('count if the table lacks the food or the measure', () => {
    expect(lineOf({ ...LINE, food: 'stardust', name: 'stardust', grams: 3 }, 'en')).toEqual({
      name: 'stardust',
      quantity: 2,
      unit: 'piece',
      grams: 3,
      weighed: 'author',
    });
    expect(lineOf({ ...LINE, unit: 'can' }, 'en')).toMatchObject({ food: 'onion', grams: 200 });
  });
});

describe('the food in a model’s answer', () => {
  test('is found by its English name or by the name in the recipe, whichever matches better', () => {
    expect(
      lineOf(
        { ...LINE, food: 'quark, low fat', name: 'Magerquark', unit: 'g', quantity: 250, grams: 250 },
        'de',
      ).food,
    ).toBe('lean-quark');
    expect(lineOf({ ...LINE, food: 'finely diced onion', name: 'Gemüsewunder' }, 'de').food).toBe('onion');
  });

  test.each([
    ['lemon', 'piece', 'juice only', 'lemon-juice'],
    ['orange', 'piece', 'zest', 'orange-zest'],
    ['lime', 'tsp', 'zested', 'lime-zest'],
    ['tuna', 'can', 'in oil', 'canned-tuna-in-oil'],
    ['green lentils', 'can', 'drained', 'cooked-lentils'],
    ['peas', 'jar', null, 'canned-peas'],
    ['oil for frying', 'tbsp', null, 'rapeseed-oil'],
    ['lemon', 'piece', 'in wedges', 'lemon'],
  ] as const)('is the part or kind that the line uses: %s, %s, %s', (food, unit, note, used) => {
    expect(lineOf({ ...LINE, food, name: food, unit, quantity: 1, grams: 6, note }, 'en').food).toBe(used);
  });

  test.each([
    ['cheese', 'Gouda', 'gouda'],
    ['lentils', 'rote Linsen', 'red-lentils'],
    ['tomato', 'Kirschtomaten', 'cherry-tomato'],
    ['chicken', 'Hähnchenbrust', 'chicken-breast'],
    ['mushroom', 'Pfifferlinge', 'chanterelle'],
    ['gouda', 'Käse', 'gouda'],
    ['red lentils', 'Linsen', 'red-lentils'],
    ['rapeseed oil', 'Butter', 'rapeseed-oil'],
  ])('is the more specific kind of its two names: %s, %s', (food, name, kind) => {
    expect(lineOf({ ...LINE, food, name, unit: 'g', quantity: 200 }, 'de').food).toBe(kind);
  });

  test('is the dried one if the note says so', () => {
    expect(
      lineOf(
        { ...LINE, food: 'thyme', name: 'Thymian', unit: 'tsp', quantity: 1, grams: 1, note: 'dried' },
        'en',
      ).food,
    ).toBe('dried-thyme');
  });
});

describe('A draft that reaches a cook', () => {
  test.each([
    ['lines with the right food', draftedMatched, 100_000],
    ['dishes with about their published energy', draftedDishes, 60],
    ['weights that were ten times too large', wrongWeightsMended, 500],
  ])('is measured: %s', (_, measure, atLeast) => {
    const figure = measure();
    expect(figure.of).toBeGreaterThan(atLeast);
    expect(reaches(figure), figure.wrong.join(' / ')).toBe(true);
  });
});
