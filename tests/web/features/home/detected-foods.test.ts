import { describe, expect, test } from 'vitest';
import {
  EMPTY_SIGHT,
  ingredientsOf,
  withAdded,
  withAllConfirmed,
  withRemoved,
  withSaid,
  withTapped,
  type PhotoSight,
  type Seen,
} from '#web/features/home/detections/detected-foods.ts';
import { foodWord } from '#web/features/home/detections/food-words.ts';

const guess = (food: string, probability = 0.7): Seen => ({ key: food, food, probability, state: 'guess' });
const sightOf = (...foods: readonly Seen[]): PhotoSight => ({ ...EMPTY_SIGHT, foods });
const stateOf = ({ foods }: PhotoSight, food: string) => foods.find((each) => each.food === food)?.state;
const seenIn = ({ foods }: PhotoSight, food: string) =>
  foods.find((each) => each.food === food) ?? expect.fail(`There is no ${food}.`);

describe('what goes with the request', () => {
  test('is nothing where nothing is known', () => {
    expect(ingredientsOf([EMPTY_SIGHT, EMPTY_SIGHT])).toBeUndefined();
  });

  test('is a guess, and no more, where nobody has looked: the likeliest first', () => {
    expect(ingredientsOf([sightOf(guess('lemon', 0.6)), sightOf(guess('tomato', 0.9))])).toEqual({
      confirmed: [],
      removed: [],
      guessed: ['tomato', 'lemon'],
    });
  });

  test('is what has a tick, what was taken away, and the guesses left', () => {
    let sight = sightOf(guess('lemon'), guess('tomato'), guess('onion'));
    sight = withTapped(sight, seenIn(sight, 'tomato'));
    sight = withRemoved(sight, seenIn(sight, 'lemon'));
    expect(ingredientsOf([sight])).toEqual({
      confirmed: [{ food: 'tomato' }],
      removed: ['lemon'],
      guessed: ['onion'],
    });
  });

  test('holds what a corrected food was mistaken for as not there', () => {
    const sight = withSaid(sightOf(guess('lemon')), guess('lemon'), {
      food: 'egg',
      quantity: 3,
      unit: 'piece',
    });
    expect(ingredientsOf([sight])).toEqual({
      confirmed: [{ food: 'egg', quantity: 3, unit: 'piece' }],
      removed: ['lemon'],
      guessed: [],
    });
  });

  test('holds nothing twice: what has a tick on one photo is there, whatever was said of another', () => {
    const there = withAdded(EMPTY_SIGHT, { food: 'lemon' });
    const gone = withRemoved(sightOf(guess('lemon')), guess('lemon'));
    expect(ingredientsOf([there, gone, sightOf(guess('lemon'))])).toEqual({
      confirmed: [{ food: 'lemon' }],
      removed: [],
      guessed: [],
    });
  });
});

describe('a tap', () => {
  test('confirms a guess, takes it away, and brings it back', () => {
    let sight = sightOf(guess('tomato'));
    const states = ['confirmed', 'removed', 'confirmed'].map((_) => {
      sight = withTapped(sight, seenIn(sight, 'tomato'));
      return stateOf(sight, 'tomato');
    });
    expect(states).toEqual(['confirmed', 'removed', 'confirmed']);
  });

  test('on what the cook has named takes it off the table, and says nothing against it', () => {
    const sight = withAdded(EMPTY_SIGHT, { food: 'rice' });
    expect(withTapped(sight, seenIn(sight, 'rice'))).toEqual(EMPTY_SIGHT);
  });

  test('on "All correct" confirms every guess, and brings nothing back', () => {
    const sight = withAllConfirmed(withRemoved(sightOf(guess('lemon'), guess('tomato')), guess('lemon')));
    expect([stateOf(sight, 'tomato'), stateOf(sight, 'lemon')]).toEqual(['confirmed', 'removed']);
  });
});

test('a food that is named although it is on the table gets its tick, and stands there once', () => {
  const sight = withAdded(sightOf(guess('tomato')), { food: 'tomato' });
  expect(sight.foods).toMatchObject([{ food: 'tomato', state: 'confirmed' }]);
});

test.each([
  ['tomato', 'Tomatoes', 'Tomaten'],
  ['egg', 'Eggs', 'Eier'],
  ['milk', 'Milk', 'Milch'],
  ['chicken', 'Chicken', 'Hähnchen'],
  ['salmon', 'Salmon', 'Lachs'],
  ['pumpkin', 'Pumpkin', 'Kürbis'],
  ['minced-beef', 'Minced beef', 'Rinderhackfleisch'],
])('a chip calls %s "%s", in German "%s"', (food, en, de) => {
  expect([foodWord(food, 'en'), foodWord(food, 'de')]).toEqual([en, de]);
});
