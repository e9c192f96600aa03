import { ALLERGENS } from '../../nutrition/allergen.ts';
import { isBoundary, type Match } from './finder.ts';
import type { VocabularyEntry, Term, WordPlace } from './vocabulary/term.ts';
import { withImplied, type GuardTrait } from './vocabulary/trait.ts';

/** Food named in a text, with its traits and those that neighbouring words remove. */
export type Named = {
  readonly word: string;
  readonly term: Term;
  readonly traits: readonly GuardTrait[];
  readonly without: readonly GuardTrait[];
  /** True in "without butter" and "instead of butter". */
  readonly isAbsent: boolean;
  /** False inside a compound. */
  readonly isWholeWord: boolean;
  /** Where it is part of a dish's name: "con carne" anywhere, "ice cream" in titles. */
  readonly dishIn: WordPlace | undefined;
};

/** Words by which a text claims that something is not in the dish. */
export type Claim = {
  readonly words: string;
  /** Word that follows the claim. */
  readonly next: string;
  /** True in "gluten-free flour", false in "a gluten-free dish". */
  readonly isOfFood: boolean;
};

export type Reading = {
  readonly named: readonly Named[];
  readonly claims: readonly Claim[];
  /** Traits removed by adjectives anywhere in the text; in a line they apply to all of it. */
  readonly declared: readonly GuardTrait[];
};

/** Returns the foods that a normal text names, and its claims about what is missing. */
export function readingOf(text: string, matches: readonly Match[]): Reading {
  const spans = matches.map((match) => spanOf(text, match));
  const dishes = spans.filter(({ entry }) => entry.isDish);
  const foods = spans.filter(({ entry }) => entry.role === undefined && !entry.isClaim && !entry.isDish);
  const roles = spans.filter(({ entry }) => entry.role);
  const declared = roles.filter(({ entry }) => entry.role === 'declares');
  const foodAt = new Map(foods.map((food) => [food.start, food.entry]));
  const claims = spans
    .filter(({ entry }) => entry.isClaim)
    .map((span) => claimOf(text, span, foodAt.get(span.wordEnd + 1)));
  const endingAt = new Map(roles.map((span) => [span.wordEnd, span.entry.role]));
  const startingAt = new Map(roles.map((span) => [span.start, span.entry.role]));

  let first = 0;
  const named = foods.map((food) => {
    const leading = text[food.start - 1] === ' ' ? endingAt.get(food.start - 1) : undefined;
    const trailing =
      startingAt.get(food.end) ?? (text[food.wordEnd] === '|' ? undefined : startingAt.get(food.wordEnd + 1));
    const isDenied = leading === 'denies next' || trailing === 'denies previous';
    const isReplaced = leading === 'replaces next' || trailing === 'replaces previous';
    if (isDenied && food.entry.isCategory && food.entry.traits.some(isAllergen))
      claims.push(claimOf(text, food));
    while (first < declared.length && (declared[first]?.wordEnd ?? 0) < food.start - REACH) first += 1;
    return {
      word: text.slice(food.start, food.wordEnd),
      term: food.term,
      traits: withImplied(food.entry.traits),
      without: nearby(text, declared, first, food).flatMap(({ entry }) => entry.traits),
      isAbsent: isDenied || isReplaced,
      isWholeWord: isBoundary(text[food.start - 1]) && food.wordEnd - food.end <= MAX_ENDING_LENGTH,
      dishIn: dishes.find(({ start, end }) => start <= food.start && food.end <= end)?.entry.where,
    };
  });
  return { named, claims, declared: declared.flatMap(({ entry }) => entry.traits) };
}

const MAX_ENDING_LENGTH = 3;

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

const isAllergen = (trait: GuardTrait): boolean =>
  trait === 'lactose' || ALLERGENS.some((allergen) => allergen === trait);

const claimOf = (text: string, { entry, start, wordEnd }: Span, food?: VocabularyEntry): Claim => ({
  words: text.slice(start, wordEnd),
  next: /^[ -](\p{L}+)/u.exec(text.slice(wordEnd, wordEnd + MAX_WORD_LENGTH))?.[1] ?? '',
  isOfFood:
    food?.where === 'anywhere' && withImplied(food.traits).some((trait) => entry.traits.includes(trait)),
});

/**
 * Limits of an adjective's reach, in characters and in words between: "vegan cream cheese", not "vegan bowl with
 * cheese".
 */
const REACH = 60;
const REACHES =
  /^(?:[ -](?!(?:mit|with|und|and|oder|or|in|auf|on|zu|to|aus|of)\b)[\p{L}\p{N}]+){0,2}[ -]?\p{L}*$/u;

/** Returns the declarations from `first` on that apply to a food. */
function nearby(text: string, declared: readonly Span[], first: number, food: Span): readonly Span[] {
  const near: Span[] = [];
  for (let index = first; index < declared.length; index += 1) {
    const declaration = declared[index];
    if (!declaration || declaration.start > food.wordEnd + 1) break;
    const isBehind = text[food.wordEnd] === '|' && declaration.start === food.wordEnd + 1;
    const isBefore = declaration.wordEnd <= food.start;
    if (isBehind || (isBefore && REACHES.test(text.slice(declaration.wordEnd, food.start))))
      near.push(declaration);
  }
  return near;
}
