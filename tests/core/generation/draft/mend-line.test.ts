import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DRAFT_UNITS, DraftLine, lineOf } from '#core/generation/draft/draft.ts';
import { mendedLine } from '#core/generation/draft/mend-line.ts';
import { Language } from '#core/language.ts';
import { UNIT_WORDS } from '#core/nutrition/units.ts';

const LINE = { food: 'tomato', name: 'tomatoes', quantity: 2, unit: 'piece', grams: 200, note: '' };

test.each(DRAFT_UNITS)('a model may write the unit %s, and its names in both languages', (unit) => {
  const names = Language.options.flatMap((language) => UNIT_WORDS[unit][language]).filter(Boolean);
  for (const name of [unit, ...names])
    expect(mendedLine({ ...LINE, unit: name }), name).toMatchObject({ quantity: 2, unit });
});

const PEELED = 'peeled and cut into slices of half a centimetre that are fried at the end in the same pan';

test.each([
  [
    `${PEELED}, which takes quite some time, a good pan and patience`,
    `${PEELED}, which takes quite some time`,
  ],
  [`${PEELED}; keep one for the top if you like it that way`, PEELED],
  [`${PEELED} and keep one of the slices aside for the top of it`, PEELED],
  [`${PEELED} (or in a second pan, if it is large enough)`, PEELED],
  [`${PEELED}. Keep one for the top, if you like it that way`, `${PEELED}.`],
  ['gewaschen, geputzt, '.repeat(8), 'gewaschen, geputzt, '.repeat(6).trim().slice(0, -1)],
  [`${PEELED}.`, `${PEELED}.`],
])('a note that is too long is cut after a whole clause: %s', (note, shown) => {
  expect(mendedLine({ ...LINE, note })).toMatchObject({ note: shown });
});

test.each([
  ['½', 0.5],
  ['1½', 1.5],
  ['¾ cup', 0.75],
  ['2 or 3', 2],
])('a model may write the quantity as text: %s', (quantity, number) => {
  expect(mendedLine({ ...LINE, quantity, unit: 'cup' })).toMatchObject({ quantity: number, unit: 'cup' });
});

test.each([
  ['dozen', 1, 12],
  ['pairs', 2, 4],
])('a model may count in %s', (unit, quantity, pieces) => {
  expect(mendedLine({ ...LINE, unit, quantity })).toMatchObject({ quantity: pieces, unit: 'piece' });
});

test('a splash keeps the grams that the model meant, in the nearest unit', () => {
  const line = mendedLine({
    ...LINE,
    food: 'white wine',
    name: 'wine',
    quantity: 1,
    unit: 'splash',
    grams: 15,
  });
  expect(line).toMatchObject({ quantity: 1, unit: 'tbsp', grams: 15 });
  expect(lineOf(v.parse(DraftLine, line), 'en')).toMatchObject({ grams: 15 });
});
