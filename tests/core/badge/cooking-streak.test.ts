import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, DAY, localDay, startOfLocalDay } from '#core/time.ts';
import { ago, cook, ports, progress, recipes, timeZone, travelTo, uncook, startAnew } from './cook.ts';

beforeEach(startAnew);

describe('a cooking streak', () => {
  beforeEach(() => recipes({}, {}));

  test('takes seven consecutive days, whatever is cooked', async () => {
    for (let day = 6; day > 0; day -= 1)
      expect(await cook(1 + (day % 2), ago(day))).not.toContain('COOKING_STREAK');
    expect((await progress()).COOKING_STREAK).toBe(6);
    expect(await cook()).toEqual(['COOKING_STREAK']);
    expect((await progress()).COOKING_STREAK).toBe('earned');
  });

  test('is completed by a mark that arrives late', async () => {
    for (const day of [30, 31, 32, 34, 35, 36]) await cook(1, ago(day));
    expect(await cook(1, ago(33))).toEqual(['COOKING_STREAK']);
  });

  test('counts up to today or yesterday, and starts again after a day without cooking', async () => {
    for (const day of [4, 3, 2]) await cook(1, ago(day));
    expect((await progress()).COOKING_STREAK).toBe(0);
    ports.now -= DAY;
    expect((await progress()).COOKING_STREAK).toBe(3);
    ports.now += DAY;
    await cook();
    expect((await progress()).COOKING_STREAK).toBe(1);
  });

  test('is not changed by a second meal of a day, added or removed', async () => {
    await cook(1, ago(1));
    await cook(1);
    await cook(2);
    expect((await progress()).COOKING_STREAK).toBe(2);
    await uncook(2);
    expect((await progress()).COOKING_STREAK).toBe(2);
    await uncook(1);
    expect((await progress()).COOKING_STREAK).toBe(1);
  });

  const BERLIN = Array<string>(7).fill('Europe/Berlin');
  const ROUND_THE_WORLD = [
    'Europe/Berlin',
    'Asia/Kolkata',
    'Pacific/Auckland',
    'Pacific/Honolulu',
    'America/Lima',
    'UTC',
    'Asia/Tokyo',
  ];

  test.each([
    ['when clocks go forward', '2026-03-26', BERLIN],
    ['when clocks go back', '2026-10-22', BERLIN],
    ['on a journey', '2026-11-01', ROUND_THE_WORLD],
  ])(
    'counts days in the cook’s time zone, from the first to the last moment of each, %s',
    async (_, first, zones) => {
      for (const [index, zone] of zones.entries()) {
        const day = addDays(first, index);
        const start = startOfLocalDay(day, zone);
        ports.now = index % 2 === 0 ? start : startOfLocalDay(addDays(day, 1), zone) - 1;
        travelTo(zone);
        const earned = await cook(1, localDay(ports.now, zone));
        expect(earned.includes('COOKING_STREAK'), day).toBe(index === 6);
      }
    },
  );

  test('ends after a missed day, even one of 23 hours', async () => {
    travelTo('Europe/Berlin');
    ports.now = startOfLocalDay('2026-04-01', timeZone);
    for (const day of [26, 27, 28, 30, 31]) await cook(1, `2026-03-${day}`);
    expect((await progress()).COOKING_STREAK).toBe(2);
  });
});
