import { FRACTION_SIGNS, fractionOf } from '../../language/fractions.ts';

const ISO =
  /^\s*P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T?\s*(?:([\d.,]+)\s*H)?\s*(?:([\d.,]+)\s*M(?:IN)?)?\s*(?:([\d.,]+)\s*S)?)?\s*$/i;
const MINUTES = [525_600, 43_200, 10_080, 1_440, 60, 1, 1 / 60];

const WORDS: readonly (readonly [unit: RegExp, minutes: number])[] = [
  [/^(?:d|days?|tage?n?)$/i, 1_440],
  [/^(?:h|hrs?|hours?|std|stunden?|stdn)$/i, 60],
  [/^(?:m|mins?|minutes?|minuten?|min)$/i, 1],
  [/^(?:s|secs?|seconds?|sek|sekunden?)$/i, 1 / 60],
];

const LONGEST = 10_080;

/** Returns whole minutes of an ISO 8601 duration, of "1 Std. 30 Min.", "1½ hours", "25-30 minutes" or "1:30". */
export function minutesOf(text: string): number | undefined {
  const short = text.slice(0, 200);
  const minutes = Math.round(isoMinutes(short) ?? clockMinutes(short) ?? wordMinutes(short) ?? 0);
  return minutes >= 1 && minutes <= LONGEST ? minutes : undefined;
}

function isoMinutes(text: string): number | undefined {
  const found = ISO.exec(text);
  return found
    ?.slice(1)
    .reduce((sum, part, at) => sum + (Number((part ?? '0').replace(',', '.')) || 0) * (MINUTES[at] ?? 0), 0);
}

function clockMinutes(text: string): number | undefined {
  const [, hours, minutes] = /^\s*(\d{1,2}):([0-5]\d)(?::[0-5]\d)?\s*(?:h|std\.?|uhr)?\s*$/i.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** A whole number and a fraction, "1-1/2" or "1 1/2", or a fraction alone. */
const AMOUNT = String.raw`(?:(\d+(?:[.,]\d+)?)(?:\s*-?\s*(\d\/\d|[${FRACTION_SIGNS}])(?!\d))?|(\d\/\d|[${FRACTION_SIGNS}]))`;

/** Adds up amounts with a unit. Of a range, the later number counts. "1h15" needs no second unit. */
function wordMinutes(text: string): number | undefined {
  let sum: number | undefined;
  const units = new RegExp(
    `${AMOUNT}\\s*(\\p{L}+)(?:(?<=h|std)\\.?\\s?(\\d{2})(?![\\d\\p{L}]|\\s*\\p{L}))?`,
    'giu',
  );
  for (const [, whole = '0', part = '', alone = part, word = '', minutes = '0'] of text.matchAll(units)) {
    const unit = WORDS.find(([name]) => name.test(word));
    if (!unit) continue;
    const amount = Number(whole.replace(',', '.')) + (fractionOf(alone) ?? 0);
    sum = (sum ?? 0) + amount * unit[1] + Number(minutes);
  }
  return sum;
}
