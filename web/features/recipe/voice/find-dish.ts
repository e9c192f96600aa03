import { stemsOf } from '#core/nutrition/fold-name.ts';

/** Returns the only item whose title has all words of a name; undefined if there is none or several. */
export function findByName<Named extends { readonly title: string }>(
  name: string,
  things: readonly Named[],
): Named | undefined {
  const wanted = wordsOf(name);
  const [found, ...others] = things.filter(({ title }) => {
    const words = wordsOf(title);
    // A word may be the end of a longer one: "Reis" finds "Kräuterreis".
    return wanted.every((word) => words.some((each) => each === word || each.endsWith(word)));
  });
  return wanted.length > 0 && others.length === 0 ? found : undefined;
}

const wordsOf = (text: string): readonly string[] =>
  stemsOf(text)
    .split(' ')
    .filter((word) => word.length > 2 && !ARTICLES.has(word));

const ARTICLES: ReadonlySet<string> = new Set([
  'the',
  'and',
  'with',
  'der',
  'die',
  'das',
  'den',
  'dem',
  'und',
  'mit',
]);
