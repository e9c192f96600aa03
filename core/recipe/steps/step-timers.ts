import type { Language } from '../../language.ts';
import type { Read, StepContext } from './step-context.ts';
import { DAY, durationAt } from '../../language/duration.ts';
import type { Token } from '../../language/tokens.ts';
import { TIMED } from './step-words.ts';
import type { Timer } from './step.ts';

/**
 * Reads the duration that begins at a token. Ignores intervals ("every 5 minutes") and times before something
 * ("before serving").
 */
export function timerAt({ tokens, language }: StepContext, at: number): Read<Timer> | undefined {
  const duration = durationAt(tokens, at, language);
  if (!duration || duration.unit >= DAY) return undefined;
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
