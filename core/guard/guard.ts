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

/** Reason for which a text is not shown. */
export type Hit = {
  readonly word: string;
  readonly reason: Reason;
  /**
   * True for the name of a dish and for the short name of a substitute. The lines may then show that the avoided food
   * is not in it.
   */
  readonly isOfDish?: true;
};

/** Trait that the user avoids or that nobody is served, one of the user's own words, or a forbidden claim. */
type Reason = GuardTrait | 'own word' | 'claim';

/** Parsed line, with the model's plain English name of its food. */
export type JudgedLine = Line & { readonly plain?: string };

/**
 * Checks the parts of one recipe. Check the lines first: a step may use the short name of a food in the lines, and
 * "carbonara" contains what the lines list. Before the lines, a dish name stands for its usual recipe.
 */
export type Guard = {
  title(text: string): Hit | undefined;
  /** Checks a line by the rows of its foods. Other words of the line may add traits, but never remove one. */
  line(line: JudgedLine): Hit | undefined;
  step(text: string): Hit | undefined;
};

/**
 * Returns a guard for one recipe. Rejects dangerous foods, and claims that the dish is free from something, for every
 * user. Never throws; linear in the length of the text.
 */
export const guardFor = (avoided: Avoided): Guard => guardsFor(avoided.avoid.words)(avoided);

/**
 * Returns a function that makes guards for parts of what a user avoids, all for one recipe. Each text is read once for
 * all guards, so forty avoided foods take little longer than one.
 * @param all all own words of the user; each guard may have some of them
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

/** Names in a text and foods of the table that the user's own words mean. */
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
 * Returns the claims of a step about the dish. In a dish with eggs, "the sauce without eggs keeps for three days" is no
 * claim.
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

/** Returns the first avoided food, or foraged mushrooms. */
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
