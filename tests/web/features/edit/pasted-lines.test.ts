import { expect, test } from 'vitest';
import { pastedLines } from '#web/features/edit/pasted-lines.ts';

test('pasted lines become lines, whether the field was empty or not', () => {
  expect(pastedLines('', '2 eggs\r\n\r\n 1 pinch of salt\n', [0, 0])).toEqual(['2 eggs', '1 pinch of salt']);
  expect(pastedLines('200 g flour', ', sifted\n2 eggs', [11, 11])).toEqual(['200 g flour, sifted', '2 eggs']);
  expect(pastedLines('all of it', '2 eggs\nsalt', [0, 9])).toEqual(['2 eggs', 'salt']);
});

test('one pasted line is pasted by the browser', () => {
  expect(pastedLines('flour', '200 g\n', [0, 0])).toEqual([]);
});
