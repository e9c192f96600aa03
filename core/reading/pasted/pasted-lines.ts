import { DEFAULT_LANGUAGE, type Language } from '../../language.ts';
import { languageOfText } from '../../language/text-language.ts';
import { plainText, tidy } from '../text/plain-text.ts';
import type { TextLine } from '../text/text-line.ts';
import { isNoise } from '../text/text-words.ts';
import { columnsOf, withListsSplit } from './lists-in-lines.ts';
import { withPoints, withServingsJoined } from './list-counts.ts';
import type { Named } from './title.ts';
import type { Sent } from './senders.ts';
import { withoutMarks } from './without-marks.ts';

const MAX_LINE = 10_000;
/** Maximum number of lines that are read: a recipe and the page around it. */
const MAX_LINES = 3_000;

const SIGNATURE = /\n-- ?\r?\n/;

/** Last message of a list: "and a pinch of salt". */
const AND_AMOUNT = /^(?:and|und|plus) (?=\d|[½¼¾]|an? |eine? |some |etwas )/i;

const MARKED_HEADING = /^(#{1,6})\s+\S/;

/** Time in a video at the beginning of a comment's line: "0:42 2 packs udon". */
const AT_TIME = /^\s*\(?\d{1,2}:\d{2}\)?(?:\s+|$)(?!uhr|[ap]m\b)/i;

export type PastedLines = {
  readonly lines: readonly TextLine[];
  /** The same lines before lists in sentences are split. */
  readonly whole: readonly TextLine[];
  readonly language: Language;
};

/** Recipe of a text in sentences. */
export type ToldRecipe = Named & {
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** Sentences that are not part of it. */
  readonly beside: readonly string[];
};

/** Readers for the way in which a text was sent. A file is neither a chat nor a print. */
export type Sending = {
  /** Returns the messages of a chat; undefined for other lines. */
  readonly chatIn: (lines: readonly string[], language: Language) => readonly Sent[] | undefined;
  /** Joins lines that a print or a mail has wrapped. */
  readonly unwrapped: (lines: readonly string[], language: Language) => readonly string[];
  /** Returns the ingredients of a line of a list. */
  readonly itemsOf: (line: string, language: Language) => readonly string[];
  /** Reads a recipe that is told in sentences, if it has more than the list that was found. */
  readonly recipeTold?: (
    lines: readonly TextLine[],
    language: Language,
    items: readonly string[],
  ) => ToldRecipe | undefined;
  /** Finds the title among the likely one and the lines before the list; undefined if there is none. */
  readonly nameAmong?: (
    title: TextLine | undefined,
    ahead: readonly TextLine[],
    language: Language,
  ) => Named | undefined;
};

/** Returns the lines of a text without the additions of chats, mails, posts and prints. Splits lists into lines. */
export function pastedLines(
  text: string,
  { chatIn, unwrapped }: Pick<Sending, 'chatIn' | 'unwrapped'>,
): PastedLines {
  const [letter = ''] = plainText(text).split(SIGNATURE);
  const language = languageOfText(letter) ?? languageByLetters(letter);
  let isAfterGap = false;
  const written = letter.split(/\r\n|[\r\n\u0085]/).slice(0, 2 * MAX_LINES);
  const plain = withPoints(
    written.map((line) => unquoted(line.slice(0, MAX_LINE))),
    language,
  );
  const sent: readonly Sent[] =
    chatIn(plain, language) ??
    unwrapped(plain, language).flatMap((line) =>
      columnsOf(line, language).map((column) => ({ text: column })),
    );
  const isTimed = sent.filter(({ text: line }) => AT_TIME.test(line)).length > 1;
  const lines = sent.flatMap(({ text: line, isSaid }): readonly TextLine[] => {
    const told = tidy(withoutMarks((isTimed ? line.replace(AT_TIME, '') : line).trim()));
    const level = MARKED_HEADING.exec(line.trim())?.[1]?.length;
    const read = {
      text: told.replace(AND_AMOUNT, ''),
      isAfterGap,
      ...(level !== undefined && { level }),
      ...(isSaid && { role: 'said' as const }),
    };
    isAfterGap = read.text === '';
    return isAfterGap ? [] : [read];
  });
  const counted = withServingsJoined(lines.slice(0, MAX_LINES));
  const parts = withListsSplit(counted, language);
  return { lines: withoutNoise(parts), whole: withoutNoise(counted), language };
}

const withoutNoise = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.filter(({ text }) => !isNoise(text));

/** Removes the quote marks of a mail. */
const unquoted = (line: string): string => line.replace(/^\s*(?:> ?)+/, '').replaceAll('\u202F', ' ');

const languageByLetters = (text: string): Language => (/[äöüß]/i.test(text) ? 'de' : DEFAULT_LANGUAGE);
