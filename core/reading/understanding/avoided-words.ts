import { guardsFor, type Guard, type Hit, type JudgedLine } from '../../guard/guard.ts';
import { normalText } from '../../language/normal-text.ts';
import { NOTHING_AVOIDED, type Avoid } from '../../nutrition/avoid.ts';
import type { Diet } from '../../nutrition/diet.ts';

/** Word of a recipe that names what a cook avoids. */
export type AvoidedWord = {
  /** Word as the recipe writes it. */
  readonly word: string;
  /** Allergen, diet, or the cook's own word. */
  readonly reason: string;
  /** Trait of the food that is avoided. */
  readonly trait: Hit['reason'];
  /** Index of the line that names it; absent for words of the title and the steps. */
  readonly line?: number;
};

export type AvoidedAndDiets = Avoid & { readonly diets?: readonly Diet[] | undefined };

type WordsOfRecipe = {
  readonly title: string;
  readonly lines: readonly Omit<JudgedLine, 'plain'>[];
  readonly steps: readonly string[];
};

/** Returns the words of a recipe that name what a cook does not eat: foods of the lines, and words anywhere. */
export function avoidedWords(
  recipe: WordsOfRecipe,
  { allergens, words, diets = [] }: AvoidedAndDiets,
): readonly AvoidedWord[] {
  const guardOf = guardsFor(words);
  // A guard reports only the first hit, so each text has a guard of its own.
  return [
    ...diets.map((reason) => ({ reason, only: { ...avoiding({}), dietaryPreferences: [reason] } })),
    ...allergens.map((reason) => ({ reason, only: avoiding({ allergens: [reason] }) })),
    ...words.map((reason) => ({ reason, only: avoiding({ words: [reason] }) })),
  ].flatMap(({ reason, only }) => wordsOf(recipe, guardOf(only)).map((found) => ({ ...found, reason })));
}

const avoiding = (only: Partial<Avoid>) => ({
  dietaryPreferences: [],
  avoid: { ...NOTHING_AVOIDED, ...only },
});

/** Reasons unrelated to the cook: dangers, and claims that our own recipes must not make. */
const OF_OURS: ReadonlySet<Hit['reason']> = new Set(['claim', 'inedible', 'wild', 'foraged']);

type Found = Omit<AvoidedWord, 'reason'>;

function wordsOf({ title, lines, steps }: WordsOfRecipe, guard: Guard): readonly Found[] {
  const ofLines: readonly Found[] = lines.flatMap((line, number) => {
    const hit = guard.line(line);
    if (!isAvoided(hit)) return [];
    const word = wordIn([line.name, line.note].join(', '), hit.word) ?? line.name;
    return [{ word, trait: hit.reason, line: number }];
  });
  const ofTexts = [{ text: title, hit: guard.title(title) }]
    .concat(steps.map((text) => ({ text, hit: guard.step(text) })))
    .flatMap(({ text, hit }) =>
      isAvoided(hit) ? [{ word: wordIn(text, hit.word) ?? hit.word, trait: hit.reason }] : [],
    );
  // A word is reported once, by its line if possible: lines know their foods.
  const all = ofLines.concat(ofTexts);
  const wordsOfAll = all.map(({ word }) => word.toLowerCase());
  return all.filter((_, at) => wordsOfAll.indexOf(wordsOfAll[at] ?? '') === at);
}

const isAvoided = (hit: Hit | undefined): hit is Hit => hit !== undefined && !OF_OURS.has(hit.reason);

/** Returns the word that the guard has found, as the text writes it. */
function wordIn(text: string, found = ''): string | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)];
  const length = found.split(/[ |]/).length;
  for (const [at, { index }] of words.entries()) {
    const last = words[at + length - 1];
    if (!last) return undefined;
    const written = text.slice(index, last.index + last[0].length);
    if (normalText(written) === found) return written;
  }
  return undefined;
}
