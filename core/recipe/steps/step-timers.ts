import type { Language } from '../../language.ts';
import type { Read, StepContext } from './step-context.ts';
import { DAY, durationAt } from '../../language/duration.ts';
import type { Token } from '../../language/tokens.ts';
import { TIMED } from './step-words.ts';
import type { Timer } from './step.ts';

/**
 * Reads the duration that begins at a token. Ignores intervals ("every 5 minutes") and times before something ("before
 * serving").
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

/** "1 minute less than the packet says" states no time. "5 minutes longer" does. */
function isCompared(tokens: readonly Token[], next: number): boolean {
  const [word = '', then = ''] = [tokens[next]?.lower, tokens[next + 1]?.lower];
  return LESS.has(word) || (word === 'short' && then === 'of') || (MORE.has(word) && THAN.has(then));
}

const LESS: ReadonlySet<string> = new Set(['less', 'fewer', 'shorter', 'kürzer', 'weniger']);
const MORE: ReadonlySet<string> = new Set(['longer', 'more', 'länger', 'mehr']);
const THAN: ReadonlySet<string> = new Set(['than', 'als']);

/** "When the core has been at 70 °C for 2 minutes" is a test, not a waiting time. */
function isHeldByCore(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - MAX_CORE_DISTANCE), at).toReversed();
  const core = before.findIndex(({ lower }) => IS_CORE.test(lower));
  return core >= 0 && before.slice(0, core).every(({ lower }) => BEHIND_CORE.test(lower));
}

const MAX_CORE_DISTANCE = 10;
const IS_CORE = /^(?:core|kern|kerntemperatur)$/;
const BEHIND_CORE =
  /^(?:[\d.,–-]+|°|º|c|f|grad|degrees?|celsius|has|have|is|was|been|of|at|for|reached|held|least|temperature|hat|hatte|ist|war|bei|mindestens|für|lang)$/;

const MAX_VERB_DISTANCE = 32;

type Word = { readonly token: Token; readonly before: string; readonly behind: string };

/**
 * Returns the activity of a duration: the nearest verb of the sentence, first before the duration in English, behind it
 * in German. Other forms of verbs count only if there is no such verb; a result ("until soft") never does.
 */
function nameOf(tokens: readonly Token[], at: number, next: number, language: Language): string | undefined {
  const before = wordsIn(tokens, Math.max(0, at - MAX_VERB_DISTANCE), at);
  const behind = wordsIn(tokens, next, next + MAX_VERB_DISTANCE);
  const spoken = [
    withoutResult(sentence(before.toReversed()).toReversed()).toReversed(),
    withoutResult(sentence(behind)),
  ];
  const nearest = (language === 'de' ? spoken.toReversed() : spoken).flat().filter((word) => !isNoun(word));
  return verbIn(nearest.filter(IS_DOING[language]), language) ?? verbIn(nearest, language);
}

const wordsIn = (tokens: readonly Token[], from: number, to: number): readonly Word[] =>
  tokens.slice(from, to).map((token, index) => ({
    token,
    before: tokens[from + index - 1]?.lower ?? '.',
    behind: tokens[from + index + 1]?.lower ?? '.',
  }));

function sentence(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ token }) => /^[.;!?]$/.test(token.text));
  return end < 0 ? words : words.slice(0, end);
}

/** Removes the words from "until" to the next comma: they describe the result. */
function withoutResult(words: readonly Word[]): readonly Word[] {
  let isResult = false;
  return words.filter(({ token: { lower }, behind }) => {
    if (lower === 'until' || (lower === 'bis' && !/^zu[mr]?$|^\d/.test(behind))) isResult = true;
    else if (lower === ',') isResult = false;
    return !isResult;
  });
}

/**
 * Instructions have the plain form in English: "simmer, stirring". In German they are verbs in small letters: "unter
 * Rühren garen".
 */
const IS_DOING: Record<Language, (word: Word) => boolean> = {
  en: ({ token: { lower }, before }) =>
    !/(?:ing|ed)$|^(?:risen|frozen)$/.test(lower) && !BEFORE_NOUN.test(before),
  de: ({ token, before }) => /^\p{Ll}/u.test(token.text) || /^[.;:!?]$/.test(before),
};

/**
 * Words before which, or behind which, a verb is a noun or an adjective: "over medium heat", "the rest", "golden
 * brown".
 */
const BEFORE_NOUN =
  /^(?:a|an|the|of|over|on|off|at|in|from|with|low|medium|high|moderate|gentle|residual|fierce|golden|light|deep|dark|still|just|very)$/;

/** True for a noun or adjective that looks like a verb but is no activity. "Freezer" and "the boil" are activities. */
const isNoun = ({ token: { lower }, before, behind }: Word): boolean =>
  (/^(?:heat|rest|set|cool|warm|brown|mix|fold|stir|toast|roast|stew|beat|crisp)$/.test(lower) &&
    BEFORE_NOUN.test(before)) ||
  (lower === 'brown' && /^(?:sugar|rice|lentils?|bread|sauce|butter)$/.test(behind));

/** Separable and other prefixes of German verbs. */
const PREFIX =
  /^(?:mit|unter|um|ver|durch|weiter|fertig|nach|vor|ein|auf|aus|ab|an|über|weich|blind)(?=\p{L}{4})/u;

function verbIn(words: readonly Word[], language: Language): string | undefined {
  for (const {
    token: { lower },
  } of words) {
    if (NO_VERBS.test(lower)) continue;
    const whole = timedAs(lower, language);
    const prefix = whole === undefined && language === 'de' ? (PREFIX.exec(lower)?.[0] ?? '') : '';
    const stem = prefix === '' ? undefined : timedAs(lower.slice(prefix.length), language);
    if (whole ?? stem) return whole ?? prefix.charAt(0).toUpperCase() + prefix.slice(1) + stem?.toLowerCase();
  }
  return undefined;
}

const timedAs = (word: string, language: Language): string | undefined =>
  TIMED[language].find(([begins]) => word.startsWith(begins))?.[1];

/** Nouns that begin like verbs. */
const NO_VERBS =
  /^(?:backofen|backblech|backform|backpapier|kühlschrank|garzeit|garn|gehackt|kochlöffel|kochtopf|brat(?:pfanne|öl|kartoffel)|grillrost|roasting|baking|frying|heated|bakery|restl|setting|mixer|mixture|beaten|heatproof|standing|cooker|cookie|chilli|kalte[rsmn]?$|röstaromen|schlagsahne|mixtopf|settle|grillpfanne|stehend|chard|charcoal|charlotte|pickles|pressure$|salz(?:$|wasser|ig))/;
