import { wordsBesideLines, type CheckedText } from './check-recipe.ts';
import type { Avoided } from '../nutrition/avoid.ts';
import { forbiddenBy } from './guard.ts';
import { ownWords } from './own-words.ts';
import type { Named } from './food-reading.ts';
import { readerOf } from './food-reader.ts';
import { kindOf } from './vocabulary/short-names.ts';

/**
 * Returns the kinds of avoided foods that a recipe names, independent of language: "cheese" for Käse and Gouda, and
 * each of the cook's own words. Ignores foods without a kind.
 */
export function kindsNamed(recipe: CheckedText, avoided: Avoided): ReadonlySet<string> {
  const { entries, index } = ownWords(avoided.avoid.words);
  const own = new Map([...entries].map(([word, entry]) => [entry, word]));
  const forbidden = forbiddenBy(avoided);
  const reader = readerOf(index);
  const kindsOf = ({ term, traits }: Named) => [
    own.get(term.entry),
    traits.some((trait) => forbidden.has(trait)) ? kindOf(term) : undefined,
  ];
  const { names, texts } = wordsBesideLines(recipe);
  return new Set(
    [...names, ...texts, ...recipe.lines.flatMap(({ name, note = '' }) => [name, note])]
      .flatMap((text) => reader.text(text).named.flatMap(kindsOf))
      .filter((kind) => kind !== undefined),
  );
}
