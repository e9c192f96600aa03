import { durationAt, MINUTE } from './duration.ts';
import { readAll } from './tokens.ts';

/** Longest time of a recipe, in minutes: a week. */
export const LONGEST_TIME = 10_080;

/**
 * Returns whole minutes of an ISO 8601 duration, of "1:30" or of the durations in a text added up: "1 Std. 30 Min.",
 * "an hour and a half". Of a range, the later end counts.
 */
export function minutesOf(text: string): number | undefined {
  const short = text.slice(0, 200);
  const minutes = Math.round(isoMinutes(short) ?? clockMinutes(short) ?? wordMinutes(short));
  return minutes >= 1 && minutes <= LONGEST_TIME ? minutes : undefined;
}

const ISO =
  /^\s*P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T?\s*(?:([\d.,]+)\s*H)?\s*(?:([\d.,]+)\s*M(?:IN)?)?\s*(?:([\d.,]+)\s*S)?)?\s*$/i;
const ISO_MINUTES = [525_600, 43_200, 10_080, 1_440, 60, 1, 1 / 60];

function isoMinutes(text: string): number | undefined {
  const found = ISO.exec(text);
  return found
    ?.slice(1)
    .reduce(
      (sum, part, at) => sum + (Number((part ?? '0').replace(',', '.')) || 0) * (ISO_MINUTES[at] ?? 0),
      0,
    );
}

/** "1:30" alone is hours and minutes. */
function clockMinutes(text: string): number | undefined {
  const [, hours, minutes] = /^\s*(\d{1,2}):([0-5]\d)(?::[0-5]\d)?\s*(?:uhr)?\s*$/i.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

const wordMinutes = (text: string): number =>
  durationsIn(text).reduce((sum, { seconds, upToSeconds = seconds }) => sum + upToSeconds, 0) / MINUTE;

const durationsIn = (text: string) => readAll(text, (tokens, at) => durationAt(tokens, at, 'en'));

/** Returns a text with a space in the place of each of its durations. */
export const withoutDurations = (text: string): string =>
  durationsIn(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
