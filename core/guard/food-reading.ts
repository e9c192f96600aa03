import { ALLERGENS } from '../nutrition/allergen.ts';
import { NORMAL_OR } from '../language/choice.ts';
import { isBoundary, type Match } from './vocabulary/finder.ts';
import type { VocabularyEntry, Term, WordPlace } from './vocabulary/term.ts';
import { withImplied, type GuardTrait } from './vocabulary/trait.ts';

/** Food named in a text, with its traits and the traits that neighbouring words remove. */
export type Named = {
  readonly word: string;
  /** Word that contains the name: "Fleischwurst" for "Wurst". */
  readonly whole: string;
  readonly term: Term;
  /** Start and end of the name, and end of the word that contains it. */
  readonly start: number;
  readonly end: number;
  readonly wordEnd: number;
  readonly traits: readonly GuardTrait[];
  readonly without: readonly GuardTrait[];
  /** True in "without butter" and "instead of butter". */
  readonly isAbsent: boolean;
  /** True in "butter substitute". */
  readonly isReplaced: boolean;
  /** False inside a compound. */
  readonly isWholeWord: boolean;
  /** True at the end of a compound, which decides its meaning: "Salbeibutter". */
  readonly isHead: boolean;
  /** Place in which the food is part of a dish's name: "con carne" anywhere, "ice cream" in titles. */
  readonly dishIn: WordPlace | undefined;
  /** True if the food is the whole name of the dish: "pesto", but not the "butter" of "butter chicken". */
  readonly isDish: boolean;
};

/** Words that claim that something is not in the dish. */
type Claim = {
  readonly words: string;
  /** True in "gluten-free flour", false in "a gluten-free dish". */
  readonly isOfFood: boolean;
  /** Traits that the claim denies, in "without …". */
  readonly denied?: readonly GuardTrait[];
};

export type FoodReading = {
  readonly named: readonly Named[];
  readonly claims: readonly Claim[];
};

/** Foods of a text, with the normal text in which they were found. */
export type NormalReading = FoodReading & { readonly normal: string; readonly matches: readonly Match[] };

/** Word or phrase that removes traits: "vegan", "gluten-free", "without egg". */
type Declaration = {
  readonly traits: readonly GuardTrait[];
  readonly start: number;
  readonly wordEnd: number;
  /** True for "without egg", which applies only to the food before it. */
  readonly isBehindFood?: true;
};

/** Returns the foods that a normal text names, and its claims about missing foods. */
export function readingOf(text: string, matches: readonly Match[]): FoodReading {
  const spans = matches.map((match) => spanOf(text, match));
  const dishes = spans.filter(({ entry }) => entry.isDish);
  const foods = spans.filter(
    ({ entry }) => entry.role === undefined && !entry.isClaim && (!entry.isDish || entry.traits.length > 0),
  );
  const roles = spans.filter(({ entry }) => entry.role);
  const declared = declarationsIn(roles, foods);
  const foodAt = new Map(
    foods.filter(({ entry }) => entry.where === 'anywhere').map((food) => [food.start, food.entry]),
  );
  const claims = spans
    .filter(({ entry }) => entry.isClaim)
    .map((span) => claimOf(text, span, foodAt.get(span.wordEnd + 1)));
  const endingAt = new Map(roles.map((span) => [span.wordEnd, span.entry.role]));
  const inWordEnding = new Map(roles.map((span) => [span.wordEnd, span]));
  const startingAt = new Map(roles.map((span) => [span.start, span.entry.role]));

  const dishOf = dishesAround(dishes);
  const fullNameOf = fullNamesAround(foods);
  let first = 0;
  const named = foods.map((food) => {
    const dish = dishOf(food);
    const full = fullNameOf(food);
    const leading = text[full.start - 1] === ' ' ? endingAt.get(full.start - 1) : undefined;
    const trailing =
      startingAt.get(food.end) ?? (text[full.wordEnd] === '|' ? undefined : startingAt.get(full.wordEnd + 1));
    const last = inWordEnding.get(food.wordEnd);
    const tail = last && last.start >= food.end ? last.entry.role : undefined;
    const isDenied =
      leading === 'denies next' || trailing === 'denies previous' || tail === 'denies previous';
    const isReplaced = leading === 'replaces next' || trailing === 'replaces previous';
    if (isDenied && food.entry.isCategory && food.entry.traits.some(isAllergen)) {
      claims.push({ ...claimOf(text, food), denied: leading ? traitsOf(food.entry) : [] });
    }
    while (first < declared.length && (declared[first]?.wordEnd ?? 0) < food.start - REACH) first += 1;
    return {
      word: text.slice(food.start, food.wordEnd),
      whole: text.slice(wordStart(text, food.start), food.wordEnd),
      term: food.term,
      start: food.start,
      end: food.end,
      wordEnd: food.wordEnd,
      traits: traitsOf(food.entry),
      without: nearby(text, declared, first, food, full).flatMap(({ traits }) => traits),
      isAbsent: isDenied || isReplaced,
      isReplaced: trailing === 'replaces previous' || tail === 'replaces previous',
      isWholeWord: isBoundary(text[food.start - 1]) && food.wordEnd - food.end <= MAX_ENDING_LENGTH,
      isHead: food.wordEnd - food.end <= MAX_ENDING_LENGTH,
      dishIn: dish?.entry.where,
      isDish: dish !== undefined && dish.start === food.start && dish.end <= food.wordEnd,
    };
  });
  return { named, claims };
}

/** Returns a function that finds the first dish around a food. Call it with foods in the order of the text. */
function dishesAround(dishes: readonly Span[]): (food: Span) => Span | undefined {
  let first = 0;
  return (food) => {
    while (first < dishes.length && (dishes[first]?.start ?? 0) < food.start - LONGEST_DISH) first += 1;
    for (let at = first; at < dishes.length; at += 1) {
      const dish = dishes[at];
      if (!dish || dish.start > food.start) return undefined;
      if (food.end <= dish.end) return dish;
    }
    return undefined;
  };
}

/**
 * Returns a function that finds the longest name of the food table around a food, or else the food itself: "vegan
 * sun-dried tomato pesto" makes the pesto vegan. Call it with foods in the order of the text.
 */
function fullNamesAround(foods: readonly Span[]): (food: Span) => Place {
  const ends = new Map(foods.filter(({ entry }) => entry.food).map(({ start, wordEnd }) => [start, wordEnd]));
  let last: Place = { start: 0, wordEnd: 0 };
  return ({ start, wordEnd }) => {
    const end = ends.get(start) ?? 0;
    if (end > last.wordEnd) last = { start, wordEnd: end };
    return wordEnd <= last.wordEnd ? last : { start, wordEnd };
  };
}

/** More letters than any dish name has. */
const LONGEST_DISH = 80;

const MAX_ENDING_LENGTH = 3;

type Place = Pick<Span, 'start' | 'wordEnd'>;

type Span = {
  readonly term: Term;
  readonly entry: VocabularyEntry;
  readonly start: number;
  readonly end: number;
  readonly wordEnd: number;
};

function spanOf(text: string, { term, start, end }: Match): Span {
  let wordEnd = end;
  while (wordEnd - end < MAX_WORD_LENGTH && !isBoundary(text[wordEnd])) wordEnd += 1;
  return { term, entry: term.entry, start, end, wordEnd };
}

const MAX_WORD_LENGTH = 40;

function wordStart(text: string, start: number): number {
  let from = start;
  while (start - from < MAX_WORD_LENGTH && !isBoundary(text[from - 1])) from -= 1;
  return from;
}

/** Rows of the food table list lactose themselves, because hard cheese has none. Other words imply it. */
const traitsOf = ({ traits, food }: VocabularyEntry): readonly GuardTrait[] =>
  food ? traits : withImplied(traits);

const isAllergen = (trait: GuardTrait): boolean =>
  trait === 'lactose' || ALLERGENS.some((allergen) => allergen === trait);

const claimOf = (text: string, { entry, start, wordEnd }: Span, food?: VocabularyEntry): Claim => ({
  words: text.slice(start, wordEnd),
  isOfFood: food !== undefined && traitsOf(food).some((trait) => entry.traits.includes(trait)),
});

/** Returns the adjectives and the "without …" phrases of a text, in its order. */
const declarationsIn = (roles: readonly Span[], foods: readonly Span[]): readonly Declaration[] =>
  [
    ...roles
      .filter(({ entry }) => entry.role === 'declares')
      .map(({ entry, start, wordEnd }) => ({ traits: freedTraits(entry), start, wordEnd })),
    ...deniedIn(roles, foods),
  ].toSorted((one, other) => one.wordEnd - other.wordEnd);

/** Food without milk is without lactose. Food without pork may still contain other meat. */
const freedTraits = ({ traits }: VocabularyEntry): readonly GuardTrait[] =>
  traits.includes('milk') ? [...traits, 'lactose'] : traits;

/** Returns the allergens in "without egg" and "without milk and nuts". */
function deniedIn(roles: readonly Span[], foods: readonly Span[]): readonly Declaration[] {
  const startOf = new Map(
    roles
      .filter(({ entry }) => entry.role === 'denies next')
      .map(({ start, wordEnd }) => [wordEnd + 1, start]),
  );
  return foods
    .filter(({ entry, start }) => entry.isCategory && entry.traits.some(isAllergen) && startOf.has(start))
    .map(({ entry, start, wordEnd }) => ({
      traits: freedTraits(entry),
      start: startOf.get(start) ?? start,
      wordEnd,
      isBehindFood: true,
    }));
}

/** Limits of an adjective's reach, in characters and in words: "vegan cream cheese", not "vegan bowl with cheese". */
const REACH = 60;
const REACHES = new RegExp(
  String.raw`^(?:[ -](?!(?:mit|with|und|and|${NORMAL_OR}|in|auf|on|zu|to|aus|(?<!cream )of)\b)[\p{L}\p{N}]+(?:-free)?){0,2}[ -]?\p{L}*$`,
  'u',
);

/** Returns the declarations, beginning at `first`, beside a food's name or beside the full name around it. */
function nearby(
  text: string,
  declared: readonly Declaration[],
  first: number,
  food: Place,
  full: Place,
): readonly Declaration[] {
  const near: Declaration[] = [];
  for (let index = first; index < declared.length; index += 1) {
    const declaration = declared[index];
    if (!declaration || declaration.start > full.wordEnd + 1) break;
    if (isRightBehind(text, declaration, full) || isBefore(text, declaration, food, full))
      near.push(declaration);
  }
  return near;
}

const isBefore = (text: string, { wordEnd, isBehindFood }: Declaration, { start }: Place, full: Place) =>
  !isBehindFood &&
  wordEnd <= start &&
  (wordEnd + 1 === full.start || REACHES.test(text.slice(wordEnd, start)));

/** Matches "butter (vegan)" and "Mayo ohne Ei". In "butter, vegan works too" the adjective means another food. */
const isRightBehind = (text: string, { start, wordEnd }: Declaration, full: Place) =>
  start === full.wordEnd + 1 && (text[wordEnd] ?? '|') === '|';
