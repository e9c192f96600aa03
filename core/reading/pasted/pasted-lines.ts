import { DEFAULT_LANGUAGE, type Language } from '../../language.ts';
import { isNumbered } from '../text/line-kinds.ts';
import { languageOfText } from '../../language/text-language.ts';
import { plainText, tidy } from '../text/plain-text.ts';
import type { TextLine } from '../text/text-line.ts';
import { isNoise } from '../text/text-words.ts';
import { hasAmount } from './amount-in-line.ts';
import { isGoodbye } from './closings.ts';
import { tellsWhatToDo } from './doing.ts';
import { withListsSplit } from './lists-in-lines.ts';
import { withoutCounts, withRunsReplaced, withServingsJoined } from './list-counts.ts';
import { unwrapped, withoutPageNumbers } from './printed.ts';
import { withRoles } from './roles.ts';
import { sentLines, type Sent } from './senders.ts';
import { withoutMarks } from './without-marks.ts';

const MAX_LINE = 10_000;
/** Most lines that are read: a recipe and the page around it. */
const MAX_LINES = 3_000;

/** Begins the signature of a mail. */
const SIGNATURE = /\n-- ?\r?\n/;

/** The last message of a list: "and a pinch of salt". */
const AND_AMOUNT = /^(?:and|und|plus) (?=\d|[½¼¾]|an? |eine? |some |etwas )/i;

/** Heading in Markdown. */
const MARKED_HEADING = /^(#{1,6})\s+\S/;

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
    const level = MARKED_HEADING.exec(line.trim())?.[1]?.length;
    const read = { text: told.replace(AND_AMOUNT, ''), isAfterGap, ...(level !== undefined && { level }) };
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

const COUNTED = /^(\d{1,2})\s(?=\p{L})/u;
/** Fewest words of a numbered step. */
const MIN_WORDS = 3;

/** Writes "1 Wash the courgettes." as "1. Wash the courgettes.", where such lines count from one. */
const withNumbers = (lines: readonly TextLine[]): readonly TextLine[] =>
  withRunsReplaced(lines, COUNTED, '$1. ', isRunOfSteps);

/** Ingredients count as well: "1 onion", "2 carrots". Most steps are sentences. */
function isRunOfSteps(run: readonly string[]): boolean {
  const sentences = run.filter((text) => /[.!]$/.test(text) && text.split(' ').length > MIN_WORDS);
  return run.length >= 2 && sentences.length > run.length / 2;
}
