import { useLingui } from '@lingui/react';
import { addDays } from '#core/time.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import board from '../../ui/pictures/week-board.svg';
import { FillButton } from './fill/fill-button.tsx';
import type { WeekView } from './plan/week-view.ts';

export function EmptyWeek({ view }: { view: WeekView }) {
  const { i18n } = useLingui();
  const { week, today, meals, planner, openAdd } = view;
  const [from, to] = [addDays(week.from, -7), addDays(week.to, -7)];
  const hasWeekBefore = meals.some(({ day }) => day !== null && day >= from && day <= to);
  const isPast = week.to < today;
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <img src={board} alt="" width="320" height="280" className="w-[min(15rem,70%)]" />
      <p>{isPast ? i18n._('week.nothing_was_planned') : i18n._('week.empty')}</p>
      {!isPast && (
        <>
          <Button kind="main" size="big" onClick={() => openAdd({ day: null, slot: 'dinner' })}>
            <Icon name="book" />
            {i18n._('week.from_recipes')}
          </Button>
          <FillButton view={view} />
          {hasWeekBefore && (
            <Button kind="bare" onClick={() => void planner.copyWeekBefore()}>
              <Icon name="paste" />
              {i18n._('week.copy')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
