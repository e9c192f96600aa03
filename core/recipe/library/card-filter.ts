import { isMistyped } from '../../language/typing-mistakes.ts';
import { foldName, withoutUmlauts } from '../../nutrition/fold-name.ts';
import type { CardFilter } from '../ports.ts';
import type { Recipe, RecipeCard } from '../recipe.ts';
import { searchWords, stemOf } from './search-words.ts';
import { utf8 } from '../../text/utf-8.ts';

/** Maximum length of a recipe's search text, in bytes. */
const MAX_SEARCH_TEXT = 1_024;

/** Returns the folded words of title and ingredients, each once, in at most 1 KB. */
export function searchTextOf({ title, lines }: Pick<Recipe, 'title' | 'lines'>): string {
  const words = new Set(
    [title, ...lines.map(({ name }) => name)].flatMap((text) => foldName(text).split(' ')),
  );
  let text = '';
  for (const word of words) {
    const longer = `${text} ${word}`.trim();
    if (utf8(longer).length > MAX_SEARCH_TEXT) break;
    text = longer;
  }
  return text;
}

/**
 * Tells whether a recipe fits a filter.
 * @param searchText as `searchTextOf` returns it
 */
export function fits(
  { q = '', tag, isFavorite }: CardFilter,
  card: Pick<RecipeCard, 'tags' | 'isFavorite'>,
  searchText: string,
): boolean {
  const tags = card.tags ?? [];
  if (isFavorite && !card.isFavorite) return false;
  if (tag !== undefined && !tags.some((each) => each.toLowerCase() === tag.toLowerCase())) return false;
  const words = withoutUmlauts(`${searchText} ${tags.map(foldName).join(' ')}`)
    .split(' ')
    .filter(Boolean);
  const joined = words.join('');
  return searchWords(q).every((word) => isIn(withoutUmlauts(word), words, joined));
}

/** Minimum length of a search word that may be a part of a compound: "Tomaten" in "Kirschtomaten". */
const LEAST_PART = 4;

/**
 * Tells whether a word is among others: as the beginning of one, as part of a compound, written as two words, or
 * mistyped.
 */
function isIn(word: string, words: readonly string[], joined: string): boolean {
  const stem = stemOf(word);
  return (
    words.some((each) => each.startsWith(stem) || (word.length >= LEAST_PART && each.includes(stem))) ||
    (word.length >= 2 * LEAST_PART - 1 && joined.includes(word)) ||
    words.some((each) => isMistyped(word, each))
  );
}
