import type { Line } from '../recipe/lines/line.ts';
import type { RecipeNotes } from '../recipe/recipe.ts';
import type { Step } from '../recipe/steps/step.ts';
import type { Avoided } from '../nutrition/avoid.ts';
import { guardFor, type Hit, type JudgedLine } from './guard.ts';

/** Texts of a recipe that the guard checks. */
export type CheckedText = RecipeNotes & {
  readonly title: string;
  readonly cuisine?: string;
  readonly lines: readonly (Omit<JudgedLine, 'plain'> & Pick<Line, 'section'>)[];
  readonly steps: readonly Step[];
};

/** Returns the parts of a recipe that the guard rejects for a user who avoids these foods. */
export function hitsOf(recipe: CheckedText, avoided: Avoided): readonly Hit[] {
  const guard = guardFor(avoided);
  const { names, texts } = wordsBesideLines(recipe);
  return [
    ...recipe.lines.map((line) => guard.line(line)),
    ...names.map((name) => guard.title(name)),
    ...texts.map((text) => guard.step(text)),
  ].filter((hit) => hit !== undefined);
}

/** Returns the names and the texts of a recipe besides its lines. */
export function wordsBesideLines({ title, cuisine = '', lines, steps, ...recipe }: CheckedText) {
  const { description = '', equipment = [], servingTip = '', storageTip = '' } = recipe;
  const sections = new Set([...lines, ...steps].map(({ section = '' }) => section));
  return {
    names: [title, cuisine, ...sections],
    texts: [...steps.map(({ text }) => text), description, ...equipment, servingTip, storageTip],
  };
}
