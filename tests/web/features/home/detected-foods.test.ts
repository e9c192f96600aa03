import { describe, expect, test } from 'vitest';
import {
  NO_DETECTION,
  ingredientsOf,
  withAdded,
  withAllConfirmed,
  withRemoved,
  withCorrection,
  withTapped,
} from '#web/detections/detected-foods.ts';
import type { FoodOnTable, PhotoDetection } from '#web/offline/schema.ts';
import { foodWord } from '#web/detections/food-words.ts';

const guess = (food: string, probability = 0.7): FoodOnTable => ({
  key: food,
  food,
  probability,
  state: 'guess',
});
const detectionOf = (...foods: readonly FoodOnTable[]): PhotoDetection => ({ ...NO_DETECTION, foods });
const stateOf = ({ foods }: PhotoDetection, food: string) => foods.find((each) => each.food === food)?.state;
const foodIn = ({ foods }: PhotoDetection, food: string) =>
  foods.find((each) => each.food === food) ?? expect.fail(`There is no ${food}.`);

/** All photos are analysed. */
const ALL = { isComplete: true };

describe('the ingredients of a request', () => {
  test('are missing when no food is known', () => {
    expect(ingredientsOf([NO_DETECTION, NO_DETECTION], ALL)).toBeUndefined();
  });

  test('are guesses, the most likely first, if the cook has not checked them', () => {
    expect(ingredientsOf([detectionOf(guess('lemon', 0.6)), detectionOf(guess('tomato', 0.9))], ALL)).toEqual(
      {
        confirmed: [],
        removed: [],
        guessed: ['tomato', 'lemon'],
      },
    );
  });

  test('leave guesses out while a photo is not analysed, as they would pass for all foods', () => {
    const seen = [detectionOf(guess('tomato'), guess('lemon'))];
    expect(ingredientsOf(seen, { isComplete: false })).toBeUndefined();
    const gone = seen.map((each) => withRemoved(each, foodIn(each, 'lemon')));
    expect(ingredientsOf(gone, { isComplete: false })).toEqual({
      confirmed: [],
      removed: ['lemon'],
      guessed: [],
    });
  });

  test('are the confirmed foods, the removed ones and the remaining guesses', () => {
    let detection = detectionOf(guess('lemon'), guess('tomato'), guess('onion'));
    detection = withTapped(detection, foodIn(detection, 'tomato'));
    detection = withRemoved(detection, foodIn(detection, 'lemon'));
    expect(ingredientsOf([detection], ALL)).toEqual({
      confirmed: [{ food: 'tomato' }],
      removed: ['lemon'],
      guessed: ['onion'],
    });
  });

  test('list the mistaken detection of a corrected food as removed', () => {
    const detection = withCorrection(detectionOf(guess('lemon')), guess('lemon'), {
      food: 'egg',
      quantity: 3,
      unit: 'piece',
    });
    expect(ingredientsOf([detection], ALL)).toEqual({
      confirmed: [{ food: 'egg', quantity: 3, unit: 'piece' }],
      removed: ['lemon'],
      guessed: [],
    });
  });

  test('count a food that is confirmed on one photo, even if it is removed on another', () => {
    const there = withAdded(NO_DETECTION, { food: 'lemon' });
    const gone = withRemoved(detectionOf(guess('lemon')), guess('lemon'));
    expect(ingredientsOf([there, gone, detectionOf(guess('lemon'))], ALL)).toEqual({
      confirmed: [{ food: 'lemon' }],
      removed: [],
      guessed: [],
    });
  });
});

describe('a tap', () => {
  test('confirms a guess, removes it, and confirms it again', () => {
    let detection = detectionOf(guess('tomato'));
    const states = ['confirmed', 'removed', 'confirmed'].map((_) => {
      detection = withTapped(detection, foodIn(detection, 'tomato'));
      return stateOf(detection, 'tomato');
    });
    expect(states).toEqual(['confirmed', 'removed', 'confirmed']);
  });

  test('deletes a confirmed food that the cook named, without listing it as removed', () => {
    const detection = withAdded(NO_DETECTION, { food: 'rice' });
    expect(withTapped(detection, foodIn(detection, 'rice'))).toEqual(NO_DETECTION);
  });

  test('on "All correct" confirms every guess, but no removed food', () => {
    const detection = withAllConfirmed(
      withRemoved(detectionOf(guess('lemon'), guess('tomato')), guess('lemon')),
    );
    expect([stateOf(detection, 'tomato'), stateOf(detection, 'lemon')]).toEqual(['confirmed', 'removed']);
  });
});

test('naming a food that is on the table confirms it and adds no second one', () => {
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
