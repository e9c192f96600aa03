import { foodById } from '../../nutrition/foods/foods.ts';
import type { Line } from '../lines/line.ts';
import { linesNamed } from './step-lines.ts';
import type { Step, Timer } from './step.ts';

/** A time of a step with what tells it from the others of its recipe. */
export type NamedTimer = {
  readonly mark: Timer;
  /** Index of the line whose food it is for, where other times of the recipe bear the same verb. */
  readonly line?: number;
  /** That food, else the verb: "Potatoes", "Simmer"; absent if the step names neither. */
  readonly what?: string;
};

/**
 * Names the times of a step. Of several that bear one verb, each is called after the food that its sentence names
 * first: fry the garlic for 2 minutes, then the potatoes for 20.
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

/** Looks in the sentence of a time, before it and behind it, then in those before, the nearest first. */
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

/** A time is seldom for something that every cupboard has. */
const isSeasoning = (line: Line | undefined): boolean =>
  ['basic', 'usual'].includes((line?.food !== undefined && foodById(line.food)?.cupboard) || '');
