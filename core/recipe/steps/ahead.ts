import type { Line } from '../lines/line.ts';
import type { Step, Temperature, Timer } from './step.ts';

/** Something to know before the first step. Steps are numbered from 1. */
export type Ahead =
  | { readonly type: 'oven'; readonly step: number; readonly text: string; readonly mark: Temperature }
  | { readonly type: 'wait'; readonly step: number; readonly timer: Timer }
  | { readonly type: 'line'; readonly line: number };

/**
 * Returns what to do before the first step: heat the oven, plan a long wait, thaw or soak something. A hint, based on
 * words alone.
 */
export const aheadOf = (steps: readonly Step[], lines: readonly Line[]): readonly Ahead[] => [
  ...lines.flatMap((line, index) =>
    PREPARED.test(line.note ?? '') ? [{ type: 'line' as const, line: index }] : [],
  ),
  ...ovenIn(steps),
  ...steps.flatMap(({ timers = [] }, index) =>
    timers
      .filter(({ name, seconds }) => seconds >= LONG_WAIT && WAITS.has(name ?? ''))
      .map((timer) => ({ type: 'wait' as const, step: index + 1, timer })),
  ),
];

/** Minimum degrees of a hot oven. */
const HOT = { C: 100, F: 212, gas: 1 } as const;

/** In seconds. */
const LONG_WAIT = 20 * 60;

/** Names of timers during which the cook waits. */
const WAITS: ReadonlySet<string> = new Set(
  'Rest Chill Marinate Soak Prove Rise Cool Freeze Infuse Steep Stand Ruhen Kühlen Abkühlen Marinieren Einweichen Einlegen Gehen Quellen Ziehen Gefrieren'.split(
    ' ',
  ),
);

const OVEN = /\b(?:oven|bak(?:e|ing)|roast)|ofen|\bback(?:e|en|t)\b|überback|gratinier/iu;

/** Words in a note that mean preparation in advance. */
const PREPARED =
  /room temperature|soft(?:ened)?\b|thawed|defrosted|soaked|overnight|zimmerwarm|zimmertemperatur|\bweiche?\b|aufgetaut|eingeweicht|über nacht/iu;

/** Returns the first oven temperature, unless the first step shows it. */
function ovenIn(steps: readonly Step[]): Ahead[] {
  const index = steps.findIndex((step) => heatOf(step) !== undefined);
  const step = steps[index];
  const mark = step && heatOf(step);
  return step && mark && index > 0 ? [{ type: 'oven', step: index + 1, text: step.text, mark }] : [];
}

const heatOf = ({ text, temperatures = [] }: Step): Temperature | undefined =>
  OVEN.test(text)
    ? temperatures.find(({ of, scale, degrees }) => of !== 'core' && degrees >= HOT[scale])
    : undefined;
