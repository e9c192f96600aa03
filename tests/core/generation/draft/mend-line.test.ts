import { expect, test } from 'vitest';
import { DRAFT_UNITS } from '#core/generation/draft/draft.ts';
import { mendedLine } from '#core/generation/draft/mend-line.ts';
import { Language } from '#core/language.ts';
import { UNIT_WORDS } from '#core/nutrition/units.ts';

const LINE = { food: 'tomato', name: 'tomatoes', quantity: 2, unit: 'piece', grams: 200, note: '' };

test.each(DRAFT_UNITS)('a model may write the unit %s, and its names in both languages', (unit) => {
  const names = Language.options.flatMap((language) => UNIT_WORDS[unit][language]).filter(Boolean);
  for (const name of [unit, ...names])
    expect(mendedLine({ ...LINE, unit: name }), name).toMatchObject({ quantity: 2, unit });
});
