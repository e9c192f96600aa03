import * as v from 'valibot';
import type { EpochMs } from './epoch-ms.ts';

export { EpochMs } from './epoch-ms.ts';

/** Calendar day in the user's time zone, `2026-11-20`. */
export type LocalDay = string;

/** Validates a local day in a request. */
export const LocalDayText = v.pipe(
  v.string(/*i18n*/ 'error.day'),
  v.check(isCalendarDay, /*i18n*/ 'error.day'),
);

/** Calendar month in the user's time zone, `2026-11`. */
export type YearMonth = string;

/** IANA name, `Europe/Berlin`. */
export type TimeZone = string;

export const DEFAULT_TIME_ZONE: TimeZone = 'UTC';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Cache by lower-case name. Bounded by the number of zones that the runtime knows. */
const zones = new Map<string, TimeZone>();

/**
 * Finds a time zone by name, ignoring case.
 * @returns canonical name, `Europe/Berlin` for `europe/BERLIN`; undefined if this runtime does not know it
 */
export function timeZoneNamed(name: string): TimeZone | undefined {
  const key = name.toLowerCase();
  const known = zones.get(key);
  if (known !== undefined || !ZONE_NAME.test(key)) return known;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    zones.set(key, timeZone);
    return timeZone;
  } catch {
    return undefined;
  }
}

/** Limits the length and excludes offsets such as `+01:00`. */
const ZONE_NAME = /^[a-z][\w/+-]{0,39}$/;

export function localDay(at: EpochMs, timeZone: TimeZone): LocalDay {
  const [year, month, day] = calendarParts(at, timeZone);
  return `${year}-${month}-${day}`;
}

export const yearMonth = (at: EpochMs, timeZone: TimeZone): YearMonth => localDay(at, timeZone).slice(0, 7);

export function nextMonthStart(month: YearMonth, timeZone: TimeZone): EpochMs {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const first = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return startOfLocalDay(first, timeZone);
}

/**
 * Returns the first instant of a calendar day in a time zone. If clocks go forward at midnight, it is 01:00. A day that
 * the zone skipped begins with the next day.
 */
export function startOfLocalDay(day: LocalDay, timeZone: TimeZone): EpochMs {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  // Offsets are within ±14 h, so local midnight is within a day of UTC midnight. A day begins once, so bisection
  // finds it.
  let before = utcMidnight - DAY;
  let within = utcMidnight + DAY;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (localDay(middle, timeZone) < day) before = middle;
    else within = middle;
  }
  return within;
}

export const addDays = (day: LocalDay, days: number): LocalDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Returns the number of days by which `from` precedes `to`. */
export const daysApart = (from: LocalDay, to: LocalDay): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** Returns the days from one to another, both included. */
export function daysBetween(from: LocalDay, to: LocalDay): LocalDay[] {
  const days: LocalDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns whether a day of this century exists: 30 February does not. */
function isCalendarDay(day: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return false;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

const formatters = new Map<TimeZone, Intl.DateTimeFormat>();
const MAX_FORMATTERS = 100;

function formatterFor(timeZone: TimeZone): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // A formatter takes 26 KB, so the oldest is dropped.
  const [oldest] = formatters.keys();
  if (oldest !== undefined && formatters.size >= MAX_FORMATTERS) formatters.delete(oldest);
  formatters.set(timeZone, made);
  return made;
}

function calendarParts(at: EpochMs, timeZone: TimeZone): [string, string, string] {
  const parts = formatterFor(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return [part('year').padStart(4, '0'), part('month'), part('day')];
}
