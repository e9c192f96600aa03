import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { itemIdOf } from '#core/list/list-change.ts';
import { ListItemId, ListItemName } from '#core/list/list-item.ts';
import '#tests/chance.ts';

/** Letters that get longer in normalised names, marks that are dropped, and other Unicode. */
const letter = fc.oneof(
  fc.constantFrom('ä', 'Ü', 'ß', 'œ', 'Æ', 'İ', 'é', '각', 'ﬁ', 'ǆ', '½', '-', ' ', '&', '☃'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const names = fc.array(letter, { maxLength: 110 }).map((letters) => letters.join(''));

test.each(['ä', 'ß', '각', 'ﷺ', 'a'])(
  'a name of a hundred times %s has an ID that a change may use',
  (each) => {
    const name = v.parse(ListItemName, each.repeat(100));
    expect(v.is(ListItemId, itemIdOf({ item: { name } }))).toBe(true);
  },
);

test('The ID of an item with any name may be used by the next change', () => {
  fc.assert(
    fc.property(fc.oneof(names, fc.string({ unit: 'grapheme', maxLength: 100 })), (typed) => {
      const named = v.safeParse(ListItemName, typed);
      fc.pre(named.success);
      expect(v.safeParse(ListItemId, itemIdOf({ item: { name: named.output } })).success).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
