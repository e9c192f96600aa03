import { useLingui } from '@lingui/react';
import { Icon } from '../../../ui/icon.tsx';
import { dateOf } from '../entries/shown-day.ts';
import type { TrendDay } from './trend-of.ts';

type TrendTableProps = {
  days: readonly TrendDay[];
  /** Name of the nutrient. */
  name: string;
  amountOf: (amount: number) => string;
};

/** The chart's numbers as a table. */
export function TrendTable({ days, name, amountOf }: TrendTableProps) {
  const { i18n } = useLingui();
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grow">{i18n._('diary.as_table')}</span>
        <Icon name="down" className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-1 text-left font-normal">
              {i18n._('diary.day')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {name}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, amount }) => (
            <tr key={day} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal">
                {dateOf(i18n, day, { weekday: 'short', day: 'numeric', month: 'short' })}
              </th>
              <td className="py-1.5 text-right tabular-nums">
                {amount === undefined ? i18n._('diary.no_value') : amountOf(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
