import { DEFAULT_LANGUAGE, type Language } from '../../language.ts';
import { languageOfText } from '../../language/text-language.ts';
import { plainText, tidy } from '../text/plain-text.ts';
import type { TextLine } from '../text/text-line.ts';
import { isNoise } from '../text/text-words.ts';
import { columnsOf, withListsSplit } from './lists-in-lines.ts';
import { withPoints, withServingsJoined } from './list-counts.ts';
import type { Sent } from './senders.ts';
import { withoutMarks } from './without-marks.ts';

const MAX_LINE = 10_000;
/** Maximum number of lines that are read: a recipe and the page around it. */
const MAX_LINES = 3_000;

/** Begins the signature of a mail. */
const SIGNATURE = /\n-- ?\r?\n/;

/** The last message of a list: "and a pinch of salt". */
const AND_AMOUNT = /^(?:and|und|plus) (?=\d|[½¼¾]|an? |eine? |some |etwas )/i;

/** Heading in Markdown. */
const MARKED_HEADING = /^(#{1,6})\s+\S/;

/** Time in a video that a line of a comment speaks of: "0:42 2 packs udon". */
const AT_TIME = /^\s*\(?\d{1,2}:\d{2}\)?(?:\s+|$)(?!uhr|[ap]m\b)/i;

/** Lines of a pasted text, and the language that their words tell. */
export type PastedLines = { readonly lines: readonly TextLine[]; readonly language: Language };

/** Ways in which a text was sent: files are neither chats nor prints. */
export type Sending = {
  /** Returns the messages of a chat; undefined if the lines are none. */
  readonly chatIn: (lines: readonly string[], language: Language) => readonly Sent[] | undefined;
  /** Returns the lines as their author wrote them: those that a print or a mail has wrapped are joined. */
  readonly unwrapped: (lines: readonly string[], language: Language) => readonly string[];
};

/** Returns the lines of a text without what belongs to chat, mail, post and print; lists are lines of their own. */
export function pastedLines(text: string, { chatIn, unwrapped }: Sending): PastedLines {
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
  return { lines: parts.filter(({ text: each }) => !isNoise(each)), language };
}

/** Quoted mails have a mark before each line. */
const unquoted = (line: string): string => line.replace(/^\s*(?:> ?)+/, '').replaceAll('\u202F', ' ');

const languageByLetters = (text: string): Language => (/[äöüß]/i.test(text) ? 'de' : DEFAULT_LANGUAGE);
