import { describe, expect, test } from 'vitest';
import { trackingOfDay, trackingOfDays } from '#core/eaten/find-tracking.ts';
import type { TrackingEntry } from '#core/eaten/tracking.ts';
import { totalOf } from '#core/eaten/totals.ts';
import { markCooked } from '#core/cooking/mark-cooked.ts';
import { addDays, DAY, HOUR, localDay, MINUTE, startOfLocalDay, type LocalDay } from '#core/time.ts';
import { sampleOf, tries } from '#tests/long.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

/** A user in a time zone; every meal is another recipe. */
function aCook(timeZone: string) {
  const ports = fakePorts(NOON);
  const userId = aUserId();
  let meals = 0;
  return {
    ports,
    userId,
    /** Cooks at an instant; the mark reaches the server at once, or later if the phone is offline. */
    async cookAt(at: number, { arrives = at, servings = 1, recipe = {} } = {}): Promise<number> {
      const id = (meals += 1);
      await ports.recipes.add(aRecipe(userId, { id, ...recipe }), 'a-run-key');
      ports.now = arrives;
      const wasQueued = arrives > at;
      await markCooked(ports, { userId, timeZone, key: `operation-${id}` }, id, {
        servings,
        ...(wasQueued && { date: at, day: localDay(at, timeZone) }),
      });
      return id;
    },
    /** Returns the diary of the local day of an instant. */
    trackingAt: (at: number) => trackingOfDay(ports, userId, localDay(at, timeZone)),
  };
}

const recipeOf = (entry: TrackingEntry) => (entry.type === 'cooked' ? entry.recipeId : undefined);

test('three recipes in fractions of servings add up exactly', async () => {
  const { cookAt, trackingAt } = aCook('UTC');
  await cookAt(NOON, { servings: 0.1 });
  await cookAt(NOON + 1, {
    servings: 2.5,
    recipe: { nutrition: { calories: 333, protein: 0.1, carbs: 0.2, fat: 9.9, fiber: 0 } },
  });
  await cookAt(NOON + 2, {
    servings: 10,
    recipe: { nutrition: { calories: 7, protein: 3.3, carbs: 0.7, fat: 0.1, fiber: 0.3 } },
  });
  const entries = await trackingAt(NOON);
  expect(entries.map(({ calories, fat }) => [calories, fat])).toEqual([
    [11, 0.7],
    [833, 24.8],
    [70, 1],
  ]);
  expect(totalOf(entries)).toEqual({ calories: 914, protein: 33.5, carbs: 8.2, fat: 26.5, fiber: 3.3 });
});

describe('around every change of the clocks in 2026, in every time zone', () => {
  // Most zones share the rules of another.
  const ZONES = sampleOf(Intl.supportedValuesOf('timeZone'), 7);

  /** Returns the days of 2026 with 23 or 25 hours, or the first of the year in zones without any. */
  function oddDaysIn(zone: string): readonly LocalDay[] {
    const midnightOf = (day: number) => startOfLocalDay(addDays('2026-01-01', day), zone);
    const isOdd = (from: number, to: number) => midnightOf(to) - midnightOf(from) !== (to - from) * DAY;
    const find = (from: number, to: number): number => {
      if (to - from === 1) return from;
      const middle = Math.floor((from + to) / 2);
      return isOdd(from, middle) ? find(from, middle) : find(middle, to);
    };
    const fortnights = Array.from({ length: 26 }, (_, index) => index * 14);
    return fortnights
      .filter((start) => isOdd(start, start + 14))
      .map((start) => addDays('2026-01-01', find(start, start + 14)));
  }

  test('each mark counts for exactly its own day, on time or late', { timeout: 120_000 }, async () => {
    let changes = 0;
    for (const zone of ZONES) {
      const odd = oddDaysIn(zone);
      changes += odd.length;
      for (const day of odd.length > 0 ? odd : ['2026-03-29']) {
        const start = startOfLocalDay(day, zone);
        const next = startOfLocalDay(addDays(day, 1), zone);
        const { cookAt, trackingAt, ports, userId } = aCook(zone);
        const cooked = { before: [] as number[], within: [] as number[], after: [] as number[] };
        const hours = (next - start) / HOUR;
        for (let hour = -2; hour < hours + 2; hour += 1) {
          const when = hour < 0 ? 'before' : hour < hours ? 'within' : 'after';
          // Every other mark stays on the phone until the day is over.
          const arrives = hour % 2 === 0 ? undefined : next + 3 * HOUR + hour * MINUTE;
          cooked[when].push(await cookAt(start + hour * HOUR, { arrives }));
        }
        const idsAt = async (at: number) => (await trackingAt(at)).map(recipeOf);
        const where = `${zone} ${day}`;
        for (const at of [start, start + 12 * HOUR, next - 1])
          expect(await idsAt(at), where).toEqual(cooked.within);
        expect(cooked.within, where).toHaveLength(Math.ceil(hours));
        expect(await idsAt(start - 1), where).toEqual(cooked.before);
        expect(await idsAt(next), where).toEqual(cooked.after);
        const range = { from: addDays(day, -2), to: addDays(day, 2) };
        const all = (await trackingOfDays(ports, userId, range)).flatMap(({ entries }) => entries);
        expect(all.map(recipeOf), where).toEqual(Object.values(cooked).flat());
      }
    }
    // Fails if no change of clocks was found.
    expect(changes).toBeGreaterThan(tries(25, 200));
  });

  test('days have 23 and 25 hours where clocks change by one', () => {
    const hoursOf = (day: LocalDay) =>
      (startOfLocalDay(addDays(day, 1), 'Europe/Berlin') - startOfLocalDay(day, 'Europe/Berlin')) / HOUR;
    expect(oddDaysIn('Europe/Berlin').map((day) => [day, hoursOf(day)])).toEqual([
      ['2026-03-29', 23],
      ['2026-10-25', 25],
    ]);
  });
});

test('a mark made offline yesterday counts for yesterday', async () => {
  const { cookAt, trackingAt } = aCook('Europe/Berlin');
  const late = Date.UTC(2026, 10, 19, 22, 59, 59);
  const id = await cookAt(late, { arrives: late + 8 * HOUR });
  expect((await trackingAt(late)).map(recipeOf)).toEqual([id]);
  expect(await trackingAt(late + 2_000)).toEqual([]);
});
