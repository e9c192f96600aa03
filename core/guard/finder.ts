import { termsOf, type VocabularyEntry, type Term } from './vocabulary/term.ts';

/** Term found in a normal text: start and end of its own letters. */
export type Match = { readonly term: Term; readonly start: number; readonly end: number };

/** Tries of words that are searched together: those that begin a word, and those that may stand inside of one. */
export type Index = { readonly starts: Node; readonly within: Node; readonly longest: number };

type Node = { readonly next: Map<string, Node>; readonly terms: Term[] };

export function indexOf(entries: readonly VocabularyEntry[]): Index {
  const [starts, within] = [newNode(), newNode()];
  let longest = 0;
  for (const term of entries.flatMap(termsOf)) {
    if (term.letters === '') continue;
    nodeAt(term.startsWord ? starts : within, term.letters).terms.push(term);
    longest = Math.max(longest, term.letters.length);
  }
  return { starts, within, longest };
}

/**
 * Finds all words at once in a normal text. A longer word hides shorter ones that it does not mean: "butternut" hides
 * "butter". Linear in the length of the text.
 */
export function find(text: string, indexes: readonly Index[]): readonly Match[] {
  // Hyphens may occur between the letters.
  const reach = 2 * Math.max(...indexes.map(({ longest }) => longest));
  const matches = modified(text, allMatches(text, indexes));
  return matches.filter((match, index) => !isHidden(match, index, matches, reach));
}

const newNode = (): Node => ({ next: new Map(), terms: [] });

function nodeAt(root: Node, letters: string): Node {
  let node = root;
  for (const letter of letters) {
    const next = node.next.get(letter) ?? newNode();
    node.next.set(letter, next);
    node = next;
  }
  return node;
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

function matchesAt(text: string, start: number, root: Node, matches: Match[]): void {
  let node: Node | undefined = root;
  for (let at = start; node && at < text.length; at += 1) {
    // A hyphen may occur anywhere: "Soja-Sauce", "Hasel-nuss".
    if (text[at] === '-' && at > start) continue;
    node = node.next.get(text.charAt(at));
    for (const term of node?.terms ?? []) {
      if (isEnded(term, text, at + 1)) matches.push({ term, start, end: at + 1 });
    }
  }
}

const isEnded = ({ endsWord, letters, isExact }: Term, text: string, end: number) =>
  !endsWord || isEnding(text, end, letters.length, isExact);

export const isBoundary = (character: string | undefined): boolean =>
  character === undefined || character === ' ' || character === '-' || character === '|';

const LONG_ENDINGS = new Set(['', 's', 'es', 'e', 'n', 'en', 'er', 'ern']);
const SHORT_ENDINGS = new Set(['', 's', 'es']);
const SHORT_WORD = 4;
const LONGEST_ENDING = 3;

/**
 * Returns whether a word ends here, allowing a plural or case ending. Short words allow fewer endings: "cod" must not
 * match "code".
 */
function isEnding(text: string, from: number, length: number, isExact: boolean): boolean {
  let end = from;
  while (end - from <= LONGEST_ENDING && !isBoundary(text[end])) end += 1;
  const ending = text.slice(from, end);
  if (isExact) return ending === '';
  return (length <= SHORT_WORD ? SHORT_ENDINGS : LONG_ENDINGS).has(ending);
}

/** Drops matches whose word needs a modifier that is missing, and the modifiers themselves. */
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

/** Returns whether a longer or modified match excludes the meaning of one inside it. */
function hides(other: Match, { term, start, end }: Match): boolean {
  const { entry } = other.term;
  // Names of the table have their endings: "sausage" covers "sausages".
  const covers = other.start <= start && end <= other.end + (term.entry.food ? LONGEST_ENDING : 0);
  const isLonger = other.end - other.start > end - start;
  if (entry.role === 'is modified')
    return covers && term.entry.role === undefined && loses(entry, term.entry);
  if (!covers || !isLonger || entry.isOwn || entry.isDish) return false;
  // "Chopped walnuts" are walnuts.
  if (entry.food) return term.entry.food !== undefined && entry !== term.entry;
  return (
    entry.traits.length === 0 || (!term.entry.isOwn && (entry.isOther === true || entry.role !== undefined))
  );
}

/** "Pumpkin quiche lorraine" loses the ham, and not the eggs. */
const loses = ({ traits }: VocabularyEntry, of: VocabularyEntry): boolean =>
  traits.length === 0 || of.traits.every((trait) => traits.includes(trait));
