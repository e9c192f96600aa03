import type { Language } from '#core/language.ts';
import { lettersOf } from '#core/reading/text/plain-text.ts';
import type { PastedText } from '#tests/cases/pasted/pasted-text.ts';
import { foodsApart } from './pasted-foods.ts';
import { methodApart } from './pasted-method.ts';
import { readPasted } from './pasted.ts';
import { unmarked } from './unmarked.ts';

const PARTS = ['title', 'ingredients', 'steps', 'servings'] as const;
type Part = (typeof PARTS)[number];

/** Compared parts of a text, and the number of texts in which each is right. */
type PartsRight = Record<'texts' | 'whole' | Part, number>;

/** Part of a text that is read wrong, and what it lacks or has too much. */
type Wrong = {
  readonly part: Part;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
};

/**
 * Compares what the app reads with a person's reading, by its meaning: the food and amount of each line, and the
 * sentences of the method, however they are parted into steps.
 */
function wrongIn(marked: PastedText, language: Language): readonly Wrong[] {
  const text = unmarked(marked, language);
  const read = readPasted(text, language);
  const { title = '', servings = 0 } = read;
  const isServed = text.servings === 0 || servings === text.servings;
  const differing = (part: Part, isSame: boolean, missing: string, extra: string): Wrong => ({
    part,
    ...(isSame ? NOTHING : { missing: [missing], extra: [extra] }),
  });
  return [
    differing('title', isTitled(title, text), text.title, title),
    { part: 'ingredients' as const, ...foodsApart(text, read.ingredients ?? [], language) },
    { part: 'steps' as const, ...methodApart(text, read.steps ?? []) },
    // 0: the text does not say it.
    differing('servings', isServed, `${text.servings}`, `${servings}`),
  ].filter(({ missing, extra }) => missing.length + extra.length > 0);
}

const NOTHING = { missing: [], extra: [] };

const isTitled = (title: string, { title: wanted, titles = [] }: PastedText): boolean =>
  [wanted, ...titles].some((each) => lettersOf(each) === lettersOf(title));

/** Counts the parts that are read right. */
export function partsRight(texts: readonly PastedText[], language: Language): PartsRight {
  const right = { texts: texts.length, whole: 0, title: 0, ingredients: 0, steps: 0, servings: 0 };
  for (const text of texts) {
    const wrong = wrongIn(text, language).map(({ part }) => part);
    for (const part of PARTS) right[part] += wrong.includes(part) ? 0 : 1;
    if (wrong.length === 0) right.whole += 1;
  }
  return right;
}
