import { runInNewContext } from 'node:vm';
import type { Messages } from '@lingui/core';

/** A compiled sentence: its texts, and what is filled in between, which may be a choice of sentences. */
type Sentence = string | MessagePart[];
type MessagePart = string | [name: string, kind?: string, choices?: Record<string, Sentence>];

/** The catalogs of a language that nobody speaks, with words that are about 40 % longer: every vowel comes twice. */
export const longWords = (messages: Messages): Messages =>
  valuesOf(messages as Record<string, Sentence>, longer);

/** A module of compiled catalogs, as the app is served it, in that language. */
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

/** Tags stay as they are. */
const longerText = (text: string): string =>
  text.replaceAll(/<[^>]*>|[aeiouäöü]/gi, (piece) =>
    piece.length > 1 ? piece : piece + piece.toLowerCase(),
  );

const valuesOf = <Value>(record: Record<string, Value>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
