import { expect, test } from 'vitest';
import { readLine } from '#web/drafts/read-lines.ts';

/** Its words mean black pepper, whose pieces weigh nothing; its author has given the food. */
const SAVED = [
  { food: 'bell-pepper', name: 'pepper', quantity: 1, unit: 'piece', grams: 164, weighed: 'author' },
] as const;

test('an unchanged line of a saved recipe keeps its food and weight', () => {
  expect(readLine('1 pepper', 'en', 'en').grams).toBeUndefined();
  expect(readLine('1 pepper', 'en', 'en', SAVED)).toMatchObject({ food: 'red pepper', grams: 164 });
});

test('a changed line is read again', () => {
  expect(readLine('2 pepper', 'en', 'en', SAVED)).toEqual(readLine('2 pepper', 'en', 'en'));
});
