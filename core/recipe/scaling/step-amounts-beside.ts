import type { Line } from '../lines/line.ts';
import { linesOfStep, type NumberedLine } from '../steps/step-lines.ts';
import type { Step } from '../steps/step.ts';
import { linesBehind } from './scale-step.ts';

/** Returns the lines with amounts, and their indexes, that a step names without an amount. */
export function linesBesideStep(
  { text, section, amounts = [] }: Step,
  lines: readonly Line[],
): readonly NumberedLine[] {
  const said = new Set(
    amounts.filter(({ isShare }) => !isShare).flatMap(({ end }) => linesBehind(text, end, lines)),
  );
  return linesOfStep(text, lines, section).named.filter(
    ({ line, number }) => line.quantity !== undefined && !said.has(number),
  );
}
