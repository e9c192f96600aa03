import type { Language } from '../../language.ts';
import type { Read, StepContext } from './step-context.ts';
import { rangeAt, type NumberFound, type Token } from './step-tokens.ts';
import { SECONDS_BY_FORM, TIMED } from './step-words.ts';
import type { Timer } from './step.ts';

const HOUR = 3_600;

/**
 * Reads the duration that begins at a token. Ignores intervals ("every 5 minutes") and times before something
 * ("before serving").
 */
export function timerAt({ tokens, language }: StepContext, at: number): Read<Timer> | undefined {
  const duration = durationAt(tokens, at, language);
  if (!duration) return undefined;
  const { next, seconds, upToSeconds } = duration;
  if (isNotTimed(tokens, at, next)) return { next };
  const name = nameOf(tokens, at, next, language);
  return {
    mark: {
      start: tokens[at]?.start ?? 0,
      end: tokens[next - 1]?.end ?? 0,
      seconds,
      ...(upToSeconds !== undefined && upToSeconds > seconds && { upToSeconds }),
      ...(name && { name }),
    },
    next,
  };
}

type Duration = { readonly seconds: number; readonly upToSeconds?: number; readonly next: number };

/** Reads "1 Std. 30 Min.", "30 minutes to 1 hour", "half an hour". */
function durationAt(tokens: readonly Token[], at: number, language: Language): Duration | undefined {
  const first = partOfHourAt(tokens, at) ?? measuredAt(tokens, at, language);
  if (!first) return undefined;
  const joint = tokens[first.next]?.lower ?? '';
  const isJoined = joint === 'and' || joint === 'und' || joint === ',';
  const more = measuredAt(tokens, first.next + (isJoined ? 1 : 0), language);
  if (more && more.unit < first.unit) {
    return {
      seconds: first.seconds + more.seconds,
      ...(more.upToSeconds !== undefined && { upToSeconds: first.seconds + more.upToSeconds }),
      next: more.next,
    };
  }
  const minutes = first.unit === HOUR ? minutesBehind(tokens, first.next) : undefined;
  if (minutes !== undefined) return { seconds: first.seconds + minutes * 60, next: first.next + 1 };
  const half = joint === 'and' ? halfAt(tokens, first.next + 1) : undefined;
  if (half) return { seconds: first.seconds + half.part * first.unit, next: half.next };
  const to = ['to', 'bis', '-', '–', 'or', 'oder'].includes(joint)
    ? (partOfHourAt(tokens, first.next + 1) ?? measuredAt(tokens, first.next + 1, language))
    : undefined;
  return to && to.seconds > first.seconds ? { ...first, upToSeconds: to.seconds, next: to.next } : first;
}

/** Reads the minutes of "1h15", which have no unit of their own. */
function minutesBehind(tokens: readonly Token[], at: number): number | undefined {
  const [hours, minutes] = [tokens[at - 1], tokens[at]];
  const isTight = hours?.lower === 'h' && minutes?.start === hours.end;
  return isTight && /^[0-5]\d$/.test(minutes.text) ? Number(minutes.text) : undefined;
}

type Measured = Duration & { readonly unit: number };

/** Reads "10–12 minutes", "5-minute", "2 Min." */
function measuredAt(tokens: readonly Token[], at: number, language: Language): Measured | undefined {
  const number = rangeAt(tokens, at, language);
  if (!number) return undefined;
  const hyphen = tokens[number.next]?.text === '-' ? 1 : 0;
  const word = number.next + hyphen;
  const unit = SECONDS_BY_FORM.get(tokens[word]?.lower ?? '');
  if (unit === undefined || (tokens[word]?.lower === 'm' && !hyphen)) return undefined;
  if (isOrdinal(tokens, word, number)) return undefined;
  const isShort =
    tokens[word + 1]?.text === '.' && /^(?:std|min|mins|sek|sec|hr|hrs)$/.test(tokens[word]?.lower ?? '');
  // The full stop of an abbreviation belongs to it, unless it ends the sentence.
  const next = word + (isShort && !/^\p{Lu}/u.test(tokens[word + 2]?.text ?? 'A') ? 2 : 1);
  const { value, upTo } = number;
  return { seconds: value * unit, ...(upTo !== undefined && { upToSeconds: upTo * unit }), unit, next };
}

/** Matches "in a second pan", which is not a time. */
const isOrdinal = (tokens: readonly Token[], word: number, { isWord, value }: NumberFound): boolean =>
  isWord &&
  value === 1 &&
  tokens[word]?.lower === 'second' &&
  /^\p{L}/u.test(tokens[word + 1]?.text ?? '') &&
  !['and', 'or', 'to', 'until', 'in', 'on', 'at', 'each'].includes(tokens[word + 1]?.lower ?? '');

/** Reads "half an hour", "eine halbe Stunde", "eine Viertelstunde", "three quarters of an hour". */
function partOfHourAt(tokens: readonly Token[], at: number): Measured | undefined {
  const words = tokens.slice(at, at + 6).map(({ lower }) => lower);
  for (const [phrase, part] of PARTS_OF_HOUR) {
    if (phrase.every((choices, index) => choices.includes(words[index] ?? '')))
      return { seconds: part * HOUR, unit: HOUR, next: at + phrase.length };
  }
  return undefined;
}

const PARTS_OF_HOUR = (
  [
    ['half an hour', 1 / 2],
    ['a half hour', 1 / 2],
    ['half hour', 1 / 2],
    ['a|one quarter of an hour', 1 / 4],
    ['quarter of an hour', 1 / 4],
    ['three quarters of an hour', 3 / 4],
    ['eine|einer|einen|1 halbe|halben stunde', 1 / 2],
    ['halbe|halben|½ stunde', 1 / 2],
    ['eine|einer viertelstunde', 1 / 4],
    ['viertelstunde', 1 / 4],
    ['eine|einer viertel stunde', 1 / 4],
    ['eine|einer dreiviertelstunde', 3 / 4],
    ['dreiviertelstunde', 3 / 4],
    ['eine|einer dreiviertel stunde', 3 / 4],
    ['dreiviertel stunde', 3 / 4],
  ] as const
).map(([phrase, part]) => [phrase.split(' ').map((choices) => choices.split('|')), part] as const);

/** Reads "an hour and a half". */
function halfAt(tokens: readonly Token[], at: number): { part: number; next: number } | undefined {
  const words = [tokens[at]?.lower, tokens[at + 1]?.lower].join(' ');
  if (words === 'a half') return { part: 1 / 2, next: at + 2 };
  return words === 'a quarter' ? { part: 1 / 4, next: at + 2 } : undefined;
}

const isNotTimed = (tokens: readonly Token[], at: number, next: number): boolean =>
  isHeldByCore(tokens, at) ||
  isCompared(tokens, next) ||
  ['every', 'alle'].includes(tokens[at - 1]?.lower ?? '') ||
  // "Rest for 5 minutes before serving" is a duration, "5 minutes before serving" is not.
  (!['for', 'für', 'another'].includes(tokens[at - 1]?.lower ?? '') &&
    ['before', 'vor', 'ago', 'prior', 'vorher', 'earlier'].includes(tokens[next]?.lower ?? ''));

/** "1 minute less than the packet says": the time that counts stands elsewhere. "5 minutes longer" is one. */
function isCompared(tokens: readonly Token[], next: number): boolean {
  const [word = '', then = ''] = [tokens[next]?.lower, tokens[next + 1]?.lower];
  return LESS.has(word) || (word === 'short' && then === 'of') || (MORE.has(word) && THAN.has(then));
}

const LESS: ReadonlySet<string> = new Set(['less', 'fewer', 'shorter', 'kürzer', 'weniger']);
const MORE: ReadonlySet<string> = new Set(['longer', 'more', 'länger', 'mehr']);
const THAN: ReadonlySet<string> = new Set(['than', 'als']);

/** "When the core has been at 70 °C for 2 minutes" is a test for doneness, not a waiting time. */
function isHeldByCore(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - MAX_CORE_DISTANCE), at).toReversed();
  const core = before.findIndex(({ lower }) => IS_CORE.test(lower));
  return core >= 0 && before.slice(0, core).every(({ lower }) => BEHIND_CORE.test(lower));
}

const MAX_CORE_DISTANCE = 10;
const IS_CORE = /^(?:core|kern|kerntemperatur)$/;
const BEHIND_CORE =
  /^(?:[\d.,–-]+|°|º|c|f|grad|degrees?|celsius|has|have|is|was|been|of|at|for|reached|held|least|temperature|hat|hatte|ist|war|bei|mindestens|für|lang)$/;

const MAX_VERB_DISTANCE = 12;

/**
 * Returns the verb of the sentence that the duration belongs to: before it in English, behind it in German, else the
 * nearest.
 */
function nameOf(tokens: readonly Token[], at: number, next: number, language: Language): string | undefined {
  const before = verbIn(clause(tokens.slice(Math.max(0, at - MAX_VERB_DISTANCE), at).toReversed()), language);
  const after = verbIn(clause(tokens.slice(next, next + MAX_VERB_DISTANCE)), language);
  return language === 'de' ? (after ?? before) : (before ?? after);
}

/** Returns the tokens up to the end of the sentence. */
function clause(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ text }) => /^[.;!?]$/.test(text));
  return end < 0 ? tokens : tokens.slice(0, end);
}

function verbIn(tokens: readonly Token[], language: Language): string | undefined {
  for (const { lower } of tokens) {
    const verb = TIMED[language].find(([begins]) => lower.startsWith(begins));
    if (verb && !NO_VERBS.test(lower)) return verb[1];
  }
  return undefined;
}

/** Nouns that begin like verbs. */
const NO_VERBS =
  /^(?:backofen|backblech|backform|backpapier|kühlschrank|garzeit|garn|garnel|gehackt|kochlöffel|kochtopf|brat(?:pfanne|öl|kartoffel)|grillrost|roasting|baking|frying|heated|bakery|restl|setting|mixer|mixture|beaten|heatproof|standing|cooker|cookie|kalte[rsmn]?$|röstaromen|schlagsahne|mixtopf|settle|grillpfanne|stehend)/;
