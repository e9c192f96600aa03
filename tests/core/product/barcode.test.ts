import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barcodeOf } from '#core/product/barcode.ts';

describe('a barcode', () => {
  test.each([
    ['EAN-13', '4006040055136', '4006040055136'],
    ['EAN-13 as it is printed', '4 006040 055136', '4006040055136'],
    ['EAN-8', '20000127', '20000127'],
    ['UPC-A', '737628064502', '0737628064502'],
    // 0 425261 4 is short for 0 42100 00526 4.
    ['UPC-E', '04252614', '0042100005264'],
  ])('%s is read', (_, typed, barcode) => {
    expect(barcodeOf(typed)).toBe(barcode);
  });

  test.each([
    '',
    '4006040055137',
    '737628064503',
    '123456',
    '400604005513a',
    '40060400551360',
    '٤٠٠٦٠٤٠٠٥٥١٣٦',
  ])('is not read in “%s”', (typed) => {
    expect(barcodeOf(typed)).toBeUndefined();
  });

  test('An ambiguous barcode of eight digits is read as EAN-8, unless the scanner says otherwise', () => {
    expect(barcodeOf('04252614', 'ean_8')).toBeUndefined();
    expect(barcodeOf('04252614', 'upc_e')).toBe('0042100005264');
    expect(barcodeOf('20000127', 'upc_e')).toBeUndefined();
  });

  test('with one wrong digit is refused, and reading a result again gives the same result', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (some, at, by) => {
        const sum = some.reduce((all, digit, place) => all + digit * (place % 2 === 0 ? 1 : 3), 0);
        const code = [...some, (10 - (sum % 10)) % 10];
        expect(barcodeOf(code.join(''))).toBe(code.join(''));
        const wrong = code.with(at, ((code[at] ?? 0) + by) % 10);
        expect(barcodeOf(wrong.join(''))).toBeUndefined();
      }),
    );
  });
});
