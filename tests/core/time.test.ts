import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { localDay, nextMonthStart, startOfLocalDay, timeZoneNamed, yearMonth } from '#core/time.ts';

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
  test('depends on the cook’s time zone', () => {
    expect(yearMonth(Date.UTC(2026, 10, 30, 23), 'Europe/Berlin')).toBe('2026-12');
    expect(yearMonth(Date.UTC(2026, 10, 30, 23), 'America/New_York')).toBe('2026-11');
  });

  test('is followed by the next month, also at the end of the year', () => {
    expect(new Date(nextMonthStart('2026-12', 'UTC')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(new Date(nextMonthStart('2026-10', 'Europe/Berlin')).toISOString()).toBe(
      '2026-10-31T23:00:00.000Z',
    );
  });
});

describe('the name of a time zone', () => {
  test('is recognised in any spelling, also an old name', () => {
    for (const name of ['Europe/Berlin', 'europe/berlin', 'EUROPE/BERLIN', 'eUrOpE/bErLiN'])
      expect(timeZoneNamed(name)).toBe('Europe/Berlin');
    expect(timeZoneNamed('US/Pacific')).toBe('America/Los_Angeles');
  });

  test.each(['', 'Nowhere/Town', '__proto__', '+01:00', 'x'.repeat(1_000)])('is not %j', (name) => {
    expect(timeZoneNamed(name)).toBeUndefined();
  });

  /** Counts the formatters created by an action; each takes 26 KB. */
  function formattersMade(act: () => void): number {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    act();
    const { length } = made.mock.calls;
    made.mockRestore();
    return length;
  }

  test('has one formatter, whatever its spelling', () => {
    const letters = [...'asia/tokyo'];
    const made = formattersMade(() => {
      for (let spelling = 0; spelling < 1_024; spelling += 1) {
        const name = letters
          .map((letter, at) => ((spelling >> at) & 1 ? letter.toUpperCase() : letter))
          .join('');
        localDay(Date.UTC(2026, 10, 20), timeZoneNamed(name) ?? '');
      }
    });
    expect(made).toBeLessThanOrEqual(2);
  });

  test('keeps its formatter until a hundred other zones were used', () => {
    const askAll = (zones: readonly string[]) =>
      formattersMade(() => {
        for (const zone of zones) localDay(Date.UTC(2026, 10, 20), zone);
      });
    askAll(ZONES);
    expect(askAll(ZONES.slice(-100))).toBe(0);
    expect(askAll(ZONES.slice(0, 50))).toBe(50);
  });
});
