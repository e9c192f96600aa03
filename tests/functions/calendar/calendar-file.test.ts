import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addDays, DAY, HOUR, SECOND } from '#core/time.ts';
import { MealFields, SLOTS } from '#core/week/meal.ts';
import { calendarFile } from '#functions/calendar/calendar-file.ts';
import type { DatedMeal } from '#core/household/week-calendar.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { NOON } from '#tests/support/examples.ts';
import { faultsIn, readCalendar } from './check-calendar.ts';

const PIE: DatedMeal = {
  id: 'a-leek-pie',
  day: '2026-11-24',
  slot: 'dinner',
  title: 'Leek pie',
  changedAt: NOON,
};

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstücksbrötchen, 🥐🥖🧈; \\ überbacken';

describe('a calendar', () => {
  test('has an all-day event for each meal, which does not mark the cook as busy', () => {
    const file = calendarFile([PIE], 'en');
    expect(faultsIn(file)).toEqual([]);
    expect(readCalendar(file)).toEqual({
      name: 'Meals · Munchify',
      events: [
        {
          uid: 'a-leek-pie@munchify',
          title: 'Dinner: Leek pie',
          days: ['2026-11-24', '2026-11-25'],
          isWholeDay: true,
          sequence: expect.any(Number),
          stamp: NOON,
        },
      ],
    });
    expect(file).toContain('TRANSP:TRANSPARENT\r\n');
    // Without a zone or an instant: the 24th is the 24th in Auckland and in Honolulu.
    expect(file).not.toMatch(/TZID|VTIMEZONE|DTSTART:|DTEND:/);
  });

  test.each(['\\', '"漢', ', ', '🥐'])('fits in an answer with the fullest days and titles of %j', (text) => {
    const title = text.repeat(200 / text.length);
    const meals = Array.from({ length: 91 * 30 }, (_, at) => {
      const day = addDays('2026-10-21', Math.floor(at / 30));
      return { ...PIE, id: `${at}`.padStart(36, 'a'), day, title };
    });
    // Lambda packs the text into JSON.
    expect(Buffer.byteLength(JSON.stringify(calendarFile(meals, 'de')))).toBeLessThan(5_000_000);
  });

  test('speaks the language in which it was made', () => {
    const titles = SLOTS.map((slot) => ({ ...PIE, id: `meal-${slot}`, slot, title: 'Lauchkuchen' }));
    expect(readCalendar(calendarFile(titles, 'de')).events.map(({ title }) => title)).toEqual([
      'Frühstück: Lauchkuchen',
      'Mittagessen: Lauchkuchen',
      'Abendessen: Lauchkuchen',
      'Snack: Lauchkuchen',
    ]);
  });

  test('folds long words and emoji between characters, never within one', () => {
    const file = calendarFile([{ ...PIE, title: LONG.repeat(2) }], 'de');
    expect(faultsIn(file)).toEqual([]);
    expect(readCalendar(file).events[0]?.title).toBe(`Abendessen: ${LONG.repeat(2)}`);
  });

  test('is valid for a week without meals, too', () => {
    expect(faultsIn(calendarFile([], 'en'))).toEqual([]);
    expect(readCalendar(calendarFile([], 'en')).events).toEqual([]);
  });

  test('recognises a moved meal by its ID, as the newer version', () => {
    const [before] = readCalendar(calendarFile([PIE], 'en')).events;
    const moved = { ...PIE, day: '2026-11-26', changedAt: NOON + HOUR };
    const [after] = readCalendar(calendarFile([moved], 'en')).events;
    expect(after).toMatchObject({ uid: before?.uid, days: ['2026-11-26', '2026-11-27'] });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(after?.stamp).toBe(NOON + HOUR);
  });

  test('is read back as planned, with any titles and days', MANY_INPUTS, () => {
    const title = fc
      .oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
        fc
          .array(fc.constantFrom(...'\\;,:"\'= nN^\u2028🍰äß', 'BEGIN:VEVENT', '\\n'), { maxLength: 40 })
          .map((parts) => parts.join('')),
      )
      .filter((text) => v.is(MealFields.title, text))
      .map((text) => v.parse(MealFields.title, text));
    const meal = fc.record({
      id: fc.uuid(),
      day: fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days)),
      slot: fc.constantFrom(...SLOTS),
      title,
      changedAt: fc.integer({ min: 0, max: 60 * 365 * DAY }).map((ms) => NOON + ms),
    });
    const meals = fc.uniqueArray(meal, { maxLength: 4, selector: ({ id }) => id });
    fc.assert(
      fc.property(meals, fc.constantFrom('en' as const, 'de' as const), (planned, language) => {
        const file = calendarFile(planned, language);
        expect(faultsIn(file)).toEqual([]);
        const read = readCalendar(file).events;
        expect(
          read.map(({ uid, title: text, days, stamp }) => [uid, text.replace(/^\p{L}+: /u, ''), days, stamp]),
        ).toEqual(
          planned.map((each) => [
            `${each.id}@munchify`,
            each.title.toWellFormed(),
            [each.day, addDays(each.day, 1)],
            each.changedAt - (each.changedAt % SECOND),
          ]),
        );
      }),
      { numRuns: 50 },
    );
  });

  test('is refused by the check if it breaks a rule', () => {
    const file = calendarFile([{ ...PIE, title: 'a'.repeat(100) }], 'en');
    const broken: readonly (readonly [string, string])[] = [
      ['\r\nVERSION:2.0', ''],
      ['\r\nUID:a-leek-pie@munchify', ''],
      ['\r\n ', ''],
      ['SUMMARY:', 'SUMMARY:one, '],
      ['DTSTART;VALUE=DATE:20261124', 'DTSTART;VALUE=DATE:2026-11-24'],
      ['END:VCALENDAR\r\n', 'END:VCALENDAR'],
      ['TRANSP:TRANSPARENT', 'TRANSP:TRANSPARENT\r\nTRANSP:OPAQUE'],
      ['UID:', 'U\u0000ID:'],
    ];
    for (const [right, wrong] of broken) expect(faultsIn(file.replace(right, wrong)), wrong).not.toEqual([]);
  });
});
