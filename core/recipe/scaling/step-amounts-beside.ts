import type { Line } from '../lines/line.ts';
import { linesOfStep } from '../steps/step-lines.ts';
import type { Step } from '../steps/step.ts';
import { linesBehind } from './scale-step.ts';

/** Returns the measured lines, with their indexes, that a step names without saying how much. */
export function linesBesideStep(
  { text, section, amounts = [] }: Step,
  lines: readonly Line[],
): { line: Line; number: number }[] {
  const said = new Set(
    amounts.filter(({ isShare }) => !isShare).flatMap(({ end }) => linesBehind(text.slice(end), lines)),
  );
  const numbered = lines.map((line, number) => ({ line, number }));
  return linesOfStep(text, numbered, section).named.filter(
    ({ line }) => line.quantity !== undefined && !said.has(line),
  );
}
