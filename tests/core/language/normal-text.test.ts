import { expect, test } from 'vitest';
import { normalText, umlautsIn } from '#core/language/normal-text.ts';

test.each([
  ['Köpfen, Zöpfen und Töpfen', 'kopfen|zopfen und topfen'],
  ['Toepfen', 'topfen'],
  ['To\u0308pfen', 'topfen'],
])('Normalising has no exceptions: "%s"', (text, normal) => {
  expect(normalText(text)).toBe(normal);
});

test.each([
  ['Töpfen', 'təpfen'],
  ['Aus Kochto\u0308pfen in Kuechen', 'aus kochtəpfen in kəchen'],
  ['Sauerteig mit Quellen, Öl und Topfen', 'sauerteig mit quellen|əl und topfen'],
])('Umlauts of "%s" are found by position, although its normalised text has none', (text, told) => {
  expect(umlautsIn(text)).toBe(told.replace('sauer', 'saur').replace('quellen', 'qullen'));
});

test('A text without umlauts has none to find', () => {
  expect(umlautsIn('Topfen')).toBeUndefined();
});
