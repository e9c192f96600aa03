import { describe, expect, test } from 'vitest';
import {
  NO_DETECTION,
  ingredientsOf,
  withAdded,
  withAllConfirmed,
  withRemoved,
  withCorrection,
  withTapped,
  type PhotoDetection,
  type FoodOnTable,
} from '#web/features/home/detections/detected-foods.ts';
import { foodWord } from '#web/features/home/detections/food-words.ts';

const guess = (food: string, probability = 0.7): FoodOnTable => ({
  key: food,
  food,
  probability,
  state: 'guess',
});
const detectionOf = (...foods: readonly FoodOnTable[]): PhotoDetection => ({ ...NO_DETECTION, foods });
const stateOf = ({ foods }: PhotoDetection, food: string) => foods.find((each) => each.food === food)?.state;
const seenIn = ({ foods }: PhotoDetection, food: string) =>
  foods.find((each) => each.food === food) ?? expect.fail(`There is no ${food}.`);

describe('what goes with the request', () => {
  test('is nothing where nothing is known', () => {
    expect(ingredientsOf([NO_DETECTION, NO_DETECTION])).toBeUndefined();
  });

  test('is a guess, and no more, where nobody has looked: the likeliest first', () => {
    expect(ingredientsOf([detectionOf(guess('lemon', 0.6)), detectionOf(guess('tomato', 0.9))])).toEqual({
      confirmed: [],
      removed: [],
      guessed: ['tomato', 'lemon'],
    });
  });

  test('is what has a tick, what was taken away, and the guesses left', () => {
    let detection = detectionOf(guess('lemon'), guess('tomato'), guess('onion'));
    detection = withTapped(detection, seenIn(detection, 'tomato'));
    detection = withRemoved(detection, seenIn(detection, 'lemon'));
    expect(ingredientsOf([detection])).toEqual({
      confirmed: [{ food: 'tomato' }],
      removed: ['lemon'],
      guessed: ['onion'],
    });
  });

  test('holds what a corrected food was mistaken for as not there', () => {
    const detection = withCorrection(detectionOf(guess('lemon')), guess('lemon'), {
      food: 'egg',
      quantity: 3,
      unit: 'piece',
    });
    expect(ingredientsOf([detection])).toEqual({
      confirmed: [{ food: 'egg', quantity: 3, unit: 'piece' }],
      removed: ['lemon'],
      guessed: [],
    });
  });

  test('holds nothing twice: what has a tick on one photo is there, whatever was said of another', () => {
    const there = withAdded(NO_DETECTION, { food: 'lemon' });
    const gone = withRemoved(detectionOf(guess('lemon')), guess('lemon'));
    expect(ingredientsOf([there, gone, detectionOf(guess('lemon'))])).toEqual({
      confirmed: [{ food: 'lemon' }],
      removed: [],
      guessed: [],
    });
  });
});

describe('a tap', () => {
  test('confirms a guess, takes it away, and brings it back', () => {
    let detection = detectionOf(guess('tomato'));
    const states = ['confirmed', 'removed', 'confirmed'].map((_) => {
      detection = withTapped(detection, seenIn(detection, 'tomato'));
      return stateOf(detection, 'tomato');
    });
    expect(states).toEqual(['confirmed', 'removed', 'confirmed']);
  });

  test('on what the cook has named takes it off the table, and says nothing against it', () => {
    const detection = withAdded(NO_DETECTION, { food: 'rice' });
    expect(withTapped(detection, seenIn(detection, 'rice'))).toEqual(NO_DETECTION);
  });

  test('on "All correct" confirms every guess, and brings nothing back', () => {
    const detection = withAllConfirmed(
      withRemoved(detectionOf(guess('lemon'), guess('tomato')), guess('lemon')),
    );
    expect([stateOf(detection, 'tomato'), stateOf(detection, 'lemon')]).toEqual(['confirmed', 'removed']);
  });
});

test('a food that is named although it is on the table gets its tick, and stands there once', () => {
  const detection = withAdded(detectionOf(guess('tomato')), { food: 'tomato' });
  expect(detection.foods).toMatchObject([{ food: 'tomato', state: 'confirmed' }]);
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
