import type { Language } from '../language.ts';
import type { FoodId } from '../nutrition/food.ts';
import type { Line } from '../recipe/lines/line.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { canSoak, isSoaked, isThawed, type Said } from './foods.ts';
import { sentencesAbout, timeSaid, type Sentence } from './sentences.ts';

const CHORES = ['thaw', 'soak'] as const;
/** `thaw`: take out of the freezer. `soak`: put into water. */
export type Chore = (typeof CHORES)[number];

/** Something to do on the evening before a dish. */
export type Todo = {
  readonly chore: Chore;
  /** ID of the food; undefined if the table does not know it. */
  readonly food: FoodId | undefined;
  /** Name of the line, in the language of the recipe. */
  readonly name: string;
};

/** Fields of a recipe from which the evening's chores follow. */
export type PlannedDish = Pick<Recipe, 'lines' | 'steps' | 'language'>;

/**
 * Returns the foods to take out of the freezer or to soak on the evening before a dish, in the order of its lines. A
 * hint, based on foods and words. Leaves out food that goes into the pan frozen, and food that the recipe thaws or
 * soaks within hours.
 */
export function todoOf({ lines, steps, language }: PlannedDish): readonly Todo[] {
  const sentences = sentencesAbout(ANY_CHORE, steps, lines);
  return lines.flatMap((line, at) =>
    CHORES.filter((chore) => isDue(chore, line, saidOf(chore, line, at, sentences, language))).map(
      (chore) => ({ chore, food: line.food, name: line.name }),
    ),
  );
}

const isDue = (chore: Chore, line: Line, said: Said): boolean => {
  if (said === 'slowly') return chore === 'thaw' || canSoak(line);
  if (said === 'soon' || said === 'never') return false;
  return chore === 'thaw' ? isThawed(line, said) : isSoaked(line, said);
};

function saidOf(
  chore: Chore,
  { name, note = '' }: Line,
  at: number,
  sentences: readonly Sentence[],
  language: Language,
): Said {
  const own = [
    `${name}, ${note}`,
    ...sentences.filter(({ named }) => named.has(at)).map(({ text }) => text),
  ].map((text) => saidIn(chore, text, language));
  // A sentence that names no line counts only for foods that have to be thawed or soaked anyway.
  const bare = sentences
    .filter(({ named }) => named.size === 0)
    .map(({ text }) => saidIn(chore, text, language))
    .map((said) => (said === 'slowly' ? 'somehow' : said));
  return firstOf(own) ?? firstOf(bare);
}

/** Order in which ways count if a recipe names several: with "or for an hour in hot water", the slow way counts. */
const FIRST: readonly Said[] = ['slowly', 'never', 'soon', 'somehow'];

const firstOf = (said: readonly Said[]): Said => FIRST.find((each) => said.includes(each));

function saidIn(chore: Chore, text: string, language: Language): Said {
  const { doing, without, soon } = WORDS[chore];
  if (without.test(text)) return 'never';
  if (!doing.test(text)) return undefined;
  if (soon.test(text)) return 'soon';
  return timeSaid(text, language) ?? 'somehow';
}

/** Words for each chore in both languages: for doing it, for leaving it out, and for a way that takes minutes. */
const WORDS: Record<Chore, { readonly doing: RegExp; readonly without: RegExp; readonly soon: RegExp }> = {
  thaw: {
    doing: /\b(?:thaw|defrost)|auf(?:zu)?tau|aufgetaut|antau|angetaut/iu,
    without:
      /(?:(?:no need to|do not|don['’]t|without|not) (?:thaw|defrost)|unthawed|(?:from|still) frozen|^(?!.*(?:thaw|defrost)).*\bthe frozen\b|(?:or|oder) (?:frozen|TK|tiefgek|gefroren)|(?:frozen|TK|gefroren|tiefgekühlt) (?:or|oder|geht|is fine)|unaufgetaut|nicht (?:vorher )?auf(?:zu)?tau|ohne (?:es |sie |ihn )?auf(?:zu)?tau|(?:noch|direkt) (?:tief)?gefroren)/iu,
    soon: /microwave|running water|mikrowelle|fließend/iu,
  },
  soak: {
    doing: /\bsoak|ein(?:zu)?weich|eingeweicht|quell(?:en|t)/iu,
    without:
      /(?:no need to|do not|don['’]t|without|no|not|un) ?soak|nicht (?:vorher )?ein(?:zu)?weich|ohne (?:sie |es )?ein(?:zu)?weich|unein?geweicht/iu,
    soon: /quick[- ]?soak/iu,
  },
};

/** Quick filter: only matching sentences are analysed. */
const ANY_CHORE = /thaw|frost|frozen|tau|gefroren|soak|weich|quell/iu;
