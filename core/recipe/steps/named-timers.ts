import { foodById } from '../../nutrition/foods/foods.ts';
import type { Line } from '../lines/line.ts';
import { linesNamed } from './step-lines.ts';
import type { Step, Timer } from './step.ts';

/** Time of a step, with a name that distinguishes it from the recipe's other times. */
export type NamedTimer = {
  readonly mark: Timer;
  /** Index of the line with its food, set if other times of the recipe have the same verb. */
  readonly line?: number;
  /** The food, or else the verb: "Potatoes", "Simmer"; absent if the step names neither. */
  readonly what?: string;
};

/**
 * Names the times of a step. If several have the same verb, each is named after the nearest food: fry the garlic for 2
 * minutes, then the potatoes for 20.
 * @param at index of the step
 * @param lines of the recipe, in the language of the steps
 */
export function namedTimers(
  steps: readonly Step[],
  at: number,
  lines: readonly Line[],
): readonly NamedTimer[] {
  const { text = '', section, timers = [] } = steps[at] ?? {};
  const verbs = steps.flatMap((step) => (step.timers ?? []).map(({ name }) => name));
  return timers.map((mark, nth) => {
    const isOnly = verbs.filter((verb) => verb === mark.name).length < 2;
    const since = timers[nth - 1]?.end ?? 0;
    const until = timers[nth + 1]?.start ?? text.length;
    const line = isOnly ? undefined : foodAround(text, { since, ...mark, until }, lines, section);
    const food = line === undefined ? undefined : lines[line]?.name;
    const what = food === undefined ? mark.name : food.charAt(0).toUpperCase() + food.slice(1);
    return { mark, ...(line !== undefined && { line }), ...(what !== undefined && { what }) };
  });
}

type Room = { readonly since: number; readonly start: number; readonly end: number; readonly until: number };

/** Searches the sentence of a time, first before and then behind it; then the earlier sentences, the nearest first. */
function foodAround(
  text: string,
  { since, start, end, until }: Room,
  lines: readonly Line[],
  section: string | undefined,
): number | undefined {
  const [nearest = '', ...earlier] = text.slice(since, start).split(SENTENCE_END).toReversed();
  const [behind = ''] = text.slice(end, until).split(SENTENCE_END);
  for (const part of [nearest, behind, ...earlier]) {
    const named = linesNamed(part, lines, section);
    const food = named.find((number) => !isSeasoning(lines[number])) ?? named[0];
    if (food !== undefined) return food;
  }
  return undefined;
}

const SENTENCE_END = /[.;!?]\s/;

/** Times rarely belong to foods that every cupboard has. */
const isSeasoning = (line: Line | undefined): boolean =>
  ['basic', 'usual'].includes((line?.food !== undefined && foodById(line.food)?.cupboard) || '');
