import type { Language } from '../../language.ts';
import type { TextLine } from '../text/text-line.ts';
import { isIngredientsHeading, isStepsHeading } from '../text/text-words.ts';
import { dishSaid } from '../pasted/dish-said.ts';
import type { ToldRecipe } from '../pasted/pasted-lines.ts';
import { resolvedLine } from '../pasted/resolved-line.ts';
import { titleOf } from '../pasted/title-among.ts';
import { toldIn } from './told-in.ts';
import { yieldSaid } from './yield-said.ts';

/** Fewest foods with an amount by which sentences are a recipe. */
const FEWEST = 3;

/**
 * Reads a recipe that is told in sentences.
 * @param items list that was found in the text
 * @returns undefined if the list has as many amounts
 */
export function recipeTold(
  lines: readonly TextLine[],
  language: Language,
  items: readonly string[],
): ToldRecipe | undefined {
  const hasParts = lines.some(({ text }) => isIngredientsHeading(text) || isStepsHeading(text));
  const listed = items.filter((item) => isMeasured(item, language)).length;
  const isInLines = items.filter((item) => lines.some(({ text }) => text === item)).length > 1;
  if (listed > SHORT_LIST || isInLines || (listed > 0 && hasParts)) return undefined;
  const told = toldIn(lines, language, Math.max(FEWEST, listed * MORE));
  if (!told || told.steps.length === 0) return undefined;
  const yields = yieldSaid(lines.map(({ text }) => text));
  const title = titleAmong(told.beside, lines, language) ?? '';
  return { ...told, title, ...(yields !== undefined && { yields }) };
}

function isMeasured(text: string, language: Language): boolean {
  const { amount, match } = resolvedLine(text, language);
  return amount !== undefined && match !== undefined;
}

const MORE = 1.6;
/** Longest list that may be a part of what sentences tell. */
const SHORT_LIST = 4;
/** Longest first line that is a title, in characters. */
const LONGEST = 60;

function titleAmong(
  beside: readonly string[],
  lines: readonly TextLine[],
  language: Language,
): string | undefined {
  const titles = beside
    .filter((text) => text.length <= LONGEST)
    .flatMap((text) => ({ text, ...titleOf({ text }, language) }));
  const [first] = titles;
  return (
    titles.find(({ kind }) => kind === 'dish')?.title ??
    lines.flatMap(({ text }) => dishSaid(text) ?? [])[0]?.title ??
    (first?.text === beside[0] && first?.kind === 'named' ? first.title : undefined)
  );
}
