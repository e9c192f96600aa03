import { OTHERWISE } from '#core/language/choice.ts';
import type { Language } from '#core/language.ts';
import type { LineDoubt } from '#core/reading/understanding/doubt.ts';
import { namesOf } from '#core/nutrition/food-names.ts';
import { weigh } from '#core/nutrition/weigh.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { foodOf } from '#core/recipe/lines/nutrition-of.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { meantLines } from '../../../drafts/meant-lines.ts';

/** Answer to the question about a line; `text` is the resulting line. */
export type LineAnswer =
  | { readonly type: 'count'; readonly amount: string; readonly text: string }
  | { readonly type: 'choose'; readonly name: string; readonly text: string };

type Asked = {
  readonly text: string;
  readonly why: LineDoubt;
  readonly servings: number;
  /** Language of the recipe, and that of the interface. */
  readonly language: Language;
  readonly shownIn: Language;
};

/** Returns the one-tap answers to the question about a line. The line can always stay as it is. */
export function answersTo({ text, why, ...asked }: Asked): readonly LineAnswer[] {
  if (why === 'no-amount') return usualAmount(text, asked);
  if (why === 'which-food') return alternativesIn(text, asked);
  if (why === 'unknown-food')
    return meantLines(text, asked.language, asked.shownIn).map((meant) => ({ type: 'choose', ...meant }));
  return [];
}

/** Assumed teaspoons of unmeasured food per serving. There is a maximum: a large tin needs no more butter. */
const SPOONS_EACH = 0.5;
const MAX_SPOONS = 3;

/** Returns a few teaspoons: recipes rarely need more of an unmeasured food, such as butter for the tin. */
function usualAmount(text: string, { servings, language }: Omit<Asked, 'text' | 'why'>): LineAnswer[] {
  const line: Line = parseLine(text, language);
  const food = foodOf(line);
  const spoon = food && weigh(food, 1, 'tsp');
  if (!spoon || !Number.isFinite(servings)) return [];
  const usual = spoon * Math.min(MAX_SPOONS, Math.max(1, SPOONS_EACH * servings));
  const grams = usual < 5 ? Math.max(1, Math.round(usual)) : 5 * Math.round(usual / 5);
  const amount = `${grams}\u00a0g`;
  const name = line.note ? `${line.name}, ${line.note}` : line.name;
  return [{ type: 'count', amount, text: `${grams} g ${name}` }];
}

/** Returns each food of "plums or damsons" as a line with the same amount; else the guessed food. */
function alternativesIn(text: string, { language, shownIn }: Omit<Asked, 'text' | 'why'>): LineAnswer[] {
  const [first = '', ...others] = text.split(OTHERWISE);
  const name = parseLine(first, language).name;
  const at = first.lastIndexOf(name);
  const before = at < 0 ? '' : first.slice(0, at);
  const candidates = others.length === 0 ? [text] : [first, ...others.map((other) => `${before}${other}`)];
  const answers = candidates.flatMap((candidate) => {
    const food = foodOf(parseLine(candidate, language));
    return food
      ? [{ type: 'choose' as const, name: namesOf(food, shownIn).several, text: candidate.trim() }]
      : [];
  });
  return answers.filter((answer, index) => answers.findIndex((each) => each.name === answer.name) === index);
}
