import { normalText, umlautsIn } from '../../language/normal-text.ts';
import type { Food, FoodId } from '../../nutrition/food.ts';
import type { GuardTrait } from './trait.ts';

/**
 * Places in which a word means a food. "Toast" may be a verb in a step; "cake" is bought only in a line. The name of a
 * dish counts `anywhere`, in `titles`, or in titles and the steps that refer to them (`names`).
 */
export type WordPlace = 'anywhere' | 'names' | 'titles' | 'lines';

/**
 * Effect of a word on its neighbours. "Vegan butter" declares, "without butter" and "butter-free" deny, "butter
 * substitute" replaces. In "almond milk" the first word modifies the second, which loses its usual meaning.
 */
type Role =
  | 'declares'
  | 'denies next'
  | 'denies previous'
  | 'replaces next'
  | 'replaces previous'
  | 'modifies'
  | 'is modified';

/** Words with one meaning, and the traits that they add to a dish. Modified words lose these traits instead. */
export type VocabularyEntry = {
  readonly traits: readonly GuardTrait[];
  readonly words: readonly string[];
  readonly where: WordPlace;
  readonly role?: Role;
  /** True for words that name a trait itself: "dairy", but not "butter". */
  readonly isCategory?: boolean;
  /** True for words that contain a food's name but mean another food: an "Erdnuss" is not a "Nuss". */
  readonly isOther?: boolean;
  /** True for names of dishes, which contain what their lines contain. */
  readonly isDish?: boolean;
  /** Food of the table with these names and exactly these traits. Hides only shorter names of other rows. */
  readonly food?: Food;
  /** True for foods that fit every diet and contain no allergen. */
  readonly isHarmless?: boolean;
  /** From the user's own list. */
  readonly isOwn?: boolean;
  /** Foods of the table that a word of the user's own list means, by whatever name a line uses. */
  readonly covers?: ReadonlySet<FoodId>;
  /** True for claims that the dish is free from something. */
  readonly isClaim?: boolean;
  /** Modifiers apply only to words of their family: "almond milk", but not "almond sausage". */
  readonly family?: string;
  /** True if a step may use the food's short name: "the milk" if a line says "oat milk". */
  readonly isSubstitute?: boolean;
};

/** Search word in normal text. */
export type Term = {
  readonly entry: VocabularyEntry;
  readonly letters: string;
  readonly startsWord: boolean;
  readonly endsWord: boolean;
  readonly isExact: boolean;
  /** True if no form of the word has an umlaut. The plural of "Topfen" and of most other words in "-en" has none. */
  readonly hasNoUmlaut: boolean;
};

/**
 * Returns an entry for synonyms separated by commas. `*` allows compounds at that end, `~` allows adjective endings,
 * `=` forbids a plural. A space also matches a hyphen or nothing; a hyphen also matches a space.
 */
export const entry = (
  traits: readonly GuardTrait[] | GuardTrait,
  words: string,
  more: Partial<Omit<VocabularyEntry, 'traits' | 'words'>> = {},
): VocabularyEntry => ({
  traits: typeof traits === 'string' ? [traits] : traits,
  words: listed(words),
  where: 'anywhere',
  ...more,
});

/**
 * Returns entries for words that change their meaning behind one of the modifiers, as a compound or as two words.
 * @param more with `traits`, the words lose only these traits
 */
export const notReally = (
  modifiers: string,
  modified: string,
  { traits = [], ...more }: Partial<Pick<VocabularyEntry, 'isSubstitute' | 'traits'>> = {},
): VocabularyEntry[] => {
  const [family = ''] = listed(modified);
  const all = (words: string, mark: (word: string) => string) => listed(words).map(mark).join(', ');
  return [
    entry(
      [],
      all(modifiers, (word) => `${word}*`),
      { role: 'modifies', family },
    ),
    entry(
      traits,
      all(modified, (word) => `*${word.replace(/^\*/, '')}`),
      { role: 'is modified', family, ...more },
    ),
  ];
};

export const termsOf = (of: VocabularyEntry): Term[] =>
  of.words.flatMap((word) =>
    spellings(bare(word)).map((letters) => ({
      entry: of,
      letters,
      startsWord: !word.startsWith('*'),
      endsWord: !word.endsWith('*'),
      isExact: word.startsWith('='),
      hasNoUmlaut: letters.endsWith('en') && umlautsIn(word) === undefined,
    })),
  );

const bare = (word: string): string => word.replaceAll(/[*=]/g, '');

const ADJECTIVE_ENDINGS = ['', 'e', 'en', 'er', 'es', 'em'];

/** Returns the spellings with and without spaces, and with every ending that `~` allows. */
function spellings(word: string): string[] {
  const [first = [], ...rest] = word.split(/[ -]/).map(forms);
  const all = rest.reduce(
    (fronts, backs) =>
      fronts.flatMap((front) => backs.flatMap((back) => [`${front} ${back}`, ...joined(front, back)])),
    first,
  );
  return [...new Set(all)];
}

/** Joins two parts. Joined without a hyphen they may form "ae", which normal text writes as "a". */
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
