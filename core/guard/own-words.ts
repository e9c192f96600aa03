import { stemName } from '../nutrition/fold-name.ts';
import type { Food, FoodId } from '../nutrition/food.ts';
import { FOODS } from '../nutrition/foods/foods.ts';
import { kindsOf } from '../nutrition/foods/kind-of.ts';
import { normalText } from '../language/normal-text.ts';
import { once, remembered } from '../language/remembered.ts';
import { indexOf } from './vocabulary/finder.ts';
import { entry, type VocabularyEntry } from './vocabulary/term.ts';
import type { GuardTrait } from './vocabulary/trait.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';
import { SYNONYMS } from './vocabulary/synonyms.ts';

/** Returns the traits that a word of the user's list names: "nuts" covers all nuts. */
export function traitsNamed(word: string): readonly GuardTrait[] {
  const { categories } = whatIsKnown();
  return partsOf(word).flatMap((part) => namedBy(part, categories).flatMap(({ traits }) => traits));
}

/**
 * Returns the guard entry of a word that the user wants in no recipe. The entry contains the word, the names in both
 * languages of foods that it means, of their kinds and of foods made of them, and other names that cooks use for them.
 * "coriander" includes "Koriander", "cilantro" and curry powder.
 */
function ownEntry(word: string): VocabularyEntry {
  const covered = partsOf(word).map(coveredBy);
  return entry([], withoutCovered(covered.flatMap(({ words }) => words)).join(','), {
    isOwn: true,
    covers: new Set(covered.flatMap(({ foods }) => foods)),
  });
}

/** Entries of a user's own words, and their index. Cached, because one recipe needs many guards. */
export const ownWords = remembered((words: readonly string[]) => {
  const entries = new Map(words.map((word) => [word, ownEntry(word)]));
  return { entries, index: indexOf([...entries.values()]) };
}, new WeakMap());

/** Drops patterns that another pattern covers: "Passata*" and "passata*" beside "*Passata*". */
function withoutCovered(words: readonly string[]): readonly string[] {
  const all = new Set(words.map((word) => word.toLowerCase()));
  return [...all].filter((word) => {
    const bare = word.replaceAll('*', '');
    const wider = [`*${bare}*`, ...(word === bare ? [`${bare}*`, `*${bare}`] : [])];
    return wider.every((each) => each === word || !all.has(each));
  });
}

/** Splits "Nüsse/Samen" into two words. */
const partsOf = (word: string): readonly string[] => word.split('/');

type Covered = { readonly words: readonly string[]; readonly foods: readonly FoodId[] };

function coveredBy(word: string): Covered {
  const { synonyms, foods, firstNames } = whatIsKnown();
  const rows = namedBy(word, foods);
  const alike = distinct([word, ...rows.flatMap(firstNamesOf)].flatMap((name) => namedBy(name, synonyms)));
  const others = alike.flatMap(({ names }) => names.flatMap((name) => namedBy(name, firstNames)));
  const meant = distinct([...rows, ...others]);
  // A short name matches alone, because "Reis" also begins "Reise". Its compounds, such as "Mohnkuchen", are listed as
  // synonyms.
  const isShort =
    alike.length === 0 && rows.some(({ names }) => names.de.some((name) => isShortName(name, word)));
  const kinds = distinct(meant.flatMap(({ id }) => kindsOf(id)));
  const made = madeOf(kinds);
  const words = [
    ...(meant.length + alike.length > 0 && !isShort
      ? [word]
      : distinct([normal(word), stemOf(word)]).flatMap(inCompounds)),
    ...alike.flatMap((each) => each.words),
    ...meant.flatMap(compoundsOf),
    ...kinds.flatMap(namesIn),
    ...made.flatMap(namesIn).filter(isNoDish),
  ];
  return {
    words: words.map((each) => each.replaceAll(',', ' ')),
    foods: [...kinds, ...made].map(({ id }) => id),
  };
}

/** Returns the foods that most makers make of the given foods, directly or not: garam masala for coriander seeds. */
function madeOf(foods: readonly Food[]): readonly Food[] {
  const { madeOf: known } = whatIsKnown();
  const found = new Set(foods);
  // The loop also visits foods that it adds to the set.
  for (const { id } of found)
    for (const { food } of known.get(id) ?? []) for (const kind of kindsOf(food.id)) found.add(kind);
  return [...found].slice(foods.length);
}

/** Returns whether a name is too long to be a dish, unlike "curry". Shorter names count only in lines. */
const isNoDish = (name: string): boolean => name.replace('*', '').length > LONGEST_DISH;

const LONGEST_DISH = 5;

const isShortName = (name: string, word: string): boolean =>
  name.length === SHORT && normal(name) === normal(word);

const distinct = <Each>(all: readonly Each[]): readonly Each[] => [...new Set(all)];

const wordsOf = ({ names }: Food): readonly string[] => [...names.en, ...names.de];

const firstNamesOf = ({ names }: Food): readonly string[] => [
  ...names.en.slice(0, 1),
  ...names.de.slice(0, 1),
];

/** Returns a food's names. Long names may begin a compound, unless they also begin other words, as "cream" does. */
const namesIn = (food: Food): readonly string[] =>
  wordsOf(food).map((name) => (name.length > SHORT && !food.homonyms?.includes(name) ? `${name}*` : name));

/** Returns patterns for a food's German names inside compounds: "Röstzwiebeln". */
const compoundsOf = ({ names, homonyms }: Food): readonly string[] =>
  names.de
    .filter((name) => /^\p{Lu}\p{Ll}{4,}$/u.test(name) && !homonyms?.includes(name))
    .map((name) => `*${name}*`);

type ByStem<Each> = ReadonlyMap<string, readonly Each[]>;

/** Computed once, because every recipe has a guard of its own. */
const whatIsKnown = once(() => ({
  categories: byStem(
    VOCABULARY.filter(({ isCategory }) => isCategory),
    ({ words }) => words,
  ),
  synonyms: byStem(SYNONYMS, ({ names }) => names),
  foods: byStem(FOODS, wordsOf),
  firstNames: byStem(FOODS, firstNamesOf),
  madeOf: Map.groupBy(
    FOODS.flatMap((food) => (food.madeOf ?? []).map((of) => ({ food, of }))),
    ({ of }) => of,
  ),
}));

function byStem<Each>(all: readonly Each[], wordsIn: (each: Each) => readonly string[]): ByStem<Each> {
  const found = new Map<string, Each[]>();
  for (const each of all)
    for (const stem of new Set(wordsIn(each).map(stemOf)))
      found.set(stem, [...(found.get(stem) ?? []), each]);
  return found;
}

/** Returns the foods that a word names in the singular or plural. */
const namedBy = <Each>(word: string, all: ByStem<Each>): readonly Each[] => all.get(stemOf(word)) ?? [];

const stemOf = (word: string): string => stemName(normal(word.replaceAll(/[*=~]/g, '')));

const normal = (word: string): string => normalText(word).replaceAll('|', ' ').trim();

const SHORT = 4;

/** Returns patterns for a word and its compounds. A short word matches alone: "pea" must not match "pear". */
const inCompounds = (word: string): string[] => (word.length < SHORT ? [word] : [`${word}*`, `*${word}`]);
