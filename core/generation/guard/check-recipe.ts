import type { Line } from '../../recipe/lines/line.ts';
import type { Step } from '../../recipe/steps/step.ts';
import { guardFor, type Avoided, type Hit } from './guard.ts';

type CheckedText = {
  readonly title: string;
  readonly cuisine: string;
  readonly lines: readonly Pick<Line, 'food' | 'name' | 'note'>[];
  readonly steps: readonly Step[];
};

/** Returns the parts of a recipe that the guard would not show to somebody who avoids these foods. */
export function hitsOf({ title, cuisine, lines, steps }: CheckedText, avoided: Avoided): readonly Hit[] {
  const guard = guardFor(avoided);
  return [
    ...lines.map(({ name, note, food }) => guard.line({ food: food ?? name, name, note: note ?? null })),
    guard.title(title),
    guard.title(cuisine),
    ...steps.map(({ text }) => guard.step(text)),
  ].filter((hit) => hit !== undefined);
}
