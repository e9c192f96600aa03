import type { Language } from '#core/language.ts';
import { namesOf } from '#core/nutrition/food-names.ts';
import { foodById } from '#core/nutrition/foods/foods.ts';
import { matchFood } from '#core/nutrition/foods/match-food.ts';
import { traitsOfFood } from '#core/guard/vocabulary/trait.ts';
import {
  avoidedWords,
  type AvoidedAndDiets,
  type AvoidedWord as Word,
} from '#core/reading/understanding/avoided-words.ts';
import { foodsOffered } from '#core/recipe/lines/nutrition-of.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import type { Recipe } from '#core/recipe/recipe.ts';

/** Word in a recipe for something that the user does not eat. The reason is in the user's words. */
export type AvoidedWord = Pick<Word, 'word' | 'reason'> & {
  /** Trait that the name does not reveal: Parmesan has rennet. */
  readonly holds?: HiddenTrait;
};

/** Traits that names of foods seldom reveal. */
const HIDDEN = ['rennet', 'gelatine'] as const;
export type HiddenTrait = (typeof HIDDEN)[number];

/** Traits of the animals in gelatine. */
const PORK: ReadonlySet<string> = new Set(['meat', 'pork']);

/** Address of this chunk. */
export const ADDRESS = import.meta.url;

type Read = Pick<Recipe, 'title' | 'lines' | 'steps' | 'language'>;

/**
 * Returns the words in a recipe for things that the user does not eat. Checks one reason at a time, to keep the screen
 * responsive.
 * @param language the user's; foods of a recipe in another language are named in it
 */
export async function findAvoided(
  { title, lines, steps, language: written }: Read,
  { allergens, words, diets = [] }: AvoidedAndDiets,
  signal: AbortSignal,
  language: Language = written,
): Promise<readonly AvoidedWord[]> {
  const found: AvoidedWord[] = [];
  const read = { title, lines, steps: steps.map(({ text }) => text) };
  const none = { allergens: [], words: [], diets: [] };
  const reasons: AvoidedAndDiets[] = [
    ...allergens.map((allergen) => ({ ...none, allergens: [allergen] })),
    ...words.map((word) => ({ ...none, words: [word] })),
    ...diets.map((diet) => ({ ...none, diets: [diet] })),
  ];
  const named = ({ word, reason, trait, line }: Word): AvoidedWord => {
    const food = foodOf(word, trait, lines[line ?? -1], written);
    const holds = HIDDEN.find((each) => each === trait || (PORK.has(trait) && food?.contains.has(each)));
    return {
      word: (written !== language && food && namesOf(food, language).several) || word,
      reason,
      ...(holds && { holds }),
    };
  };
  for (const reason of reasons) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return [];
    found.push(...tellingOf(avoidedWords(read, reason).map(named)));
  }
  return found;
}

/** Returns the food that has a trait: the line's food, else the food that the word names. */
const foodOf = (word: string, trait: Word['trait'], line: Line | undefined, language: Language) =>
  (line ? foodsOffered(line) : [])
    .flatMap((id) => foodById(id) ?? [])
    .find((food) => traitsOfFood(food).some((each) => each === trait)) ?? matchFood(word, language)?.food;

/** Leaves out words that another word contains: the title's "Walnut" beside "walnuts". */
const tellingOf = (words: readonly AvoidedWord[]): readonly AvoidedWord[] =>
  words.filter(
    (each, at) =>
      !words.some(
        (other, number) =>
          number !== at && contains(other, each) && (number < at || other.word.length > each.word.length),
      ),
  );

const contains = (one: AvoidedWord, other: AvoidedWord): boolean =>
  one.word.toLowerCase().includes(other.word.toLowerCase());
