import { expect, test } from 'vitest';
import { calmPlace } from '#web/ui/feedback/calm-place.ts';

const PHONE = 844;
const toast = { left: 12, right: 378, height: 60 };
const part = (top: number, bottom: number, weight: number) => ({ top, bottom, left: 20, right: 370, weight });

test('an empty page has the message at its lower edge', () => {
  expect(calmPlace(toast, PHONE, [])).toBe(PHONE - 60 - 8);
});

test('a message covers neither timers nor the field, although text stands where there is room', () => {
  const parts = [part(8, 200, 8), part(200, 260, 1), part(260, 844, 8)];
  expect(calmPlace(toast, PHONE, parts)).toBe(200);
});

test('a message is not in the way of parts beside it', () => {
  const parts = [{ ...part(600, 844, 8), left: 400, right: 600 }];
  expect(calmPlace(toast, PHONE, parts)).toBe(PHONE - 60 - 8);
});

test('a message stays where it is until another place is much better', () => {
  const parts = [part(100, 110, 8), part(700, 844, 4)];
  expect(calmPlace(toast, PHONE, parts, 100)).toBe(100);
  expect(calmPlace(toast, PHONE, [...parts, part(110, 170, 8)], 100)).not.toBe(100);
});

test('a message higher than the screen begins at its upper edge', () => {
  expect(calmPlace({ ...toast, height: 400 }, 300, [part(0, 300, 8)])).toBe(8);
});
