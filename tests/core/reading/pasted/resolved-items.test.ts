import { expect, test } from 'vitest';
import { resolvedItems } from '#core/reading/pasted/resolved-items.ts';

test.each([
  ['lime 1/2', '1/2 lime'],
  ['onion 1 big', '1 big onion'],
  ['courgette 1/2', '1/2 courgette'],
  ['flour 200 g', 'flour 200 g'],
])('an amount behind the food is read without a sign between them: %s', (line, item) => {
  expect(resolvedItems(line, 'en')).toEqual([item]);
});

test.each([
  ['l cup butter', '1 cup butter'],
  ['2 l/2 c. flour', '2 1/2 c. flour'],
  ['½ tsp. saIt', '½ tsp. salt'],
  ['25O g sugar', '250 g sugar'],
  ['1 l milk', '1 l milk'],
])('letters of a scan are read as digits where a food and its amount come of it: %s', (line, item) => {
  expect(resolvedItems(line, 'en')).toEqual([item]);
});
