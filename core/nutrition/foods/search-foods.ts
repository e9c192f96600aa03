import type { Language } from '../../language.ts';
import { areWithin } from '../../language/typing-mistakes.ts';
import { remembered } from '../../language/remembered.ts';
import { foldName, stemName } from '../fold-name.ts';
import type { Food } from '../food.ts';
import { foodLacking } from './food-lacking.ts';
import { splitFreeFrom } from './free-from.ts';

/** Distance of a name from what is typed; the smaller, the better. */
const FIT = { exact: 0, joined: 0.5, form: 1, begin: 2, words: 3, end: 4, mistake: 6 };

/** Penalty of a name in the other language. */
const OTHER_LANGUAGE = 0.8;

/** Penalty of a name that is not the food's first. */
const OTHER_NAME = 0.3;

/** Number of good results below which typos are searched, too. */
const ENOUGH = 3;

/** Minimum letters of a word to correct: shorter ones are too similar to others, but for a doubled letter. */
const SHORTEST_MISTYPED = 4;

type Name = {
  readonly food: Food;
  readonly folded: string;
  readonly words: readonly string[];
  readonly stem: string;
  readonly stems: readonly string[];
  /** The stem of all words as one: "icecream" is written together or apart. */
  readonly joined: string;
  /** Penalty of its place. */
  readonly place: Readonly<Record<Language, number>>;
};

/**
 * Finds foods in either language, best first: names that equal or begin with the search, names whose words begin with
 * its words, and German compounds that end with it. Ignores accents, what is written together or apart, and one typo.
 * Finds "gluten-free pasta" as the food without the trait.
 * @param foods the whole list, the same array each time: its names are prepared once
 */
export function searchFoods(
  typed: string,
  language: Language,
  foods: readonly Food[],
  most = 20,
): readonly Food[] {
  const folded = foldName(typed);
  if (folded === '') return [];
  const wanted = { folded, words: folded.split(' '), ...stemmed(folded) };
  const names = namesOf(foods);
  const fitting = fitsOf(names, (name) => fitOf(name, wanted));
  const isWord = names.some((name) => name.place[language] < OTHER_LANGUAGE && hasWords(name, wanted));
  const isThing = fitting.some(({ name, fit }) => fit + name.place[language] <= FIT.form);
  const isOther = (name: Name) =>
    name.place[language] > 0 &&
    ((isThing && isOtherThing(name, wanted)) || (isWord && !hasWords(name, wanted)));
  const matches =
    isThing || isWord
      ? fitting.filter(({ name }) => !isOther(name))
      : new Set(fitting.map(({ name }) => name.food)).size >= ENOUGH
        ? fitting
        : fitsOf(names, (name) => fitOf(name, wanted) ?? mistakeIn(name, wanted.words));
  const found = best(matches, language);
  const free = found.size === 0 ? splitFreeFrom(typed) : undefined;
  if (free)
    return searchFoods(free.name, language, foods, most).flatMap(
      (food) => foodLacking(food, free.free) ?? [],
    );
  return [...found]
    .map(([food, fit]) => rankOf(food, fit, language, folded))
    .toSorted(byRank)
    .slice(0, most)
    .map(({ food }) => food);
}

type Rank = {
  readonly food: Food;
  readonly fit: number;
  /** 0 if the food's first name begins with what is typed: salsa is also called tomato salsa, "toma" means a tomato. */
  readonly other: 0 | 1;
  /** Letters of the first name. */
  readonly length: number;
};

function rankOf(food: Food, fit: number, language: Language, folded: string): Rank {
  const [first = ''] = food.names[language];
  return { food, fit, other: foldName(first).startsWith(folded) ? 0 : 1, length: first.length };
}

const byRank = (a: Rank, b: Rank): number => a.fit - b.fit || a.other - b.other || a.length - b.length;

/**
 * Returns whether a secondary name only begins with another food's name: a banana shallot is a shallot, which "banana"
 * does not mean.
 */
const isOtherThing = (name: Name, { folded }: Wanted): boolean =>
  name.folded.length > folded.length && name.folded.startsWith(folded);

/**
 * Returns whether the typed words are whole words of a name, in any number. If there is such a name, a secondary one in
 * which a word only begins so is another thing: walnut pieces are no pie.
 */
const hasWords = (name: Name, { stems }: Wanted): boolean => stems.every((each) => name.stems.includes(each));

type Wanted = Pick<Name, 'folded' | 'words' | 'stem' | 'stems' | 'joined'>;

type Fit = { readonly name: Name; readonly fit: number };

function fitsOf(names: readonly Name[], fitWith: (name: Name) => number | undefined): readonly Fit[] {
  const fits: Fit[] = [];
  for (const name of names) {
    const fit = fitWith(name);
    if (fit !== undefined) fits.push({ name, fit });
  }
  return fits;
}

/** Returns the best fit of each food. */
function best(fits: readonly Fit[], language: Language): ReadonlyMap<Food, number> {
  const found = new Map<Food, number>();
  for (const { name, fit } of fits) {
    const all = fit + name.place[language];
    if (all < (found.get(name.food) ?? Infinity)) found.set(name.food, all);
  }
  return found;
}

function fitOf(name: Name, { folded, words, stem, joined }: Wanted): number | undefined {
  if (name.folded === folded) return FIT.exact;
  if (name.stem === stem) return FIT.form;
  if (name.joined === joined) return FIT.joined;
  // If two names begin so, the one with a word that is just that comes first: "tomato soup" before "tomatillo".
  if (name.folded.startsWith(folded)) return FIT.begin + (name.words[0] === words[0] ? 0 : 0.2);
  if (words.every((word) => name.words.some((each) => each.startsWith(word)))) return FIT.words;
  const [only = '', ...more] = words;
  const isEnd = more.length === 0 && only.length >= SHORTEST_MISTYPED;
  // A compound's last word is the thing itself: "glatte Petersilie" is no latte.
  return isEnd && name.words.at(-1)?.endsWith(only) ? FIT.end : undefined;
}

/** Returns the fit of a name that matches the typed words with one typo. */
function mistakeIn(name: Name, typed: readonly string[]): number | undefined {
  let mistakes = 0;
  let isWhole = true;
  for (const word of typed) {
    if (name.words.some((each) => each.startsWith(word))) continue;
    const near = nearest(word, name.words);
    if (near === undefined) return undefined;
    mistakes += 1;
    isWhole &&= near === 'whole';
  }
  return mistakes === 1 ? FIT.mistake + (isWhole ? 0 : 1) : undefined;
}

function nearest(typed: string, words: readonly string[]): 'whole' | 'begin' | undefined {
  const single = singled(typed);
  const likely = words.filter((word) => mayBe(typed, word));
  if (likely.some((word) => singled(word) === single)) return 'whole';
  if (typed.length < SHORTEST_MISTYPED) return undefined;
  if (likely.some((word) => areWithin(typed, word, 1))) return 'whole';
  const isBegin = (word: string) =>
    [typed.length - 1, typed.length, typed.length + 1].some(
      (length) => length < word.length && areWithin(typed, word.slice(0, length), 1),
    );
  return likely.some(isBegin) ? 'begin' : undefined;
}

/** A typo leaves one of the first two letters in place or next to it. Rules out most words cheaply. */
const mayBe = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0];

/** Ignores doubled letters: "brocolli". */
const singled = (word: string) => word.replaceAll(/(.)\1+/g, '$1');

/** Prepared when a list is first searched. */
const namesOf = remembered(
  (foods: readonly Food[]): readonly Name[] =>
    foods.flatMap((food) => [
      ...food.names.en.map((name, at) =>
        nameOf(food, name, { en: placeOf(at), de: placeOf(at) + OTHER_LANGUAGE }),
      ),
      ...food.names.de.map((name, at) =>
        nameOf(food, name, { en: placeOf(at) + OTHER_LANGUAGE, de: placeOf(at) }),
      ),
      ...(food.everyday ?? []).map((name) => nameOf(food, name, { en: 0, de: 0 })),
    ]),
  new WeakMap(),
);

/** The second name is the plural of the first. */
const placeOf = (at: number) => (at < 2 ? 0 : OTHER_NAME);

function nameOf(food: Food, name: string, place: Name['place']): Name {
  const folded = foldName(name);
  return { food, folded, words: folded.split(' '), ...stemmed(folded), place };
}

function stemmed(folded: string): Pick<Name, 'stem' | 'stems' | 'joined'> {
  const stem = stemName(folded);
  return { stem, stems: stem.split(' '), joined: stemName(folded.replaceAll(' ', '')) };
}
