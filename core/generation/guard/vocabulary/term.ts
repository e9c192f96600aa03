import { normalText } from './normal-text.ts';
import type { GuardTrait } from './trait.ts';

/** Where a word is taken for a food: "toast" may be a verb in a step, "cake" a ready one in a line alone. */
type Where = 'anywhere' | 'names' | 'lines';

/**
 * What a word does to the words beside it: "vegan butter" declares, "without butter" and "butter-free" deny, "butter
 * substitute" replaces. In "almond milk" the first word modifies and the second is modified: it is no longer what it is
 * called.
 */
type Role =
  | 'declares'
  | 'denies next'
  | 'denies previous'
  | 'replaces next'
  | 'replaces previous'
  | 'modifies'
  | 'is modified';

/** Words that mean the same, and what they say is in a dish. */
export type Entry = {
  readonly traits: readonly GuardTrait[];
  readonly words: readonly string[];
  readonly where: Where;
  readonly role?: Role;
  /** They name the traits themselves: "dairy" does, "butter" does not. */
  readonly isCategory?: boolean;
  /** They are something else than the words in them: an "Erdnuss" is no "Nuss". */
  readonly isOther?: boolean;
  /** The cook's own list has them. */
  readonly isOwn?: boolean;
  /** They say that the dish is free from something. */
  readonly isClaim?: boolean;
  /** A modifier counts for the words of its own family alone: "almond milk", but not "almond sausage". */
  readonly family?: string;
  /** A step may call it by its bare name: "the milk", where a line says "oat milk". */
  readonly isSubstitute?: boolean;
};

/** A word to look for, as it stands in normal text. */
export type Term = {
  readonly entry: Entry;
  readonly letters: string;
  readonly startsWord: boolean;
  readonly endsWord: boolean;
  readonly isExact: boolean;
};

/**
 * Words parted by commas that say the same of a dish. `*` leaves an end open for compounds, `~` takes an adjective's
 * endings, `=` takes no plural; a space may be none or a hyphen.
 */
export const entry = (
  traits: readonly GuardTrait[] | GuardTrait,
  words: string,
  more: Partial<Omit<Entry, 'traits' | 'words'>> = {},
): Entry => ({
  traits: typeof traits === 'string' ? [traits] : traits,
  words: listed(words),
  where: 'anywhere',
  ...more,
});

/** Words that are not what they are called behind any of the modifiers, in a compound or in two words. */
export const notReally = (
  modifiers: string,
  modified: string,
  more: Partial<Pick<Entry, 'isSubstitute'>> = {},
): Entry[] => {
  const [family = ''] = listed(modified);
  const all = (words: string, mark: (word: string) => string) => listed(words).map(mark).join(', ');
  return [
    entry(
      [],
      all(modifiers, (word) => `${word}*`),
      { role: 'modifies', family },
    ),
    entry(
      [],
      all(modified, (word) => `*${word}`),
      { role: 'is modified', family, ...more },
    ),
  ];
};

/** The terms that an entry stands for. */
export const termsOf = (of: Entry): Term[] =>
  of.words.flatMap((word) =>
    spellings(bare(word)).map((letters) => ({
      entry: of,
      letters,
      startsWord: !word.startsWith('*'),
      endsWord: !word.endsWith('*'),
      isExact: word.startsWith('='),
    })),
  );

const bare = (word: string): string => word.replaceAll(/[*=]/g, '');

const ADJECTIVE_ENDINGS = ['', 'e', 'en', 'er', 'es', 'em'];

/** With and without the spaces, and with every ending that a `~` stands for. */
function spellings(word: string): string[] {
  const [first = [], ...rest] = word.split(' ').map(forms);
  const all = rest.reduce(
    (fronts, backs) =>
      fronts.flatMap((front) => backs.flatMap((back) => [`${front} ${back}`, ...joined(front, back)])),
    first,
  );
  return [...new Set(all)];
}

/** Joined by a hyphen the letters stay as they are; joined to one word, "ae" may come about, which is "a". */
const joined = (front: string, back: string): string[] =>
  back.startsWith('e') && /[aou]$/.test(front) ? [front + back, front + back.slice(1)] : [front + back];

const forms = (part: string): string[] =>
  part.endsWith('~')
    ? ADJECTIVE_ENDINGS.map((ending) => normalText(part.slice(0, -1) + ending))
    : [normalText(part)];

const listed = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
