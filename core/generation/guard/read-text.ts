import { find, indexOf, type Index } from './finder.ts';
import type { NormalReading } from './line-memory.ts';
import { readingOf } from './reading.ts';
import { normalText } from './vocabulary/normal-text.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';

/** Reads the foods and claims of a text by the guard's vocabulary and a user's own words. */
export function readText(text: string, own: readonly Index[] = []): NormalReading {
  const normal = normalText(text);
  const matches = find(normal, [vocabularyIndex(), ...own]);
  return { normal, matches, ...readingOf(normal, matches) };
}

let held: Index | undefined;

/** Built on first use, because it is large. */
const vocabularyIndex = (): Index => (held ??= indexOf(VOCABULARY));
