import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { amountText, type Line } from '#core/recipe/lines/line.ts';
import { namesOf } from '#core/nutrition/food-names.ts';
import { foodOf } from '#core/recipe/lines/nutrition-of.ts';
import type { Language } from '#core/language.ts';

/** An ingredient line as it was understood. */
export type ReadLine = {
  readonly amount: string;
  readonly name: string;
  /** Name of the food in the table; undefined if it is not known. */
  readonly food?: string;
  readonly grams?: number;
  readonly hasAmount: boolean;
};

const known = new Map<string, ReadLine>();
const MAX_KNOWN = 500;

/**
 * Reads an ingredient line for display.
 * @param language language of the recipe
 * @param shownIn language of the interface
 */
export function readLine(text: string, language: Language, shownIn: Language): ReadLine {
  const key = `${language} ${shownIn} ${text}`;
  const read = known.get(key) ?? understood(text, language, shownIn);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, read);
  return read;
}

function understood(text: string, language: Language, shownIn: Language): ReadLine {
  const line: Line = parseLine(text, language);
  const food = foodOf(line);
  return {
    amount: amountText(line, language),
    name: line.note ? `${line.name}, ${line.note}` : line.name,
    ...(food && { food: namesOf(food, shownIn).one }),
    ...(line.grams !== undefined && { grams: Math.round(line.grams) }),
    hasAmount: line.quantity !== undefined,
  };
}
