import { durationAt, MINUTE } from './duration.ts';
import { readAll } from './tokens.ts';

/** Maximum time of a recipe, in minutes: a week. */
export const LONGEST_TIME = 10_080;

/**
 * Returns whole minutes of an ISO 8601 duration, of "1:30", or of all durations in a text together: "1 Std. 30 Min.",
 * "an hour and a half". The later end of a range counts.
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

/** Reads "1:30" alone as hours and minutes. */
function clockMinutes(text: string): number | undefined {
  const [, hours, minutes] = /^\s*(\d{1,2}):([0-5]\d)(?::[0-5]\d)?\s*(?:uhr)?\s*$/i.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

const wordMinutes = (text: string): number =>
  durationsIn(text).reduce((sum, { seconds, upToSeconds = seconds }) => sum + upToSeconds, 0) / MINUTE;

const durationsIn = (text: string) => readAll(text, (tokens, at) => durationAt(tokens, at, 'en'));

/** Replaces each duration of a text by a space. */
export const withoutDurations = (text: string): string =>
  durationsIn(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
