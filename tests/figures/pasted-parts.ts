import type { Language } from '#core/language.ts';
import type { PastedText } from '#tests/cases/pasted/pasted-text.ts';
import { readPasted } from './pasted.ts';

/** Compared parts of a text, and the number of texts in which each is right. */
type PartsRight = Record<'texts' | 'whole' | 'title' | 'ingredients' | 'steps' | 'servings', number>;

/** Counts the parts that are read right; senders, times, bullets and numbers before a line are ignored. */
export function partsRight(texts: readonly PastedText[], language: Language): PartsRight {
  const right = { texts: texts.length, whole: 0, title: 0, ingredients: 0, steps: 0, servings: 0 };
  for (const text of texts) {
    const read = readPasted(text, language);
    const is = {
      title: bare(read.title) === bare(text.title),
      ingredients: areSame(read.ingredients, text.ingredients),
      steps: areSame(read.steps, text.steps),
      // 0: the text does not say it.
      servings: text.servings === 0 || read.servings === text.servings,
    };
    for (const part of ['title', 'ingredients', 'steps', 'servings'] as const)
      right[part] += is[part] ? 1 : 0;
    if (Object.values(is).every(Boolean)) right.whole += 1;
  }
  return right;
}

const areSame = (read: readonly string[] = [], wanted: readonly string[]): boolean =>
  read.length === wanted.length && read.every((text, at) => bare(text) === bare(wanted[at]));

/** "[12:03] Oma:", "12.03.24, 12:03 - Oma:", "12:03 Oma:", "Step 2:", "- ", "3.", "b)". */
const BEFORE = [
  /^\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d\d(?: ?[ap]m)? - [^:]{1,30}:\s*/iu,
  /^\[[^\]]*\]\s*[^:]{1,30}:\s*/u,
  /^\d\d?[.:]\d\d\s*[-–]?\s*[^:]{1,20}:\s*/u,
  /^(?:step|schritt)\s*\d+\s*[:.)-]\s*/iu,
  /^\s*(?:[-*•–·▢☐✓>+~]|\p{Extended_Pictographic}|\uFE0F|\d\uFE0F?\u20E3|(?:\d{1,2}[.)]|[a-h]\))(?=\s)|\(\d\)|\s)+/iu,
];

const bare = (text = ''): string =>
  BEFORE.reduce((rest, before) => rest.replace(before, ''), text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}½¼¾⅓]+/gu, '');
