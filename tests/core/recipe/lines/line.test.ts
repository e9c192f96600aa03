import { describe, expect, test } from 'vitest';
import { lineText, quantityText } from '#core/recipe/lines/line.ts';

describe('a quantity', () => {
  test.each([
    [0.5, '½'],
    [1.25, '1¼'],
    [2 / 3, '⅔'],
    [3, '3'],
    [1.4, '1.4'],
    [480.4, '480'],
    [1_500, '1500'],
  ])('%d is written %s in English', (quantity, text) => {
    expect(quantityText(quantity, 'en')).toBe(text);
  });

  test('has a comma in German', () => {
    expect(quantityText(1.4, 'de')).toBe('1,4');
  });
});

describe('a line', () => {
  test.each([
    [{ name: 'Tomaten', quantity: 4, unit: 'piece' }, '4 Tomaten'],
    [{ name: 'Olivenöl', quantity: 2, unit: 'tbsp' }, '2\u00a0EL Olivenöl'],
    [{ name: 'Salz', quantity: 2, unit: 'pinch' }, '2\u00a0Prisen Salz'],
    [{ name: 'Knoblauch', quantity: 1, unit: 'clove', note: 'gehackt' }, '1\u00a0Zehe Knoblauch, gehackt'],
    [{ name: 'Salz und Pfeffer' }, 'Salz und Pfeffer'],
  ] as const)('%o reads %s', (line, text) => {
    expect(lineText(line, 'de')).toBe(text);
  });
});
