import type { Line } from '../recipe/lines/line.ts';
import type { RecipeNotes } from '../recipe/recipe.ts';
import type { Step } from '../recipe/steps/step.ts';
import type { Avoided } from '../nutrition/avoid.ts';
import { guardFor, type Hit } from './guard.ts';

/** Words of a recipe that the guard judges. */
export type CheckedText = RecipeNotes & {
  readonly title: string;
  readonly cuisine?: string;
  readonly lines: readonly Pick<Line, 'food' | 'name' | 'note' | 'section'>[];
  readonly steps: readonly Step[];
};

/** Returns the parts of a recipe that the guard would not show to somebody who avoids these foods. */
export function hitsOf(recipe: CheckedText, avoided: Avoided): readonly Hit[] {
  const { title, cuisine = '', lines, steps } = recipe;
  const { description = '', equipment = [], servingTip = '', storageTip = '' } = recipe;
  const guard = guardFor(avoided);
  const sections = new Set([...lines, ...steps].map(({ section = '' }) => section));
  return [
    ...lines.map(({ name, note, food }) => guard.line({ food: food ?? name, name, note: note ?? null })),
    ...[title, cuisine, ...sections].map((name) => guard.title(name)),
    ...steps.map(({ text }) => guard.step(text)),
    ...[description, ...equipment, servingTip, storageTip].map((text) => guard.step(text)),
  ].filter((hit) => hit !== undefined);
}
