import { expect, test } from 'vitest';
import {
  fractionOf,
  fractionSign,
  fractionText,
  FRACTION_SIGNS,
  withUsualDigits,
  writeOutFractions,
} from '#core/language/fractions.ts';

test('every fraction that Unicode has as one character is written out, and back', () => {
  for (const sign of FRACTION_SIGNS) {
    const written = writeOutFractions(`1${sign}`);
    expect(written).toMatch(/^1 \d\/\d$/);
    expect(fractionSign(written.slice(2))).toBe(sign);
    expect(fractionOf(written.slice(2))).toBe(fractionOf(sign));
  }
});

test.each([
  [0.5, '½'],
  [1.25, '1¼'],
  [2 / 3, '⅔'],
  [0.67, '⅔'],
  [3.375, '3⅜'],
  [2, undefined],
  [0.7, undefined],
  [0.2, undefined],
])('recipes write %d as %s', (number, text) => expect(fractionText(number)).toBe(text));

test('small digits of a fraction are read as ordinary digits', () => {
  expect(withUsualDigits('¹/₂ Tasse, 10² cm')).toBe('1/2 Tasse, 10² cm');
});
