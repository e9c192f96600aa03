import { foldName, stemName } from '../nutrition/fold-name.ts';
import type { Nutrition } from '../nutrition/nutrition.ts';
import type { Line } from './lines/line.ts';
import type { Changes, Difficulty } from './recipe.ts';

/** Parts of a recipe that may change. */
type Changing = {
  readonly title: string;
  readonly prepTime: number;
  readonly difficulty: Difficulty;
  readonly servings: number;
  readonly nutrition: Nutrition;
  readonly lines: readonly Line[];
};

/** Minimum change of a weight, as a factor and in g per serving: a slightly larger pinch is not a change. */
const MIN_FACTOR = 1.2;
const MIN_GRAMS = 2;

/** Returns the differences between a recipe and its variation. */
export function changesBetween(before: Changing, after: Pick<Changing, 'lines' | 'servings'>): Changes {
  const { title, prepTime, difficulty, nutrition } = before;
  const rest = new Map(before.lines.map((line) => [keyOf(line), line]));
  const added: number[] = [];
  const amounts: Changes['amounts'] = [];
  for (const [index, line] of after.lines.entries()) {
    const former = rest.get(keyOf(line));
    rest.delete(keyOf(line));
    if (!former) added.push(index);
    else if (differs(gramsOf(former, before), gramsOf(line, after)))
      amounts.push({ line: index, from: Math.round(gramsOf(former, before)) });
  }
  const removed = [...rest.values()].map(({ name, food }) => ({ name, ...(food && { food }) }));
  return { of: title, prepTime, difficulty, nutrition, added, removed, amounts };
}

const keyOf = ({ food, name }: Line): string => food ?? `called ${stemName(foldName(name))}`;

/** Grams per serving. */
const gramsOf = ({ grams = 0 }: Line, { servings }: { servings: number }): number => grams / servings;

const differs = (one: number, other: number): boolean =>
  Math.abs(one - other) >= MIN_GRAMS && Math.max(one, other) >= Math.min(one, other) * MIN_FACTOR;
