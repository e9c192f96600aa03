import { useLingui } from '@lingui/react';
import type { KeyboardEvent } from 'react';
import type { Level } from './progress-bar.tsx';

export type Bar = {
  readonly key: string;
  /** Short label below the bar. */
  readonly label: string;
  /** Full label for screen readers. */
  readonly name: string;
  /** Undefined if unknown. */
  readonly value: number | undefined;
  /** Formatted value. */
  readonly amount: string;
  /** Relation to the goal; undefined without one. */
  readonly level: Level | undefined;
  readonly isCurrent: boolean;
};

type BarChartProps = {
  bars: readonly Bar[];
  /** Drawn as a horizontal line. */
  goal: number | undefined;
  chosen?: string | undefined;
  /** Makes each bar a button. */
  onChoose?: (key: string) => void;
};

const FILLS: Record<Level, string> = { reached: 'fill-basil', near: 'fill-near', far: 'fill-danger' };

/** Bar chart with a table for screen readers. */
export function BarChart({ bars, goal, chosen, onChoose }: BarChartProps) {
  const highest = Math.max(goal ?? 0, 1, ...bars.map(({ value = 0 }) => value));
  return (
    <div className="@container">
      {/* No gaps, so that each column is a large target. */}
      <ol className="-mx-2 grid auto-cols-fr grid-flow-col" aria-hidden={onChoose ? undefined : true}>
        {bars.map((bar) => {
          const column = <Column bar={bar} highest={highest} goal={goal} />;
          return (
            <li key={bar.key} aria-current={onChoose && bar.isCurrent ? 'date' : undefined}>
              {onChoose ? (
                <button
                  type="button"
                  aria-pressed={bar.key === chosen}
                  onClick={() => onChoose(bar.key)}
                  onKeyDown={moveFocus}
                  className="group block w-full rounded-sm"
                >
                  <span className="sr-only">{`${bar.name}: ${bar.amount}`}</span>
                  {column}
                </button>
              ) : (
                column
              )}
            </li>
          );
        })}
      </ol>
      {/* The wrapper keeps the hidden table from widening the page. */}
      <div className="sr-only">
        <table>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.key}>
                <th scope="row">{bar.name}</th>
                <td>{bar.amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Column({ bar, highest, goal }: { bar: Bar; highest: number; goal: number | undefined }) {
  const { i18n } = useLingui();
  const { value, level, label, isCurrent } = bar;
  const height = ((value ?? 0) / highest) * 100;
  return (
    <span aria-hidden="true" className="grid justify-items-center gap-1.5 px-0.75">
      <span className="text-[min(var(--text-xs),4.5cqi)] font-semibold tabular-nums">
        {value === undefined ? '–' : i18n.number(value)}
      </span>
      <svg className="h-36 w-full max-w-12 rounded-sm group-aria-pressed:outline-3 group-aria-pressed:outline-offset-2 group-aria-pressed:outline-ink">
        <rect width="100%" height="100%" rx="8" className="fill-sunken" />
        <rect
          y={`${100 - height}%`}
          width="100%"
          height={`${height}%`}
          rx="8"
          className={level ? FILLS[level] : 'fill-muted'}
        />
        {goal !== undefined && (
          <line
            x2="100%"
            y1={`${100 - (goal / highest) * 99}%`}
            y2={`${100 - (goal / highest) * 99}%`}
            className="stroke-ink stroke-1"
            strokeDasharray="3 4"
          />
        )}
      </svg>
      <span className={`text-[min(var(--text-sm),5cqi)] ${isCurrent ? 'font-bold' : ''}`}>{label}</span>
    </span>
  );
}

/** Moves the focus between bars by arrow keys. */
function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!step) return;
  const buttons = [...(currentTarget.closest('ol')?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(currentTarget);
  buttons[at + step]?.focus();
}
