import { afterEach, expect, test, vi } from 'vitest';
import { firstWeekday } from '#web/i18n/first-weekday.ts';

afterEach(() => vi.restoreAllMocks());

const BEGINS = [
  ['de', 1],
  ['de-AT', 1],
  ['en-GB', 1],
  ['en-US', 7],
  ['pt-BR', 7],
] as const;

test('weeks begin on Monday or Sunday, as the locale says', () => {
  for (const [tag, day] of BEGINS) expect([tag, firstWeekday(tag)]).toEqual([tag, day]);
});

test('weeks begin on the right day in a browser without that feature, too', () => {
  vi.spyOn(Intl.Locale.prototype as { getWeekInfo?: () => object }, 'getWeekInfo').mockReturnValue({});
  for (const [tag, day] of BEGINS) expect([tag, firstWeekday(tag)]).toEqual([tag, day]);
});

test('weeks begin on Monday in a browser without a valid locale, such as the “C” of a plain Linux', () => {
  for (const tag of ['C', 'C.UTF-8', 'en_US', '']) expect([tag, firstWeekday(tag)]).toEqual([tag, 1]);
});
