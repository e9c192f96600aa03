import { isOnlyMentioned, isQuality, isShaped } from './mention.ts';
import type { Named, NormalReading } from './food-reading.ts';
import { MOCK, type RecipeMemory } from './recipe-memory.ts';
import { NORMAL_OR } from '../language/choice.ts';
import { normalText } from '../language/normal-text.ts';
import type { Food } from '../nutrition/food.ts';
import { DANGERS, traitsOfFood, type GuardTrait } from './vocabulary/trait.ts';
import { mayBeSubstitute } from './vocabulary/short-names.ts';

/** Food named in a part. An explained food is not in the dish if all lines are free of avoided foods. */
export type JudgedFood = Named & {
  readonly isExplained: boolean;
  /** True if a line may have a substitute with this short name. */
  readonly isShortName?: boolean;
};

/** Facts from lines and title, and the foods that the user avoids. */
export type Context = {
  readonly memory: RecipeMemory;
  readonly isAvoided: (trait: GuardTrait) => boolean;
  /** Returns whether the guard may reject a text because of this food. Other foods are skipped. */
  readonly mayStop: (food: Named) => boolean;
};

/** Returns the foods that a title names. */
export function foodsOfTitle(title: NormalReading, { memory }: Context): readonly JudgedFood[] {
  return title.named
    .filter((each, at) => each.term.entry.where !== 'lines' && !isTold(each, at, title.named))
    .map((each) => ({
      ...each,
      without: [...each.without, ...memory.without({ ...each, isHead: true })],
      isExplained:
        each.dishIn !== undefined ||
        isQuality(title.normal, each) ||
        MOCK.test(wordsBefore(title.normal, each)) ||
        memory.makes(title.normal, each) ||
        memory.isInLine(each),
      isShortName: mayBeSubstitute(each.term),
    }));
}

/** Foods as which a line was parsed. Words within their names add no traits. */
type KnownFoods = {
  readonly rows: readonly Food[];
  /** The same foods and those that they are made of, whose names the line may use. */
  readonly called: readonly Food[];
  /** Traits that the note clears. */
  readonly cleared: readonly GuardTrait[];
};

/** Returns the foods that a line names. A dish in a line is bought ready-made, so nothing explains it. */
export function foodsOfLine(
  name: NormalReading,
  note: NormalReading,
  { rows, called, cleared }: KnownFoods,
): readonly JudgedFood[] {
  const told = new Set<GuardTrait>([...rows.flatMap(traitsOfFood), ...DANGERS]);
  const rowAround = longestAround(
    name.named.filter(({ term: { entry } }) => entry.food && called.includes(entry.food)),
  );
  // A word that is the whole name may mean another food: "süt" (milk) is not suet.
  const mayDiffer = ({ term, start, end }: Named, row: Named) =>
    end - start >= row.end - row.start &&
    rows.some((food) => food === row.term.entry.food) &&
    !term.entry.traits.every((trait) => told.has(trait));
  const foods = name.named.filter(({ term }) => term.entry.where !== 'titles');
  const known = foods.map((each) => {
    const row = rowAround(each);
    const isOfRow = row && !mayDiffer(each, row);
    return isOfRow ? { ...each, traits: each.traits.filter((trait) => told.has(trait)) } : each;
  });
  const inNote = note.named.filter((each) => {
    const before = wordsBefore(note.normal, each);
    const isAdded = each.term.entry.where === 'anywhere' || IN_PLACE.test(before);
    return isAdded && !PURPOSE.test(before) && !isShaped(note.normal, each);
  });
  return [
    ...wordsFirst(known).map((each) => ({ ...each, without: [...each.without, ...cleared] })),
    ...inNote,
  ].map((each) => ({ ...each, isExplained: false }));
}

/**
 * Returns the dishes whose names are split between a line's name and its note: "Surf and Turf", "Toad in the hole".
 * @param length number of letters of the line's name
 */
export const dishesDivided = ({ named }: NormalReading, length: number): readonly JudgedFood[] =>
  named
    .filter(({ term, start, end }) => term.entry.isDish && start < length && end > length)
    .map((each) => ({ ...each, isExplained: false }));

/** Returns a function that finds the longest name around a word. Call it with words in the order of the text. */
function longestAround(names: readonly Named[]): (each: Named) => Named | undefined {
  const byStart = new Map(names.map((name) => [name.start, name]));
  let last: Named | undefined;
  return ({ start, end }) => {
    const next = byStart.get(start);
    if (next && next.wordEnd > (last?.wordEnd ?? 0)) last = next;
    return last && end <= last.wordEnd ? last : undefined;
  };
}

/** Sorts shorter words first, so that they are reported: "Mandeln", not "gemahlene Mandeln". */
const wordsFirst = (foods: readonly Named[]): readonly Named[] => [
  ...foods.filter(({ term }) => !term.entry.food),
  ...foods
    .filter(({ term }) => term.entry.food)
    .toSorted((one, other) => one.word.length - other.word.length),
];

/** Returns whether a shorter word has all traits of a table food: the cream in "whipped cream". */
function isTold({ term, start, wordEnd, traits }: Named, at: number, all: readonly Named[]): boolean {
  if (!term.entry.food) return false;
  const tells = (each: Named) =>
    !each.term.entry.food &&
    each.term.entry.where === 'anywhere' &&
    each.wordEnd <= wordEnd &&
    traits.every((trait) => each.traits.includes(trait));
  let first = at;
  while (all[first - 1]?.start === start) first -= 1;
  for (let next = first; next < all.length; next += 1) {
    const each = all[next];
    if (!each || each.start >= wordEnd) return false;
    if (tells(each)) return true;
  }
  return false;
}

/** Returns the foods that a sentence of a step names. Remembers the foods that it makes. */
export function foodsOfSentence(
  { normal, named }: NormalReading,
  { memory, isAvoided, mayStop }: Context,
): readonly JudgedFood[] {
  const foods = named.filter(
    (each, at) => each.term.entry.where === 'anywhere' && mayStop(each) && !isTold(each, at, named),
  );
  const areFree = memory.areFree();
  const isMentioned = (each: Named) =>
    areFree && each.traits.some(isAvoided) && isOnlyMentioned(normal, each);
  return foods.map((each) => {
    const before = wordsBefore(normal, each);
    if (areFree && ((each.isDish && MADE_HERE.test(before)) || isShaped(normal, each))) memory.addMade(each);
    const isNamed = memory.has(each, THIS.test(before)) && !BARE.test(before);
    return {
      ...each,
      isExplained: each.dishIn === 'anywhere' || isMentioned(each) || memory.makes(normal, each) || isNamed,
      without: [...each.without, ...memory.without(each)],
    };
  });
}

/** Splits a step into sentences. A sentence begins with a capital letter, so "ca. 200 g" is not split. */
export const sentencesOfStep = (text: string): string[] =>
  text.split(/(?<=[.!?]["”“«»)]?)\s+(?=["„“»«(]?\p{Lu})/u);

/** Returns the words in quotes. Quotes mark an imitation: a "tuna" of chickpeas. */
export const quotedIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/["„“”»«]([^"„“”»«]{1,40})["„“”»«]/gu)].flatMap(([, words = '']) =>
      normalText(words).split(/[ |-]/),
    ),
  );

/** Number of letters before a food that are searched for its neighbours. */
const REACH = 160;

function wordsBefore(text: string, { start }: Pick<Named, 'start'>): string {
  return start <= REACH ? text.slice(0, start) : `  ${text.slice(start - REACH, start)}`;
}

/** Matches a note that offers another food, such as "or biscuits". Like a line, the note then means bought biscuits. */
const IN_PLACE = new RegExp(String.raw`(?:^|[| ])(?:${NORMAL_OR})[ |](?:[\p{L}\p{N}-]+ ){0,3}$`, 'u');

/** Matches a purpose: "sugar, for the meringue" lists only sugar. */
const PURPOSE = /(?:^|[| ])(?:for|fur) (?:the |a |an |den |das |die |eine? )?(?:\p{L}+ )?$/u;

/** "Serve with ice cream" adds bought ice cream. "Serve with the ice cream" means the one in the title. */
const BARE = /(?:^|[| ])(?:with|mit) (?:(?!(?:the|this|your|der|dem|den|die|das) )\p{L}+ ){0,2}\p{L}*$/u;

/** Words that refer back: "this cheese sauce" is the dish, not a bought sauce. */
const THIS = /(?:^|[| ])(?:this|diese[rsmn]?) $/u;

/** Words for something that the steps make: "your tzatziki", "für das Tsatsiki". */
const MADE_HERE = /(?:^|[| ])(?:your|deine?[mnrs]?) $|^(?:for the|fur (?:das|die|den)) $/u;
