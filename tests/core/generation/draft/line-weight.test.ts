import { expect, test } from 'vitest';
import { lineOf } from '#core/generation/draft/draft.ts';
import { GRAMS } from '#tests/cases/grams.ts';

test.each(GRAMS)('$quantity $unit of $food that weigh $grams g count as $served g', ({ served, ...line }) => {
  expect(lineOf({ name: line.food, note: null, ...line }, 'en').grams).toBe(served);
});
