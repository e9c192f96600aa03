import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterChange, type PersonalChange, type StoredPersonal } from '#core/recipe/personal.ts';
import { NOON } from '#tests/support/examples.ts';
import '#tests/chance.ts';

const at = fc.integer({ min: NOON - 5, max: NOON });

/** A change as a device sends it. */
const CHANGE: fc.Arbitrary<PersonalChange> = fc
  .record(
    {
      tags: fc.array(fc.constantFrom('Sunday', 'sunday', 'quick'), { maxLength: 3 }),
      isFavorite: fc.boolean(),
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
      notes: fc.constantFrom('', 'More salt.', 'Less salt.'),
    },
    { requiredKeys: [] },
  )
  .chain((change) => at.map((time) => ({ ...change, at: time })));

const after = (changes: readonly PersonalChange[]): StoredPersonal =>
  changes.reduce<StoredPersonal>((held, change) => afterChange(held, change, NOON), {});

describe('A cook’s addition to a recipe', () => {
  test('is the latest for each field, in whatever order the changes arrive', () => {
    fc.assert(
      fc.property(fc.uniqueArray(CHANGE, { selector: (change) => change.at }), fc.nat(), (changes, turn) => {
        const other = [...changes.slice(turn % 5), ...changes.slice(0, turn % 5)];
        expect({ ...after(other), changes: 0 }).toEqual({ ...after(changes), changes: 0 });
      }),
    );
  });

  test('is not changed by a repeated change', () => {
    fc.assert(
      fc.property(fc.array(CHANGE), CHANGE, (changes, again) => {
        const once = after([...changes, again]);
        expect({ ...afterChange(once, again, NOON), changes: 0 }).toEqual({ ...once, changes: 0 });
      }),
    );
  });

  test('loses to later changes even if its clock was ahead', () => {
    const ahead = afterChange({}, { notes: 'From tomorrow.', at: NOON + 86_400_000 }, NOON);
    expect(ahead.changedAt).toEqual({ notes: NOON });
    expect(afterChange(ahead, { notes: 'Today.', at: NOON + 1 }, NOON + 2)).toMatchObject({
      notes: 'Today.',
    });
  });

  test('can be removed: no rating, no heart, no tags, no notes', () => {
    const full = afterChange({}, { tags: ['a'], isFavorite: true, rating: 5, notes: 'x', at: 1 }, NOON);
    const empty = afterChange(full, { tags: [], isFavorite: false, rating: null, notes: '', at: 2 }, NOON);
    expect(empty).toEqual({ changedAt: { tags: 2, isFavorite: 2, rating: 2, notes: 2 }, changes: 2 });
  });

  test('has the tags of all additions, in whatever order they arrive', () => {
    const changes: PersonalChange[] = [
      { addTags: ['Soup'], at: NOON - 3 },
      { addTags: ['quick'], removeTags: ['Old'], at: NOON - 1 },
      { addTags: ['Soup', 'winter'], at: NOON - 2 },
    ];
    const held = { tags: ['Old', 'Sunday'], changedAt: { tags: NOON - 9 } };
    for (const order of [changes, changes.toReversed()]) {
      const { tags } = order.reduce<StoredPersonal>((each, change) => afterChange(each, change, NOON), held);
      expect(tags?.toSorted()).toEqual(['Soup', 'Sunday', 'quick', 'winter']);
    }
  });

  test('keeps an added tag when an older list of all tags arrives later', () => {
    const added = afterChange({ tags: ['a'] }, { addTags: ['b'], at: NOON }, NOON);
    expect(afterChange(added, { tags: ['c'], at: NOON - 1 }, NOON)).toBe(added);
  });

  test('has each tag once, in its first spelling', () => {
    expect(afterChange({}, { tags: ['Sunday', 'quick', 'sunday', 'QUICK'] }, NOON).tags).toEqual([
      'Sunday',
      'quick',
    ]);
  });
});
