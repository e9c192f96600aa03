import { useLingui } from '@lingui/react';
import type { Level } from '#core/goals/progress.ts';
import { dateOf } from '../entries/shown-day.ts';
import type { TrendDay } from './trend-of.ts';

const FILLS: Record<Level, string> = { reached: 'fill-basil', near: 'fill-near', far: 'fill-danger' };

const fillOf = (level: Level | undefined): string => (level ? FILLS[level] : 'fill-muted');

type DayBarsProps = {
  days: readonly TrendDay[];
  /** Drawn as a horizontal line. */
  goal: number | undefined;
  levelOf: (amount: number) => Level | undefined;
};

/** A bar for each day with an amount. The table has the same values as text. */
export function DayBars({ days, goal, levelOf }: DayBarsProps) {
  const { i18n } = useLingui();
  const highest = Math.max(goal ?? 0, 1, ...days.map(({ amount = 0 }) => amount));
  const width = 100 / days.length;
  const top = (amount: number) => 100 - (amount / highest) * 98;
  const labels = days.length > 7 ? [days[0], days[Math.floor(days.length / 2)], days.at(-1)] : days;
  return (
    <div aria-hidden="true" className="grid gap-1">
      <svg className="h-32 w-full border-b-[1.5px] border-edge">
        {days.map(({ day, amount }, at) =>
          amount === undefined ? (
            <circle key={day} cx={`${(at + 0.5) * width}%`} cy="97%" r="1.5" className="fill-muted" />
          ) : (
            <rect
              key={day}
              x={`${(at + 0.12) * width}%`}
              width={`${0.76 * width}%`}
              y={`${top(amount)}%`}
              height={`${100 - top(amount)}%`}
              rx="3"
              className={fillOf(levelOf(amount))}
            />
          ),
        )}
        {goal !== undefined && (
          <line
            x2="100%"
            y1={`${top(goal)}%`}
            y2={`${top(goal)}%`}
            className="stroke-ink stroke-1"
            strokeDasharray="3 4"
          />
        )}
      </svg>
      <div className="flex justify-between text-sm text-muted tabular-nums">
        {labels.map(
          (each) =>
            each && (
              <span key={each.day} className={days.length > 7 ? '' : 'flex-1 text-center'}>
                {dateOf(
                  i18n,
                  each.day,
                  days.length > 7 ? { day: 'numeric', month: 'short' } : { weekday: 'short' },
                )}
              </span>
            ),
        )}
      </div>
    </div>
  );
}
