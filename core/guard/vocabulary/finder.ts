import { termsOf, type VocabularyEntry, type Term } from './term.ts';

/** Term found in a normal text. `start` and `end` exclude the rest of a longer word. */
export type Match = { readonly term: Term; readonly start: number; readonly end: number };

/** Words that are searched together: those that must begin a word, and those that may be inside one. */
export type Index = { readonly starts: Terms; readonly within: Terms; readonly longest: number };

/** Terms by their first letters, shorter terms first. */
type Terms = ReadonlyMap<string, readonly Term[]>;

/** Number of letters by which terms are looked up. Few terms share as many. */
const FIRST = 4;

export function indexOf(entries: readonly VocabularyEntry[]): Index {
  const terms = entries
    .flatMap(termsOf)
    .filter(({ letters }) => letters !== '')
    .toSorted((one, other) => one.letters.length - other.letters.length);
  return {
    starts: byFirst(terms.filter(({ startsWord }) => startsWord)),
    within: byFirst(terms.filter(({ startsWord }) => !startsWord)),
    longest: terms.at(-1)?.letters.length ?? 0,
  };
}

const byFirst = (terms: readonly Term[]): Terms =>
  Map.groupBy(terms, ({ letters }) => letters.slice(0, FIRST));

/**
 * Finds all words in a normal text at once. A longer word hides a shorter one that it does not mean: "butternut" hides
 * "butter". Linear in the length of the text.
 */
export function find(text: string, indexes: readonly Index[]): readonly Match[] {
  // Hyphens may occur between the letters.
  const reach = 2 * Math.max(...indexes.map(({ longest }) => longest));
  const matches = modified(text, allMatches(text, indexes));
  return matches.filter((match, index) => !isHidden(match, index, matches, reach));
}

function allMatches(text: string, indexes: readonly Index[]): Match[] {
  const matches: Match[] = [];
  for (let start = 0; start < text.length; start += 1) {
    const startsWord = isBoundary(text[start - 1]);
    for (const { starts, within } of indexes) {
      if (startsWord) matchesAt(text, start, starts, matches);
      matchesAt(text, start, within, matches);
    }
  }
  return matches;
}

function matchesAt(text: string, start: number, terms: Terms, matches: Match[]): void {
  let first = '';
  for (let at = start; at < text.length && first.length < FIRST; at += 1) {
    const letter = text.charAt(at);
    // A hyphen may occur anywhere: "Soja-Sauce", "Hasel-nuss".
    if (letter === '-' && at > start) continue;
    first += letter;
    for (const term of terms.get(first) ?? []) {
      const end = endOf(term.letters, text, first.length, at + 1);
      if (end !== undefined && isEnded(term, text, end)) matches.push({ term, start, end });
    }
  }
}

/** Returns the end of a term in a text. The first `from` letters end before `place`. */
function endOf(letters: string, text: string, from: number, place: number): number | undefined {
  let at = place;
  for (let next = from; next < letters.length; at += 1) {
    if (text[at] === '-') continue;
    if (text[at] !== letters[next]) return undefined;
    next += 1;
  }
  return at;
}

const isEnded = ({ endsWord, letters, isExact }: Term, text: string, end: number) =>
  !endsWord || isEnding(text, end, letters.length, isExact);

export const isBoundary = (character: string | undefined): boolean =>
  character === undefined || character === ' ' || character === '-' || character === '|';

const LONG_ENDINGS = new Set(['', 's', 'es', 'e', 'n', 'en', 'er', 'ern']);
const SHORT_ENDINGS = new Set(['', 's', 'es']);
const SHORT_WORD = 4;
const LONGEST_ENDING = 3;

/** Returns whether a word ends here or with a plural or case ending. Short words allow fewer: "cod", not "code". */
function isEnding(text: string, from: number, length: number, isExact: boolean): boolean {
  let end = from;
  while (end - from <= LONGEST_ENDING && !isBoundary(text[end])) end += 1;
  const ending = text.slice(from, end);
  if (isExact) return ending === '';
  return (length <= SHORT_WORD ? SHORT_ENDINGS : LONG_ENDINGS).has(ending);
}

/** Drops modifiers, and matches that need a modifier but have none. */
function modified(text: string, matches: readonly Match[]): readonly Match[] {
  const modifiers = new Set(
    matches.flatMap(({ term: { entry }, end }) =>
      entry.role === 'modifies' ? [`${end} ${entry.family}`] : [],
    ),
  );
  return matches.filter(({ term: { entry }, start }) => {
    if (entry.role !== 'is modified') return entry.role !== 'modifies';
    const isSecondWord = text[start - 1] === ' ' || text[start - 1] === '-';
    return (
      modifiers.has(`${start} ${entry.family}`) ||
      (isSecondWord && modifiers.has(`${start - 1} ${entry.family}`))
    );
  });
}

function isHidden(match: Match, index: number, matches: readonly Match[], reach: number): boolean {
  for (let before = index - 1; before >= 0; before -= 1) {
    const other = matches[before];
    if (!other || match.start - other.start > reach) break;
    if (hides(other, match)) return true;
  }
  for (let after = index + 1; after < matches.length; after += 1) {
    const other = matches[after];
    if (!other || other.start > match.start) break;
    if (hides(other, match)) return true;
  }
  return false;
}

/** Returns whether another match excludes the meaning of a match inside it. */
function hides(other: Match, { term, start, end }: Match): boolean {
  const { entry } = other.term;
  // Names of the food table may have endings: "sausage" covers "sausages".
  const covers = other.start <= start && end <= other.end + (term.entry.food ? LONGEST_ENDING : 0);
  const isLonger = other.end - other.start > end - start;
  if (entry.role === 'is modified')
    return covers && term.entry.role === undefined && loses(entry, term.entry);
  if (!covers || !isLonger || entry.isOwn || entry.isDish) return false;
  // A table food hides only other table foods: "chopped walnuts" are still walnuts.
  if (entry.food) return term.entry.food !== undefined && entry !== term.entry;
  return (
    entry.traits.length === 0 || (!term.entry.isOwn && (entry.isOther === true || entry.role !== undefined))
  );
}

/** Returns whether all traits of an entry are removed: "pumpkin quiche lorraine" loses the ham, but not the eggs. */
const loses = ({ traits }: VocabularyEntry, of: VocabularyEntry): boolean =>
  traits.length === 0 || of.traits.every((trait) => traits.includes(trait));
