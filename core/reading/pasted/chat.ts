import type { Language } from '../../language.ts';
import { timeTold } from '../text/line-kinds.ts';
import { isEnd, isIngredientsHeading, isStepsHeading, TIMES } from '../text/text-words.ts';
import { hasAmount } from './amount-in-line.ts';
import { tellsWhatToDo } from './doing.ts';
import { namesFood } from './title.ts';

import { STAMPED, type Sent } from './senders.ts';

const NAME = String.raw`[\p{L}@][\p{L}\p{N} _.'’()/&@-]{1,30}?`;
const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?: ?[ap]m)?`;

/** "Mama: 280 g Mehl", "18:02 Mama: 280 g Mehl". */
const LABELLED = new RegExp(String.raw`^(?:${CLOCK}\s*[-–]?\s*)?(?<by>${NAME}):\s+(?=\S)`, 'iu');
/** "Mira" alone, "mei — Today at 11:52 PM", "Dev Patel  9:12 AM", "by joe » Mon Oct 14, 2019 9:52 pm". */
const ABOVE = new RegExp(
  String.raw`^(?:(?:(?:re|reply|post(?:ed)?|antwort|beitrag|kommentar)\s)?(?:by|von)\s)?(?<by>${NAME})(?<at>(?:,?\s+[—–»,-]*\s?[^:]{0,22})?${CLOCK})?:?$`,
  'iu',
);

const MIN_MESSAGES = 4;

type Message = { readonly text: string; readonly by?: string | undefined };

/** Returns the lines of a chat, with or without times; undefined for other texts. */
export function chatIn(lines: readonly string[], language: Language): readonly Sent[] | undefined {
  const messages = messagesIn(lines, language);
  const said = messages && saidIn(messages, language);
  return messages?.map(({ text }, at) => ({ text, isSaid: said?.[at] === true }));
}

function messagesIn(lines: readonly string[], language: Language): readonly Message[] | undefined {
  if (lines.some((line) => STAMPED.test(line))) return sentBy(lines, STAMPED, () => true);
  for (const head of [LABELLED, ABOVE]) {
    const counts = new Map<string, number>();
    const timed = new Set<string>();
    for (const line of lines) {
      const { by, at } = head.exec(line.trim())?.groups ?? {};
      if (by === undefined || !isName(by, language)) continue;
      counts.set(by, (counts.get(by) ?? 0) + 1);
      if (at !== undefined || /^\d/.test(line)) timed.add(by);
    }
    const often = [...counts].filter(([by, count]) => count > 1 || timed.has(by));
    const total = often.reduce((sum, [, count]) => sum + count, 0);
    const isOften = (by: string) => often.some(([name]) => name === by);
    if (often.length > 1 && total >= MIN_MESSAGES)
      // A sender of a single message counts only if the name is one word.
      return sentBy(
        lines,
        head,
        (by) => isOften(by) || (head === LABELLED && /^\p{Lu}\p{Ll}+$/u.test(by) && isName(by, language)),
      );
  }
  return undefined;
}

function sentBy(
  lines: readonly string[],
  head: RegExp,
  isSender: (by: string) => boolean,
): readonly Message[] {
  let by: string | undefined;
  return lines.flatMap((line): readonly Message[] => {
    const found = head.exec(line.trim());
    const name = found?.groups?.['by'] ?? found?.groups?.['above'];
    if (!found || name === undefined || !isSender(name)) return [{ text: line, by }];
    by = name;
    const text = line.trim().slice(found[0].length);
    return [{ text, by }];
  });
}

/** False for labels of a recipe and for foods. */
const isName = (by: string, language: Language): boolean =>
  by.split(' ').length <= 4 &&
  !isIngredientsHeading(by) &&
  !isStepsHeading(by) &&
  !isEnd(by) &&
  !/^(?:tipp?|hinweis|note|ps|edit|update|source|quelle|step|schritt|für|for|from|von|to|an|cc|date|datum|sent|gesendet|subject|betreff|re|fwd?|aw|wg)\b/i.test(
    by,
  ) &&
  !TIMES.some(([, label]) => timeTold(label, by) !== undefined) &&
  !namesFood(by, language) &&
  !hasAmount(by, language);

/**
 * Tells for each line of a chat whether it is small talk: it answers a question, or its sender tells few amounts and
 * instructions, compared with the most active one.
 */
function saidIn(messages: readonly Message[], language: Language): readonly boolean[] {
  const measured = messages.map(({ text }) => hasAmount(text, language));
  const tells = messages.map(({ text }, at) => measured[at] || tellsWhatToDo(text, language));
  const told = new Map<string | undefined, number>();
  for (const [at, { by }] of messages.entries()) told.set(by, (told.get(by) ?? 0) + (tells[at] ? 1 : 0));
  const most = Math.max(...told.values());
  const begin = measured.indexOf(true);
  let asked: string | undefined;
  return messages.map(({ text, by }, at) => {
    if (text.trim() === '') return false;
    const isAnswer = at > begin && asked !== undefined && asked !== by && !tells[at];
    asked = /\?\P{L}*$/u.test(text) ? by : undefined;
    return (told.get(by) ?? 0) < most / 2 || isAnswer;
  });
}
