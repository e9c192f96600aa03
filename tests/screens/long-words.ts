import { runInNewContext } from 'node:vm';
import type { Messages } from '@lingui/core';

/** A compiled message: its texts and its placeholders, which may contain a choice of messages. */
type Sentence = string | MessagePart[];
type MessagePart = string | [name: string, kind?: string, choices?: Record<string, Sentence>];

/** Makes every word about 40 % longer by doubling its vowels. */
export const longWords = (messages: Messages): Messages =>
  valuesOf(messages as Record<string, Sentence>, longer);

/** Does the same to a module of compiled catalogs, as served to the app. */
export const inLongWords = (module: string): string =>
  module.replaceAll(
    /JSON\.parse\((`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\)/gs,
    (_, literal: string) => `(${JSON.stringify(longWords(JSON.parse(runInNewContext(literal))))})`,
  );

function longer(sentence: Sentence): Sentence {
  if (typeof sentence === 'string') return longerText(sentence);
  return sentence.map((part): MessagePart => {
    if (typeof part === 'string') return longerText(part);
    const [name, kind, choices] = part;
    return choices && kind === 'plural' ? [name, kind, valuesOf(choices, longer)] : part;
  });
}

/** Leaves tags unchanged. */
const longerText = (text: string): string =>
  text.replaceAll(/<[^>]*>|[aeiouäöü]/gi, (piece) =>
    piece.length > 1 ? piece : piece + piece.toLowerCase(),
  );

const valuesOf = <Value>(record: Record<string, Value>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
