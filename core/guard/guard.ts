import { foodsOfLine, foodsOfSentence, foodsOfTitle, quotedIn, type JudgedFood } from './judged-foods.ts';
import { newLineMemory } from './line-memory.ts';
import { newNameMemory } from './name-memory.ts';
import { isShaped } from './mention.ts';
import { ownEntry, traitsNamed } from './own-words.ts';
import { lineName } from './line-name.ts';
import type { Named } from './reading.ts';
import { readerOf, type FoodReader } from './read-text.ts';
import type { GuardTrait } from './vocabulary/trait.ts';
import type { Avoided } from '../nutrition/avoid.ts';
import { EXCLUDED_BY_DIET } from '../nutrition/diet.ts';
import { foodByName } from '../nutrition/foods/foods.ts';
import type { Line } from '../recipe/lines/line.ts';

/** Reason why a text is not shown: the word, and what it stands for. */
export type Hit = {
  readonly word: string;
  readonly reason: Reason;
  /** True if the word names a dish, or a substitute by its short name: the lines may show that it is free of it. */
  readonly isOfDish?: true;
};

/** Trait that the user avoids or nobody is served, one of the user's own words, or a claim that no recipe may make. */
type Reason = GuardTrait | 'own word' | 'claim';

/** Words of a draft's line. `food` is English; name and note are in the recipe's language. */
export type LineWords = { readonly food: string; readonly name: string; readonly note: string | null };

/**
 * Reads the parts of a recipe, the lines first: a later step may use the short name of a food that a line names in
 * full, and the name of a dish such as "carbonara" stands for what the lines hold. Before the lines, it stands for what
 * is usual.
 */
export type Guard = {
  title(text: string): Hit | undefined;
  /** @param read the line as it was understood, for guards that ask for its food */
  line(line: LineWords, read?: Line): Hit | undefined;
  step(text: string): Hit | undefined;
};

/**
 * Returns a guard for one recipe. Dangerous foods, and claims that the dish is free from something, are rejected for
 * every user. Never throws; linear in the length of the text.
 */
export const guardFor = (avoided: Avoided): Guard => guardsFor(avoided.avoid.words)(avoided);

/**
 * Returns a function that makes guards of one recipe for parts of what a user avoids, to tell them apart. They read
 * each text once for all, so that who avoids forty foods costs little more than who avoids one.
 * @param all the user's own words, which those of each guard are among
 */
export function guardsFor(all: readonly string[]): (avoided: Avoided) => Guard {
  const entries = new Map(all.map((word) => [word, ownEntry(word)]));
  const reader = readerOf([...entries.values()]);
  return (avoided) => {
    const own = new Set(avoided.avoid.words.map((word) => entries.get(word)));
    return newGuard(forbiddenBy(avoided), reader, ({ term }) => own.has(term.entry));
  };
}

function newGuard(
  forbidden: ReadonlySet<GuardTrait>,
  reader: FoodReader,
  isOwn: (food: Named) => boolean,
): Guard {
  const [lines, names] = [newLineMemory(), newNameMemory()];
  const isAvoided = (trait: GuardTrait) => forbidden.has(trait);
  const mayStop = (food: Named) =>
    isOwn(food) || food.traits.some((trait) => isAvoided(trait) || ofMushrooms(trait));
  const memories = { lines, names, isAvoided, mayStop };

  const hitOf = (foods: readonly JudgedFood[]) => {
    const areFree = lines.areFree();
    return hitIn(
      foods.filter(
        ({ isAbsent, isExplained, term }) => !isAbsent && !(isExplained && areFree && !term.entry.isOwn),
      ),
      (food) =>
        food.traits.find((trait) => forbidden.has(trait) && !food.without.includes(trait)) ??
        (isOwn(food) ? 'own word' : undefined),
    );
  };

  return {
    title(text) {
      const title = reader.text(text);
      const [claim] = title.claims;
      if (claim) return { word: claim.words, reason: 'claim' };
      lines.addTitle(title);
      names.addTitle(title, quotedIn(text));
      return hitOf(foodsOfTitle(title, memories));
    },

    line({ food, name: ownName, note: text }) {
      const name = lineName(reader, food, ownName);
      const note = reader.text(text ?? '');
      lines.add(name, name.named);
      const hit = hitOf(foodsOfLine(name, note));
      const isKnown = foodByName(food) !== undefined || name.matches.length > 0;
      lines.judge(hit ? false : isKnown || undefined);
      if (hit) return hit;
      names.addLine(name);
      for (const each of note.named) if (isShaped(note.normal, each)) names.addMade(each);
      return undefined;
    },

    step(text) {
      const sentences = reader.step(text);
      const claim = sentences.flatMap(({ claims }) => claims).find(({ isOfFood }) => !isOfFood);
      if (claim) return { word: claim.words, reason: 'claim' };
      return hitOf(sentences.flatMap((each) => foodsOfSentence(each, memories)));
    },
  };
}

/** Returns what nobody is served, and what the user avoids. */
export const forbiddenBy = ({ dietaryPreferences, avoid }: Avoided): ReadonlySet<GuardTrait> =>
  new Set([
    ...avoid.allergens,
    ...dietaryPreferences.flatMap((diet) => EXCLUDED_BY_DIET[diet]),
    ...avoid.words.flatMap(traitsNamed),
    'inedible',
    'wild',
  ]);

/** Returns the first food that is avoided, or mushrooms that somebody found. */
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

const ofMushrooms = (trait: GuardTrait) => trait === 'foraged' || trait === 'mushrooms';
