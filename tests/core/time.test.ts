import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTimeZone, localDay, nextMonthStart, startOfLocalDay, yearMonth } from '#core/time.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const instants = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) });

describe('a local day', () => {
  test('is one day ahead in Auckland while it is still yesterday in Los Angeles', () => {
    const at = Date.UTC(2026, 10, 20, 12);
    expect(localDay(at, 'Pacific/Auckland')).toBe('2026-11-21');
    expect(localDay(at, 'America/Los_Angeles')).toBe('2026-11-20');
    expect(localDay(at, 'UTC')).toBe('2026-11-20');
  });

  test('begins at the first instant that falls on it, in every zone', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (at, zone) => {
        const day = localDay(at, zone);
        const start = startOfLocalDay(day, zone);
        expect(start).toBeLessThanOrEqual(at);
        expect(localDay(start, zone)).toBe(day);
        expect(localDay(start - 1, zone) < day).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a month', () => {
  test('is told by where the cook is', () => {
    expect(yearMonth(Date.UTC(2026, 10, 30, 23), 'Europe/Berlin')).toBe('2026-12');
    expect(yearMonth(Date.UTC(2026, 10, 30, 23), 'America/New_York')).toBe('2026-11');
  });

  test('is followed by the next one, also over the turn of the year', () => {
    expect(new Date(nextMonthStart('2026-12', 'UTC')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(new Date(nextMonthStart('2026-10', 'Europe/Berlin')).toISOString()).toBe(
      '2026-10-31T23:00:00.000Z',
    );
  });
});

test('only names that are time zones are taken for some', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  for (const name of ['', 'Nowhere/Town', '__proto__', 'x'.repeat(1_000)])
    expect(isTimeZone(name)).toBe(false);
});
