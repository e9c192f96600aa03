import { expect, test } from 'vitest';
import { entryOfItem } from '#functions/tables/diary/diary.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

test('An old entry with the name of its cook is read without the name', () => {
  const row = {
    sk: 'DAY#2026-11-20#Esoup-of-ben-1',
    state: 'logged',
    meal: 'dinner',
    name: 'Soup',
    source: { recipeId: 7, cookId: aUserId() },
    amount: { quantity: 1, unit: 'serving' },
    nutrition: { calories: 300 },
    at: NOON,
    ops: ['the-first-key'],
    version: 1,
  };
  expect(entryOfItem(row)).toMatchObject({
    id: 'soup-of-ben-1',
    logged: { source: { recipeId: 7 }, at: NOON },
  });
  expect(JSON.stringify(entryOfItem(row))).not.toContain(row.source.cookId);
});
