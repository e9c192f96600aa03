import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router';
import { addDays, type LocalDay } from '#core/time.ts';
import { Icon, IconLink, type IconName } from '../../../ui/icon.tsx';
import { dateOf } from '../entries/shown-day.ts';
import { dayPath, type Entrance } from './day-path.ts';
import { DAYS_SHOWN } from '../entries/use-diary.ts';

type DayNavProps = { day: LocalDay; today: LocalDay; entrance: Entrance };

export function DayNav({ day, today, entrance }: DayNavProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const first = addDays(today, 1 - DAYS_SHOWN);
  const pathOf = (next: LocalDay) => dayPath(next === today ? undefined : next, entrance);
  const goTo = (next: LocalDay) => {
    if (next >= first && next <= today) void navigate(pathOf(next), { replace: true });
  };
  return (
    <div className="-mr-2 flex items-center">
      <Step
        icon="previous"
        label={i18n._('diary.before')}
        isLast={day <= first}
        to={pathOf(addDays(day, -1))}
      />
      <label className="relative grid min-h-11 cursor-pointer place-items-center rounded-pill px-2 font-semibold tabular-nums hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-ink">
        {dateOf(i18n, day, { weekday: 'short', day: 'numeric', month: 'short' })}
        <input
          type="date"
          aria-label={i18n._('diary.day')}
          value={day}
          min={first}
          max={today}
          onClick={({ currentTarget }) => openPicker(currentTarget)}
          onChange={({ target }) => goTo(target.value)}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
        />
      </label>
      <Step icon="open" label={i18n._('diary.after')} isLast={day >= today} to={pathOf(addDays(day, 1))} />
    </div>
  );
}

/** Chromium opens the calendar only from its symbol, which is hidden here. */
function openPicker(input: HTMLInputElement): void {
  try {
    input.showPicker();
  } catch {
    // The date can still be typed.
  }
}

type StepProps = { icon: IconName; label: string; isLast: boolean; to: string };

const Step = ({ icon, label, isLast, to }: StepProps) =>
  isLast ? (
    <span aria-hidden="true" className="grid size-11 place-items-center opacity-30">
      <Icon name={icon} />
    </span>
  ) : (
    <IconLink to={to} replace label={label} icon={icon} />
  );
