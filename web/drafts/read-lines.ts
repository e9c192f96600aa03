import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { amountText, type Line } from '#core/recipe/lines/line.ts';
import { namesOf } from '#core/nutrition/food-names.ts';
import { byText, comparable } from '#core/recipe/typed/typed-lines.ts';
import { foodOf } from '#core/recipe/lines/nutrition-of.ts';
import type { Language } from '#core/language.ts';
import { meantLines, type MeantLine } from './meant-lines.ts';

/** An ingredient line as the reader understood it. */
export type ReadLine = {
  readonly amount: string;
  readonly name: string;
  /** Name of the food in the table; undefined for an unknown food. */
  readonly food?: string;
  readonly grams?: number;
  /** Lines that may be meant, for an unknown food. */
  readonly meant?: readonly MeantLine[];
  readonly hasAmount: boolean;
};

const known = new Map<string, ReadLine>();
const MAX_KNOWN = 500;

/**
 * Reads an ingredient line for display. An unchanged line of the saved recipe shows its saved food and weight.
 * @param language language of the recipe
 * @param shownIn language of the interface
 * @param saved lines of the edited recipe
 */
export function readLine(
  text: string,
  language: Language,
  shownIn: Language,
  saved?: readonly Line[],
): ReadLine {
  const unchanged = saved && savedBy(saved, language).get(comparable(text));
  if (unchanged) return shown(unchanged, language, shownIn);
  const key = `${language} ${shownIn} ${text}`;
  const read = known.get(key) ?? understood(text, language, shownIn);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, read);
  return read;
}

function understood(text: string, language: Language, shownIn: Language): ReadLine {
  const read = shown(parseLine(text, language), language, shownIn);
  return read.food === undefined ? { ...read, meant: meantLines(text, language, shownIn) } : read;
}

const indexes = new WeakMap<readonly Line[], ReadonlyMap<string, Line>>();

function savedBy(saved: readonly Line[], language: Language): ReadonlyMap<string, Line> {
  const index = indexes.get(saved) ?? byText(saved, language);
  indexes.set(saved, index);
  return index;
}

function shown(line: Line, language: Language, shownIn: Language): ReadLine {
  const food = foodOf(line);
  return {
    amount: amountText(line, language),
    name: line.note ? `${line.name}, ${line.note}` : line.name,
    ...(food && { food: namesOf(food, shownIn).one }),
    ...(line.grams !== undefined && { grams: Math.round(line.grams) }),
    hasAmount: line.quantity !== undefined,
  };
}
