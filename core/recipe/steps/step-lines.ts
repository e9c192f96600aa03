import type { Line } from '../lines/line.ts';
import { stemOf } from './step-stems.ts';

/** The lines of a recipe, those that a step names apart from the others. A hint: it goes by the words alone. */
export function linesOfStep<Numbered extends { readonly line: Line }>(
  step: string,
  lines: readonly Numbered[],
): { named: Numbered[]; others: Numbered[] } {
  const words = wordsOf(step);
  const { named = [], others = [] } = Object.groupBy(lines, ({ line }) =>
    headsOf(line.name).some((head) => words.some((word) => isSameFood(word, head))) ? 'named' : 'others',
  );
  return { named, others };
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** The words that say what the food is: "oil" of "olive oil"; "salt" and "pepper" of "salt and black pepper". */
const headsOf = (name: string): string[] =>
  name
    .split(/,| and | or | und | oder /)
    .map((each) => wordsOf(each).at(-1))
    .filter((head) => head !== undefined);

/** "tomatoes" for tomato; "Tomaten" for Rispentomaten. */
const isSameFood = (word: string, head: string): boolean =>
  stemOf(word) === stemOf(head) || (word.length > 3 && head.endsWith(word));
