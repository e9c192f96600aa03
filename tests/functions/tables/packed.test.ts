import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AISLES } from '#core/list/aisles.ts';
import type { Entry } from '#core/list/entry.ts';
import type { MealEntry } from '#core/week/meal-entry.ts';
import { SLOTS } from '#core/week/meal.ts';
import { UNITS } from '#core/nutrition/units.ts';
import { ENTRY_LINES } from '#functions/tables/kitchen/pack-entries.ts';
import { MEAL_LINES } from '#functions/tables/kitchen/pack-meal.ts';
import { unpacked, type LineCodec } from '#functions/tables/kitchen/packed.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { tries } from '#tests/long.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

/** Line ends, separators, JSON syntax, lone surrogates and combining marks. */
const NASTY = [
  '\u2028',
  '\u2029',
  '\u0085',
  '\0',
  '\n',
  '\r',
  '\t',
  '\u001B',
  '\uD800',
  '\uDC00',
  '\u0301',
  '"',
  '\\',
];

/** Stored items and meals under test. */
const ROWS = tries(100, 3_000);

/** Any UTF-16 text, also with lone surrogates. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...NASTY),
      fc.integer({ max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.string({ unit: 'binary', maxLength: 1 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

const stamp = {
  id: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 12, maxLength: 12 }),
  at: fc.integer({ min: 0, max: NOON }),
};
const name = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 8, maxLength: 36 });
const claimedAt = fc.integer({ min: 0, max: 8_640_000_000_000_000 });
const quantity = fc.oneof(
  fc.double({ min: 0.001, max: 100_000, noNaN: true }),
  fc.constantFrom(0.001, 100_000, 1e-6),
);
const amount = fc.record({ quantity, unit: fc.constantFrom(...UNITS) });

const entries: fc.Arbitrary<Entry> = fc
  .tuple(
    fc.record({ ...stamp, type: fc.constantFrom('add', 'change', 'check', 'uncheck', 'remove', 'restore') }),
    fc.record(
      {
        claimedAt,
        folded: fc.array(stamp.id, { maxLength: 5 }),
        by: name,
        name: text,
        food: fc.constantFrom('leek', 'milk', 'red-lentil'),
        aisle: fc.constantFrom(...AISLES),
        isSoon: fc.boolean(),
        mealId: name,
        from: fc.record({
          recipeId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
          cookId: fc.constant(aUserId()),
          title: text,
          servings: fc.double({ min: 0.1, max: 1_000, noNaN: true }),
        }),
      },
      { requiredKeys: [] },
    ),
    fc.oneof(
      fc.constantFrom({}, { amount: null }),
      fc.record({ amount }),
      fc.record({ amount, otherAmounts: fc.array(amount, { minLength: 1, maxLength: 5 }) }),
    ),
  )
  .map(([made, fields, amounts]) => ({ ...made, ...fields, ...amounts }));

const meals: fc.Arbitrary<MealEntry> = fc
  .tuple(
    fc.record({ ...stamp, type: fc.constantFrom('add', 'change', 'remove', 'restore') }),
    fc.record({ claimedAt }, { requiredKeys: [] }),
    fc.record(
      {
        day: fc.constantFrom(null, '2000-01-01', '2026-11-28', '2099-12-31'),
        slot: fc.constantFrom(...SLOTS),
        isDone: fc.boolean(),
        servings: fc.double({ min: 0.1, max: 1_000, noNaN: true }),
        listed: fc.oneof(fc.constant(null), fc.double({ min: 0.1, max: 1_000, noNaN: true })),
        recipeId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        cook: name,
        leftoversOf: name,
        title: text,
      },
      { requiredKeys: [] },
    ),
  )
  .map(([made, claimed, fields]) => ({ ...made, ...claimed, fields }));

const LONE_HALF = /\p{Cs}/u;

const textOf = <Of>({ pack }: LineCodec<Of>, all: readonly Of[]) =>
  all.map((each) => pack(each, 'leek')).join('\n');

/** Checks that entries survive packing, and that DynamoDB can store the packed text. */
function comesBack<Of>(codec: LineCodec<Of>, all: readonly Of[]): void {
  const stored = textOf(codec, all);
  expect(LONE_HALF.test(stored)).toBe(false);
  expect(unpacked(codec, 'leek', { e: stored })).toEqual(all);
  expect(textOf(codec, unpacked(codec, 'leek', { e: stored }) ?? [])).toBe(stored);
}

describe('a stored row', () => {
  test('An item of the list is read back as stored, whatever its texts', MANY_INPUTS, () => {
    fc.assert(
      fc.property(fc.array(entries, { minLength: 1, maxLength: 5 }), (all) => comesBack(ENTRY_LINES, all)),
      { numRuns: ROWS },
    );
  });

  test('A meal of the week is read back as stored, whatever its texts', MANY_INPUTS, () => {
    fc.assert(
      fc.property(fc.array(meals, { minLength: 1, maxLength: 5 }), (all) => comesBack(MEAL_LINES, all)),
      { numRuns: ROWS },
    );
  });

  test('has room for each character of Unicode, in each of its texts', MANY_INPUTS, () => {
    const made = { id: '0123456789ab', at: NOON, type: 'add' } as const;
    const source = { recipeId: 7, cookId: aUserId(), servings: 2 };
    const wrong: string[] = [];
    // Western letters, signs and separators one by one, a sample of the rest; `entries` and `meals` have lone surrogates.
    for (let point = 0; point <= 0x10ffff; point += point < 0x3000 ? 1 : tries(97, 1)) {
      const title = `A${String.fromCodePoint(point)}B`;
      const entry: Entry = { ...made, name: title, from: { ...source, title } };
      const meal: MealEntry = { ...made, fields: { title } };
      const [item] = unpacked(ENTRY_LINES, 'leek', { e: ENTRY_LINES.pack(entry, 'leek') }) ?? [];
      const [planned] = unpacked(MEAL_LINES, 'leek', { e: MEAL_LINES.pack(meal, 'leek') }) ?? [];
      if (item?.name !== title || item.from?.title !== title || planned?.fields.title !== title)
        wrong.push(point.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  test('An old row with a line separator in a title is read, and is unchanged byte for byte', () => {
    const cookId = 'c'.repeat(22);
    const item = `a${NOON.toString(36)}ASNFZ4mr@cook-tag"Leek\t[7,"${cookId}","A\u2028B",2]`;
    expect(unpacked(ENTRY_LINES, 'leek', { e: item })).toMatchObject([{ from: { title: 'A\u2028B' } }]);
    expect(textOf(ENTRY_LINES, unpacked(ENTRY_LINES, 'leek', { e: item }) ?? [])).toBe(item);
    const meal = `a${NOON.toString(36)}ASNFZ4mr:2"A\u2029B`;
    expect(unpacked(MEAL_LINES, 'meal', { e: meal })).toMatchObject([{ fields: { title: 'A\u2029B' } }]);
    expect(textOf(MEAL_LINES, unpacked(MEAL_LINES, 'meal', { e: meal }) ?? [])).toBe(meal);
  });

  test('is read as far as possible', () => {
    const entry: Entry = { id: '0123456789ab', at: NOON, type: 'check' };
    const line = ENTRY_LINES.pack(entry, 'leek');
    for (const other of ['', 'z', `${line}%later`, line.slice(1), `${line}=1barrel`])
      expect(unpacked(ENTRY_LINES, 'leek', { e: `${other}\n${line}` }), other).toEqual([entry]);
    for (const e of ['', 'unreadable', 7, undefined])
      expect(unpacked(ENTRY_LINES, 'leek', { e })).toBeUndefined();
  });
});
