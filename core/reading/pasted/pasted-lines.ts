import { DEFAULT_LANGUAGE, type Language } from '../../language.ts';
import { isNumbered, isSentence } from '../text/line-kinds.ts';
import { languageOfText } from '../../language/text-language.ts';
import { plainText, tidy } from '../text/plain-text.ts';
import type { TextLine } from '../text/text-line.ts';
import { yieldTold } from '../text/yield-told.ts';
import { isEnd, isIngredientsHeading, isNoise, isStepsHeading, isYieldAlone } from '../text/text-words.ts';
import { hasAmount } from './amount-in-line.ts';
import { isAside, isGoodbye } from './closings.ts';
import { tellsWhatToDo } from './doing.ts';
import { sentencesOf, withListsSplit } from './lists-in-lines.ts';
import { withoutCounts, withServingsJoined } from './list-counts.ts';
import { isTitleWithServings } from './title.ts';
import { unwrapped } from './printed.ts';
import { sentLines, type Sent } from './senders.ts';
import { withoutMarks } from './without-marks.ts';

const MAX_LINE = 10_000;
/** Most lines that are read: a recipe and the page around it. */
const MAX_LINES = 3_000;

/** Begins the signature of a mail. */
const SIGNATURE = /\n-- ?\r?\n/;

/** The last message of a list: "and a pinch of salt". */
const AND_AMOUNT = /^(?:and|und|plus) (?=\d|[½¼¾]|an? |eine? |some |etwas )/i;

/** Lines of a pasted text, and the language that their words tell. */
export type PastedLines = { readonly lines: readonly TextLine[]; readonly language: Language };

/** Returns the lines of a pasted text without what belongs to chat, mail and post, each with the role its words tell. */
export function pastedLines(text: string): PastedLines {
  const [letter = ''] = plainText(text).split(SIGNATURE);
  const language = languageOfText(letter) ?? languageByLetters(letter);
  let isAfterGap = false;
  const written = letter.split(/\r\n|[\r\n\u0085]/).slice(0, 2 * MAX_LINES);
  const sent = sentLines(unwrapped(written.map((line) => unquoted(line.slice(0, MAX_LINE)))));
  const onlookers = onlookersIn(sent, language);
  const lines = sent.flatMap(({ text: line, sender }): readonly TextLine[] => {
    const told = tidy(withoutMarks(line.trim()));
    const read = { text: told.replace(AND_AMOUNT, ''), isAfterGap };
    isAfterGap = read.text === '';
    if (isAfterGap) return [];
    return [sender !== undefined && onlookers.has(sender) ? { ...read, role: 'said' } : read];
  });
  const counted = withNumbers(withoutCounts(withServingsJoined(lines.slice(0, MAX_LINES)), language));
  const told = withoutGoodbye(counted, language);
  const parts = withListsSplit(withoutPageNumbers(told, language), language);
  return {
    lines: withRoles(
      parts.filter(({ text: each }) => !isNoise(each)),
      language,
    ),
    language,
  };
}

/** Quoted mails have a mark before each line. */
const unquoted = (line: string): string => line.replace(/^\s*(?:> ?)+/, '').replaceAll('\u202F', ' ');

/** Returns those in a chat who send nothing of the recipe. What they say may name the dish, and is no step. */
function onlookersIn(sent: readonly Sent[], language: Language): ReadonlySet<string> {
  const bySender = Map.groupBy(sent, ({ sender }) => sender);
  const isOfRecipe = ({ text }: Sent) => hasAmount(text, language) || tellsWhatToDo(text, language);
  return new Set(
    [...bySender].flatMap(([sender, lines]) => (sender && !lines.some(isOfRecipe) ? [sender] : [])),
  );
}

const languageByLetters = (text: string): Language => (/[äöüß]/i.test(text) ? 'de' : DEFAULT_LANGUAGE);

/** A letter ends with its greeting, if amounts stand before it and none behind. */
function withoutGoodbye(lines: readonly TextLine[], language: Language): readonly TextLine[] {
  const lastAmount = lines.findLastIndex(({ text }) => hasAmount(text, language) && !isNumbered(text));
  const goodbye = lines.findIndex(({ text }, at) => at > lastAmount && isGoodbye(text));
  return goodbye < 0 || lastAmount < 0 ? lines : lines.slice(0, goodbye);
}

const COUNTED = /^(?<number>\d{1,2})\s(?=\p{L})/u;
/** Fewest words of a numbered step. */
const MIN_WORDS = 3;

/** Writes "1 Wash the courgettes." as "1. Wash the courgettes.", where such lines count from one. */
function withNumbers(lines: readonly TextLine[]): readonly TextLine[] {
  const numbered = new Set<number>();
  let run: number[] = [];
  const close = () => {
    if (isRunOfSteps(run.map((at) => lines[at]?.text ?? ''))) for (const at of run) numbered.add(at);
    run = [];
  };
  lines.forEach(({ text }, at) => {
    const number = Number(COUNTED.exec(text)?.groups?.['number']);
    if (number === 1) close();
    if (number === run.length + 1) run.push(at);
  });
  close();
  return lines.map((line, at) =>
    numbered.has(at) ? { ...line, text: line.text.replace(COUNTED, '$<number>. ') } : line,
  );
}

/** Ingredients count as well: "1 onion", "2 carrots". Most steps are sentences. */
function isRunOfSteps(run: readonly string[]): boolean {
  const sentences = run.filter((text) => /[.!]$/.test(text) && text.split(' ').length > MIN_WORDS);
  return run.length >= 2 && sentences.length > run.length / 2;
}

/** "46", "Seite 46", "- 12 -". A number above a food is an amount. */
const PAGE_NUMBER = /^(?:-\s*)?(?:(?:page|seite|p\.|s\.)\s*)?\d{1,4}(?:\s*-)?$/i;

const withoutPageNumbers = (lines: readonly TextLine[], language: Language): readonly TextLine[] =>
  lines.filter(({ text }, at) => {
    if (!PAGE_NUMBER.test(text)) return true;
    const next = lines[at + 1]?.text;
    return next !== undefined && !hasAmount(next, language) && !isNumbered(next) && !/[a-z]/i.test(text);
  });

/**
 * Marks lines with amounts as ingredients. Behind the last of them, what says what to do is a step, unless a heading of
 * the steps follows; questions and wishes of the sender are neither. Where nothing is told behind, the steps stand
 * before.
 */
function withRoles(lines: readonly TextLine[], language: Language): readonly TextLine[] {
  const heading = lines.findIndex(({ text }) => isStepsHeading(text));
  const title = titleIn(lines, language);
  const known = lines.map((line) => ({
    line,
    isListed: line !== title && isIngredient(line, language),
    tells: tellsWhatToDo(line.text, language),
  }));
  const last = known.findLastIndex(
    ({ line, isListed, tells }, at) =>
      (heading < 0 || at < heading) && isListed && (!tells || line.role !== undefined),
  );
  const behind = Math.max(last, heading);
  const isTold = known.slice(behind + 1).some(({ line, tells }) => tells || line.role === 'step');
  const first = known.findIndex(({ isListed }) => isListed);
  const roles = known.flatMap(({ line, isListed, tells }, at): readonly TextLine[] => {
    if (line.role === 'said' && first >= 0 && at > first) return [];
    if (line.role) return [line];
    if (at <= last && isListed) return [{ ...line, role: 'ingredient' }];
    const isStep =
      tells && !isInCapitals(line.text) && (at > behind || (heading < 0 && !isTold && isSentence(line.text)));
    if (at <= behind || last < 0) return [isStep ? { ...line, role: 'step' } : line];
    const note = noteIn(line.text, language);
    if (note !== undefined) return [{ ...line, text: note, role: 'note' }];
    const text = isEnd(line.text) ? line.text : withoutAsides(line.text);
    return text === '' ? [] : [{ ...line, text, ...(isStep && { role: 'step' as const }) }];
  });
  return withRemarks(roles);
}

/** Fewest steps right below each other behind which an empty line tells that something else follows. */
const FEWEST_STEPS = 3;

/** What stands apart behind the steps and does not tell what to do is a note: "Best eaten the same day." */
function withRemarks(lines: readonly TextLine[]): readonly TextLine[] {
  const last = lines.findLastIndex(({ role }) => role === 'step');
  const first = lines.findLastIndex(
    ({ role, isAfterGap }, at) => at <= last && (role !== 'step' || isAfterGap),
  );
  const isOneBlock = last - first >= FEWEST_STEPS - 1;
  const next = lines[last + 1];
  if (!isOneBlock || !next?.isAfterGap) return lines;
  return lines.map((line, at) =>
    at > last && line.role === undefined && /[.!]$/.test(line.text) && !/\d/.test(line.text)
      ? { ...line, role: 'note' }
      : line,
  );
}

/** "Tip: keeps for a week". */
const NOTE = /^(?:tips?|tipps?|notes?|hinweis)\s?:\s*(?<note>\S.*)$/iu;

/** Returns what a line tells beside the steps: a tip, or for how many it is and what goes with it. */
function noteIn(text: string, language: Language): string | undefined {
  const { note } = NOTE.exec(text)?.groups ?? {};
  if (note !== undefined) return note;
  const [first = '', ...more] = sentencesOf(text);
  const isBeside = more.length > 0 && yieldTold(first) !== undefined;
  return isBeside && !more.some((each) => tellsWhatToDo(each, language)) ? text : undefined;
}

/** What stands apart above the list names the dish, though it has a number: "One Pot Pasta", "Pizza, 4 Stück". */
function titleIn(lines: readonly TextLine[], language: Language): TextLine | undefined {
  const at = lines.findIndex((line) => isIngredient(line, language));
  const [line, next] = lines.slice(at, at + 2);
  const standsApart = next?.isAfterGap === true && (at === 0 || line?.isAfterGap === true);
  return standsApart && line && (!/\d/.test(line.text) || isTitleWithServings(line.text)) ? line : undefined;
}

/** "TO MAKE THE FILLING" names a part. */
const isInCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

const isIngredient = ({ text, role }: TextLine, language: Language): boolean =>
  role === 'ingredient' ||
  (role === undefined &&
    !isNumbered(text) &&
    !isSentence(text) &&
    !isIngredientsHeading(text) &&
    !isYieldAlone(text) &&
    hasAmount(text, language));

/** Drops wishes and questions at the end of a line. */
function withoutAsides(text: string): string {
  if (isAside(text)) return '';
  const sentences = sentencesOf(text);
  const last = sentences.findLastIndex((sentence) => !isAside(sentence));
  return last === sentences.length - 1 ? text : sentences.slice(0, last + 1).join(' ');
}
