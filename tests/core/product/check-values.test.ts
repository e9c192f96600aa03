import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkValues } from '#core/product/check-values.ts';
import type { ToldValues } from '#core/product/told-product.ts';

/** Of oat biscuits. */
const LABEL: ToldValues = {
  calories: 452,
  kilojoules: 1_891,
  protein: 7.6,
  carbs: 62,
  fat: 18,
  fiber: 6.4,
  saturates: 8.1,
  sugars: 22,
  salt: 0.75,
};
const { kilojoules: _, ...TOLD } = LABEL;

describe('the values of a nutrition label', () => {
  test('stay unchanged if they fit together', () => {
    expect(checkValues(LABEL, 'g')).toEqual({ per100: TOLD, isDoubtful: false });
  });

  test('that are not given are absent, not zero', () => {
    const { fiber: _fiber, salt: _salt, ...rest } = TOLD;
    expect(checkValues(rest, 'g')).toEqual({ per100: rest, isDoubtful: false });
    expect(checkValues({}, 'g')).toEqual({ per100: {}, isDoubtful: false });
  });

  test('are converted from kJ and from sodium', () => {
    const { calories: _calories, salt: _salt, ...rest } = LABEL;
    const { per100 } = checkValues({ ...rest, sodium: 0.3 }, 'g');
    expect(per100).toMatchObject({ calories: 452, salt: 0.75 });
  });

  test('The energy of a label is the value that agrees with the rest if the kJ value is given as kcal', () => {
    const { per100, isDoubtful } = checkValues({ ...LABEL, calories: 1_891, kilojoules: 1_891 }, 'g');
    expect([per100.calories, isDoubtful]).toEqual([452, false]);
    expect(checkValues({ ...LABEL, calories: 300, kilojoules: 1_891 }, 'g').per100.calories).toBe(452);
  });

  test.each<[string, ToldValues]>([
    ['energy that the macronutrients do not have', { ...TOLD, calories: 45 }],
    ['fat of ten times as much', { ...TOLD, fat: 81 }],
    ['no energy at all', { ...TOLD, calories: 0 }],
    ['more than 100 g in 100 g', { ...TOLD, carbs: 90, calories: 600 }],
  ])('are left out with %s', (_what, told) => {
    expect(checkValues(told, 'g')).toEqual({ per100: { salt: 0.75 }, isDoubtful: true });
  });

  test('that are impossible for any food are left out; the others stay', () => {
    expect(checkValues({ ...TOLD, salt: 180 }, 'g')).toMatchObject({ isDoubtful: true });
    expect(checkValues({ ...TOLD, salt: -1 }, 'g').per100).not.toHaveProperty('salt');
    expect(checkValues({ ...TOLD, sugars: 80 }, 'g').per100).not.toHaveProperty('carbs');
    expect(checkValues({ ...TOLD, sodium: 3 }, 'g').per100).not.toHaveProperty('salt');
  });

  test('The values of beer, sweeteners and bran count alcohol, polyols and fibre', () => {
    const beer = { calories: 42, protein: 0.5, carbs: 3.1, fat: 0, alcohol: 4.9 };
    const gum = { calories: 155, protein: 0, carbs: 63, fat: 0, polyols: 62 };
    const bran = { calories: 216, protein: 15.6, carbs: 64.5, fat: 4.3, fiber: 42.8 };
    for (const told of [beer, gum, bran]) expect(checkValues(told, 'g').isDoubtful).toBe(false);
  });

  test('are possible and consistent, whatever is given', () => {
    const value = fc.option(
      fc.oneof(fc.double({ min: -50, max: 2_000, noNaN: true }), fc.integer({ max: 100 })),
      {
        nil: undefined,
      },
    );
    const names = [...Object.keys(LABEL), 'sodium', 'polyols', 'alcohol'];
    const told = fc
      .record(Object.fromEntries(names.map((name) => [name, value])))
      .map((all) => Object.fromEntries(Object.entries(all).filter(([, each]) => each !== undefined)));
    fc.assert(
      fc.property(told, (each) => {
        const { per100 } = checkValues(each, 'g');
        const { calories, protein = 0, carbs = 0, fat = 0, saturates = 0, sugars = 0, salt = 0 } = per100;
        for (const known of Object.values(per100)) expect(known).toBeGreaterThanOrEqual(0);
        expect(protein + carbs + fat + salt).toBeLessThanOrEqual(103);
        expect(calories ?? 0).toBeLessThanOrEqual(910);
        if (per100.fat !== undefined) expect(saturates).toBeLessThanOrEqual(fat + 0.5);
        if (per100.carbs !== undefined) expect(sugars).toBeLessThanOrEqual(carbs + 0.5);
      }),
    );
  });
});
