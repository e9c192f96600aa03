import { expect, test } from 'vitest';
import { missOf } from '#core/generation/aim-check.ts';
import { readDraft } from '#core/generation/draft/read-draft.ts';
import type { GenerationInput } from '#core/generation/generation-input.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { DRAFT } from '#tests/support/models.ts';

const forChildren: GenerationInput = {
  photos: [],
  language: 'de',
  preferences: NO_PREFERENCES,
  parent: aRecipe(aUserId()),
  aims: ['children'],
  seed: 1,
};

test.each([
  ['chilli', 'Peperoni', true],
  ['red pepper flakes', 'Pul Biber', true],
  ['serrano pepper', 'grüne Chilischote', true],
  ['buffalo sauce', 'scharfe Sauce', true],
  ['vindaloo paste', 'Vindaloo-Paste', true],
  ['red pepper', 'Peperoni rot', false],
  ['sweet chilli sauce', 'süße Chilisauce', false],
  ['paprika', 'Paprikapulver', false],
])('A dish with %s (%s) is too hot for children: %s', (food, name, isHot) => {
  const line = { food, name, quantity: 1, unit: 'tsp' as const, grams: 5, note: null };
  const miss = missOf(readDraft({ ...DRAFT, notUsed: [], lines: [...DRAFT.lines, line] }, 'de'), forChildren);
  expect(miss?.feedback).toBe(isHot ? 'lines.2: it is too hot for children.' : undefined);
});
