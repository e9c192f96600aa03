import { FROM_ANIMALS } from '../nutrition/diet.ts';
import { normalText } from '../language/normal-text.ts';
import { once } from '../language/remembered.ts';
import { stemName } from '../nutrition/fold-name.ts';
import { FOODS } from '../nutrition/foods/foods.ts';
import { isHarmless } from '../nutrition/name-words.ts';
import { isShaped } from './mention.ts';
import type { Named, NormalReading } from './food-reading.ts';
import { FORMS, KINDS, MADE_FORMS, shortNames, STEM, stemOfTerm } from './vocabulary/short-names.ts';
import type { GuardTrait } from './vocabulary/trait.ts';

/** Foods named or made by lines, title and earlier steps, to which later steps refer. */
export type RecipeMemory = {
  /** @param isFree false if the line contains an avoided food, undefined if its food is unknown */
  addLine(name: NormalReading, note: NormalReading, isFree: boolean | undefined): void;
  /** Remembers substitutes ("rice paper bacon"), and dishes and quoted names that the lines explain. */
  addTitle(title: NormalReading, quoted: ReadonlySet<string>): void;
  /** Remembers what a step has made from the lines: "form into sausages". */
  addMade(named: Named): void;
  /** Returns true if no line contains an avoided food and most lines have known foods. */
  areFree(): boolean;
  /** Returns the traits that a short name lacks because it means a substitute: "the milk" after "oat milk". */
  without(named: Pick<Named, 'term' | 'whole' | 'isWholeWord' | 'isHead'>): readonly GuardTrait[];
  /** Returns whether a text says that lines make this food: "Hack aus Soja", "the mince" of lentils. */
  makes(text: string, named: Named): boolean;
  /** Returns whether the name is the head word of a free line, or a compound that begins with one. */
  isInLine(named: Pick<Named, 'term' | 'whole'>): boolean;
  /** Returns whether the name refers to something in the recipe. Parts of dish names count only with `isPart`. */
  has(named: Named, isPart: boolean): boolean;
};

export function newRecipeMemory(): RecipeMemory {
  const judged = { free: 0, held: 0, unknown: 0 };
  /** Traits that a substitute lacks, by its short name. */
  const substitutes = new Map<string, Set<GuardTrait>>();
  /** Beginnings of the words in free lines, and in the title. */
  const [stems, titleStems] = [new Set<string>(), new Set<string>()];
  /** Head words of free lines, with their endings. */
  const heads = new Set<string>();
  const [names, partsOfNames] = [new Set<string>(), new Set<string>()];

  const replace = (letters: string, traits: readonly GuardTrait[]) => {
    for (const short of shortNames(letters).map(stemName))
      substitutes.set(short, new Set([...(substitutes.get(short) ?? []), ...traits]));
  };
  const addSubstitutes = ({ matches }: NormalReading) => {
    for (const { letters, entry } of matches.map(({ term }) => term))
      if (entry.isSubstitute) replace(letters, entry.traits.length > 0 ? entry.traits : SUBSTITUTED);
  };
  const addMade = ({ term }: Named) => void names.add(stemOfTerm(term));

  return {
    addLine(name, note, isFree) {
      judged[isFree === undefined ? 'unknown' : isFree ? 'free' : 'held'] += 1;
      addSubstitutes(name);
      for (const { term, traits, without, isAbsent, isReplaced } of name.named) {
        if (isReplaced) replace(term.letters, traits);
        // "Stock without celery" is no substitute for celery.
        if (without.length > 0 && (!isAbsent || isReplaced)) replace(term.letters, without);
      }
      if (isFree === false) return;
      for (const stem of stemsIn(name)) stems.add(stem);
      for (const head of headsOf(name)) for (const end of endsOf(head)) heads.add(end);
      for (const each of note.named) if (isShaped(note.normal, each)) addMade(each);
    },
    addTitle(title, quoted) {
      addSubstitutes(title);
      for (const stem of stemsIn(title)) titleStems.add(stem);
      for (const name of dishesIn(title)) names.add(name);
      for (const food of title.named) {
        const isMock = MOCK.test(title.normal.slice(Math.max(0, food.start - MAX_WORDS_LENGTH), food.start));
        if (isMock || quoted.has(food.word) || isMadeOf(title.normal, food, stems)) addMade(food);
        if (food.dishIn) partsOfNames.add(stemOfTerm(food.term));
      }
    },
    addMade,
    areFree: () => judged.held === 0 && judged.free > judged.unknown,
    without: ({ term, whole, isWholeWord, isHead }) => [
      ...(isWholeWord || isHead ? (substitutes.get(stemOfTerm(term)) ?? []) : []),
      ...(substitutes.get(stemName(whole)) ?? []),
    ],
    makes: (text, food) => isMadeOf(text, food, stems) || isFormOf(text, food, { heads, stems, titleStems }),
    isInLine: (named) => isInLine(named, heads, stems),
    has: (named, isPart) =>
      names.has(stemOfTerm(named.term)) ||
      isHeadIn(named.whole, heads, stems) ||
      (isPart && partsOfNames.has(stemOfTerm(named.term))),
  };
}

const SUBSTITUTED: readonly GuardTrait[] = [...FROM_ANIMALS, 'gluten'];

const stemsIn = ({ normal }: NormalReading): readonly string[] =>
  normal.split(/[ |-]+/).map((word) => word.slice(0, STEM));

/** Returns the head words of a line's names, and the kinds of its foods. */
function headsOf({ normal, named }: NormalReading): readonly string[] {
  const last = normal.split('|').map((name) => name.split(NAME_ENDS)[0]?.split(/[ -]/).at(-1) ?? '');
  const heads = last.filter((head) => head.length >= STEM).map(stemName);
  const stems = [...heads.flatMap(endsOf), ...named.map(({ term }) => stemOfTerm(term))];
  const kinds = KINDS.filter(({ of }) => stems.some((stem) => of.includes(stem)));
  return [...heads, ...kinds.flatMap(({ names }) => names)];
}

/** Returns the dishes in a title. Dishes behind "with" are left out, because they may be bought. */
function dishesIn({ normal, matches }: NormalReading): readonly string[] {
  const beside = normal.search(BESIDE);
  return matches
    .filter(
      ({ term: { entry }, start }) =>
        entry.isDish && entry.where !== 'titles' && (beside < 0 || start < beside),
    )
    .map(({ term }) => stemOfTerm(term));
}

const MAX_WORDS_LENGTH = 40;

/** Words that end a name: the text behind them says what the food comes with or without. */
const NAME_ENDS = / (?:ohne|without|aus|for|fur|mit|with|in|im|statt|from|zum|zur|oder|or|und|and) /;

/** Head words that do not mean their food: peanut butter is not butter, and nutmeg is not a nut. */
const FOREIGN_HEADS = new Set(['butter', 'nuss', 'nut', 'nuts', 'nus'].map(stemName));

const BUTTER = stemName('butter');

/** Returns whether "stir the butter in" may mean peanut butter, which is hardly ever melted or fried in. */
const isSpread = (text: string, { start, wordEnd, whole }: Named): boolean =>
  stemName(whole) === BUTTER &&
  DEFINITE.test(text.slice(Math.max(0, start - MAX_WORDS_LENGTH), wordEnd)) &&
  !BEFORE_NOUN.test(text.slice(start, wordEnd + MAX_WORDS_LENGTH)) &&
  !FAT.test(text.slice(Math.max(0, start - MAX_WORDS_LENGTH), wordEnd + MAX_WORDS_LENGTH));

/** Matches "the butter biscuits", which German writes as one word. */
const BEFORE_NOUN =
  /^butter (?!(?:with|into|in|on|onto|over|and|until|through|to|evenly|together|up|mit|auf|und|unter|zu|\p{L}*en)(?:$|[ |]))/u;

const FAT =
  /(?:^|[| ])(?:in (?:the|this|der|die) butter|melt\p{L}*|brown\p{L}*|foam\p{L}*|fry|(?:zer)?lassen|aus(?:ge)?lassen|(?:ge)?schm[eo]lzen\p{L}*|\p{L}*schaumen|braunen|braten)(?:$|[| ])/u;

/** Returns whether a line has this head word, or a compound that ends with it: "Butterschmalz" for "Schmalz". */
const isHeadWord = (word: string, heads: ReadonlySet<string>): boolean =>
  word.length >= STEM - 1 && !FOREIGN_HEADS.has(word) && heads.has(word);

/** Returns a head word, and each of its endings that is long enough to be a word. */
const endsOf = (head: string): readonly string[] => [
  head,
  ...Array.from({ length: Math.max(0, Math.min(head.length, MAX_WORDS_LENGTH) - STEM) }, (_, at) =>
    head.slice(-STEM - at),
  ),
];

/** Returns whether the lines contain every word of a name: "crème fraîche". */
function isHeadIn(whole: string, heads: ReadonlySet<string>, stems: ReadonlySet<string>): boolean {
  const words = whole.split(' ');
  return (
    isHeadWord(stemName(words.at(-1) ?? ''), heads) &&
    (words.length === 1 || words.every((word) => stems.has(word.slice(0, STEM))))
  );
}

/** Returns whether a line has this head word, or the beginning of a compound: "Hackfleischpfanne". */
const isInLine = (
  { term, whole }: Pick<Named, 'term' | 'whole'>,
  heads: ReadonlySet<string>,
  stems: ReadonlySet<string>,
): boolean =>
  isHeadIn(whole, heads, stems) || (whole.startsWith(term.letters) && isHeadWord(stemOfTerm(term), heads));

/** Words in a title that introduce a side dish. */
const BESIDE = / (?:with|and|on|in|mit|und|auf|an|zu) /u;

/** Words for an imitation: "Falscher Hase". */
export const MOCK = /(?:^| )(?:falsche[rsnm]?|mock|faux|fake|als|wie|nach art von|in the style of) $/;

/** Matches "Hack aus Soja", "mince made from lentils". */
const MADE_OF =
  /^ (?:aus|made from|made of|made out of) (?:(?:the|den|der|dem|rote[nr]?|red|brown|braune[nr]?) )?(\p{L}{4,})/u;

/** Matches "the cream off the coconut milk", "die Sahne der Kokosnuss". */
const FROM_PLANT = /^ (?:der|des|off|of|from)(?: (?:the|top|of))* (\p{L}{4})/u;

/** First letters of plants that replace milk or meat: "hafe" for Hafer. */
const PLANTS = new Set(['hafe', 'soja', 'soya', 'koko', 'coco', 'tofu', 'erbs', 'seit']);

const DEFINITE = /(?:^|[| ])(?:the|this|das|dem|des|die|der) \p{L}*(?: mince)?$/u;

function isMadeOf(text: string, { wordEnd }: Named, stems: ReadonlySet<string>): boolean {
  const behind = text.slice(wordEnd, wordEnd + MAX_WORDS_LENGTH);
  const of = MADE_OF.exec(behind)?.[1]?.slice(0, STEM);
  const plant = FROM_PLANT.exec(behind)?.[1];
  return (
    (of !== undefined && (stems.has(of) || PLANTS.has(of))) || (plant !== undefined && PLANTS.has(plant))
  );
}

/** Forms named after a line's food: "Avocado cream", "yoghurt gravy", "Bohnencremesuppe". */
const CALLED_AFTER = new Set(['cream', 'creme', 'gravy'].map(stemName));

/** A soup may be called cream for its texture: "the cream soup", "cream of carrot soup". */
const OF_SOUP = /^(?: of (\p{L}{4})\p{L}*)? soups?(?:$|[| ])/u;
const FOOD_BEFORE = /(\p{L}+)[ -]\p{L}*$/u;

function isCalledAfterLine(
  text: string,
  { term, start, wordEnd, whole }: Named,
  stems: ReadonlySet<string>,
  titleStems: ReadonlySet<string>,
): boolean {
  if (!CALLED_AFTER.has(stemOfTerm(term))) return false;
  const of = titleStems.has('soup') && OF_SOUP.exec(text.slice(wordEnd, wordEnd + MAX_WORDS_LENGTH));
  if (of && (of[1] === undefined || stems.has(of[1]))) return true;
  const before = FOOD_BEFORE.exec(text.slice(Math.max(0, start - MAX_WORDS_LENGTH), start))?.[1] ?? '';
  const inCompound = whole.slice(0, start - wordEnd);
  const food = inCompound === '' ? before : inCompound;
  const stem = food.slice(0, STEM);
  return stem.length === STEM && !isHarmless(stemName(food)) && !kindsOfCream().has(stem) && stems.has(stem);
}

/** Returns the first letters of names that tell kinds of cream apart: "sour cream" beside "sour cherries". */
const kindsOfCream = once(
  (): ReadonlySet<string> =>
    new Set(
      FOODS.filter(({ group }) => group === 'dairy and eggs')
        .flatMap(({ names }) => [...names.en, ...names.de].map(normalText))
        .filter((name) => [...CALLED_AFTER].some((each) => name.endsWith(each)))
        .map((name) => name.slice(0, STEM)),
    ),
);

function isFormOf(
  text: string,
  food: Named,
  words: Readonly<Record<'heads' | 'stems' | 'titleStems', ReadonlySet<string>>>,
): boolean {
  const { heads, stems, titleStems } = words;
  if (isCalledAfterLine(text, food, stems, titleStems) || (heads.has(BUTTER) && isSpread(text, food)))
    return true;
  const { term, start, wordEnd } = food;
  const stem = stemOfTerm(term);
  const isDefinite = DEFINITE.test(text.slice(Math.max(0, start - MAX_WORDS_LENGTH), wordEnd));
  const made = MADE_FORMS.find(({ names }) => names.includes(stem));
  return (
    made?.of.some((of) => (isDefinite && stems.has(of)) || (FORMS.includes(stem) && titleStems.has(of))) ??
    false
  );
}
