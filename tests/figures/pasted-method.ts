import { lettersOf } from '#core/reading/text/plain-text.ts';
import type { PastedText } from '#tests/cases/pasted/pasted-text.ts';

/** Share of a sentence's words that a method must have in their order. */
const KEPT = 0.7;
/** Share of its words below which a sentence is not part of a person's reading. */
const FOREIGN = 0.5;
/** Words such as "Done!", which nobody misses and nobody minds. */
const FEW = 2;

/**
 * Sentences of the method that are missing or in another order, and sentences that a person would not read as steps or
 * that do not stand in the text.
 */
export function methodApart(
  { text, steps, alsoSteps = [] }: PastedText,
  read: readonly string[],
): { readonly missing: readonly string[]; readonly extra: readonly string[] } {
  const [wanted, found] = [steps, read].map(sentencesIn);
  const [isKept, isWanted] = inCommon(wanted ?? [], found ?? []);
  const source = lettersOf(text);
  const allowed = new Set(sentencesIn(alsoSteps).map(({ words }) => words.join(' ')));
  return {
    missing: (wanted ?? [])
      .filter(({ words, from }) => shareOf(isKept, words, from) < KEPT)
      .map((each) => each.text),
    extra: (found ?? [])
      .filter(
        ({ words, from, text: sentence }) =>
          !source.includes(lettersOf(sentence)) ||
          (words.length > FEW && shareOf(isWanted, words, from) < FOREIGN && !allowed.has(words.join(' '))),
      )
      .map((each) => each.text),
  };
}

/** Sentence with its words, and the number of words before it. */
type Sentence = { readonly text: string; readonly words: readonly string[]; readonly from: number };

/** Parts steps into sentences, so that it does not matter how many of them make a step. Brackets do not count. */
function sentencesIn(steps: readonly string[]): readonly Sentence[] {
  let from = 0;
  return steps
    .flatMap((step) => step.split(/(?<=[\p{L}\d)°]{2}[.!?]+)\s+(?=\P{Ll})/u))
    .map((text) => {
      const words = wordsOf(text.replaceAll(/\([^)]*\)/g, ' '));
      const sentence = { text, words, from };
      from += words.length;
      return sentence;
    })
    .filter(({ words }) => words.length > 0);
}

export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}½¼¾⅓]+/u)
    .filter((word) => word !== '');

const shareOf = (isCommon: ReadonlySet<number>, words: readonly string[], from: number): number =>
  words.filter((_, at) => isCommon.has(from + at)).length / words.length;

/** Places of the words that both methods have in the same order: their longest common subsequence. */
function inCommon(
  one: readonly Sentence[],
  other: readonly Sentence[],
): readonly [ReadonlySet<number>, ReadonlySet<number>] {
  const [a, b] = [one, other].map((sentences) => sentences.flatMap(({ words }) => words));
  if (!a || !b) return [new Set(), new Set()];
  const longest = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      (longest[i] ?? [])[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const [inA, inB] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < a.length && j < b.length;)
    if (a[i] === b[j]) {
      inA.add(i);
      inB.add(j);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return [inA, inB];
}
