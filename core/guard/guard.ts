import {
  dishesDivided,
  foodsOfLine,
  foodsOfSentence,
  foodsOfTitle,
  quotedIn,
  type JudgedFood,
} from './judged-foods.ts';
import { newRecipeMemory } from './recipe-memory.ts';
import { ownWords, traitsNamed } from './own-words.ts';
import type { Named } from './food-reading.ts';
import { readerOf, type FoodReader } from './food-reader.ts';
import { traitsOfFood, type GuardTrait } from './vocabulary/trait.ts';
import type { Avoided } from '../nutrition/avoid.ts';
import { EXCLUDED_BY_DIET } from '../nutrition/diet.ts';
import type { Food } from '../nutrition/food.ts';
import { foodsCalled } from '../nutrition/foods/food-lacking.ts';
import { foodById } from '../nutrition/foods/foods.ts';
import { CONFIDENCE } from '../nutrition/foods/match-food.ts';
import { clearedByNote } from '../recipe/diets.ts';
import type { Line } from '../recipe/lines/line.ts';
import { foodsOffered } from '../recipe/lines/nutrition-of.ts';

/** Reason why a text is not shown: the word, and what it stands for. */
export type Hit = {
  readonly word: string;
  readonly reason: Reason;
  /** True if the word names a dish, or a substitute by its short name: the lines may show that it is free of it. */
  readonly isOfDish?: true;
};

/** Trait that the user avoids or nobody is served, one of the user's own words, or a claim that no recipe may make. */
type Reason = GuardTrait | 'own word' | 'claim';

/** Line as it was understood, and the plain English name by which a model calls its food. */
export type JudgedLine = Line & { readonly plain?: string };

/**
 * Reads the parts of a recipe, the lines first: a later step may use the short name of a food that a line names in
 * full, and the name of a dish such as "carbonara" stands for what the lines hold. Before the lines, it stands for what
 * is usual.
 */
export type Guard = {
  title(text: string): Hit | undefined;
  /**
   * Judges a line by its foods: their rows tell what their names mean. Other words may add traits, and never remove
   * one.
   */
  line(line: JudgedLine): Hit | undefined;
  step(text: string): Hit | undefined;
};

/**
 * Returns a guard for one recipe. Dangerous foods, and claims that the dish is free from something, are rejected for
 * every user. Never throws; linear in the length of the text.
 */
export const guardFor = (avoided: Avoided): Guard => guardsFor(avoided.avoid.words)(avoided);

/**
 * Returns a function that makes guards of one recipe for parts of what a user avoids, to tell them apart. They read
 * each text once for all of them, so that forty avoided foods take little longer than one.
 * @param all the user's own words, which those of each guard are among
 */
export function guardsFor(all: readonly string[]): (avoided: Avoided) => Guard {
  const { entries, index } = ownWords(all);
  const reader = readerOf(index);
  return (avoided) => {
    const own = new Set(avoided.avoid.words.flatMap((word) => entries.get(word) ?? []));
    const covered = new Set([...own].flatMap(({ covers = [] }) => [...covers]));
    return newGuard(forbiddenBy(avoided), reader, {
      names: ({ term }) => own.has(term.entry),
      covers: ({ id }) => covered.has(id),
    });
  };
}

/** Names in a text, and foods of the table, that the user's own words cover. */
type OwnWords = {
  readonly names: (food: Named) => boolean;
  readonly covers: (food: Food) => boolean;
};

function newGuard(forbidden: ReadonlySet<GuardTrait>, reader: FoodReader, own: OwnWords): Guard {
  const memory = newRecipeMemory();
  const held = new Set<GuardTrait>();
  const isAvoided = (trait: GuardTrait) => forbidden.has(trait);
  const mayStop = (food: Named) =>
    own.names(food) || food.traits.some((trait) => isAvoided(trait) || ofMushrooms(trait));
  const context = { memory, isAvoided, mayStop };

  const hitOf = (foods: readonly JudgedFood[]) => {
    const areFree = memory.areFree();
    return hitIn(
      foods.filter(
        ({ isAbsent, isExplained, term }) => !isAbsent && !(isExplained && areFree && !term.entry.isOwn),
      ),
      (food) =>
        food.traits.find((trait) => forbidden.has(trait) && !food.without.includes(trait)) ??
        (own.names(food) ? 'own word' : undefined),
    );
  };

  return {
    title(text) {
      const title = reader.text(text);
      const [claim] = title.claims;
      if (claim) return { word: claim.words, reason: 'claim' };
      memory.addTitle(title, quotedIn(text));
      return hitOf(foodsOfTitle(title, context));
    },

    line({ plain = '', ...line }) {
      const name = reader.text(plain === '' || isSure(line) ? line.name : `${plain} | ${line.name}`);
      const note = reader.text(line.note ?? '');
      const cleared: readonly GuardTrait[] = clearedByNote(line);
      const rows = foodsOffered(line).flatMap((id) => foodById(id) ?? []);
      const called = rows.flatMap((food) => foodsCalled(food, line.name, line.note));
      const traits = rows.flatMap(traitsOfFood);
      for (const trait of traits) held.add(trait);
      const reason =
        traits.find((trait) => forbidden.has(trait) && !cleared.includes(trait)) ??
        (rows.some(own.covers) ? 'own word' : undefined);
      const foods = foodsOfLine(name, note, { rows, called, cleared });
      const hit =
        hitOf([...foods, ...dividedDishes(reader, line)]) ?? (reason && { word: line.name, reason });
      const isKnown = line.food !== undefined || name.matches.length > 0;
      memory.addLine(name, note, hit ? false : isKnown || undefined);
      return hit;
    },

    step(text) {
      const sentences = reader.step(text);
      const claim = claimIn(sentences, held);
      if (claim) return { word: claim.words, reason: 'claim' };
      return hitOf(sentences.flatMap((each) => foodsOfSentence(each, context)));
    },
  };
}

const dividedDishes = (reader: FoodReader, { name, note }: JudgedLine) =>
  note === undefined ? [] : dishesDivided(reader.text(`${name} ${note}`), reader.text(name).normal.length);

/**
 * Returns the claims of a step about the dish. "The sauce without eggs keeps for three days", of a dish with eggs,
 * claims nothing.
 * @param held traits of the dish's lines
 */
const claimIn = (sentences: ReturnType<FoodReader['step']>, held: ReadonlySet<GuardTrait>) =>
  sentences
    .flatMap(({ claims }) => claims)
    .find(({ isOfFood, denied }) => !isOfFood && !denied?.some((trait) => held.has(trait)));

/** Returns the traits that nobody is served, and those that the user avoids. */
export const forbiddenBy = ({ dietaryPreferences, avoid }: Avoided): ReadonlySet<GuardTrait> =>
  new Set([
    ...avoid.allergens,
    ...dietaryPreferences.flatMap((diet) => EXCLUDED_BY_DIET[diet]),
    ...avoid.words.flatMap(traitsNamed),
    'inedible',
    'wild',
  ]);

/** Returns the first avoided food, or mushrooms that were foraged. */
function hitIn(
  foods: readonly JudgedFood[],
  reasonFor: (food: JudgedFood) => GuardTrait | 'own word' | undefined,
): Hit | undefined {
  for (const food of foods) {
    const { word, isExplained, isShortName } = food;
    const reason = reasonFor(food);
    if (reason === 'own word') return { word, reason };
    if (reason) return { word, reason, ...((isExplained || isShortName) && { isOfDish: true }) };
  }
  const foraged = foods.find(({ traits }) => traits.includes('foraged'));
  const hasMushrooms = foods.some(({ traits }) => traits.includes('mushrooms'));
  return foraged && hasMushrooms ? { word: foraged.word, reason: 'foraged' } : undefined;
}

const isSure = ({ food, confidence = 1 }: JudgedLine): boolean =>
  food !== undefined && confidence >= CONFIDENCE.words;

const ofMushrooms = (trait: GuardTrait) => trait === 'foraged' || trait === 'mushrooms';
