import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { totalOf } from '#core/eaten/totals.ts';
import { dayLeft, type DayLeft } from '#core/goals/day-left.ts';
import type { DailyGoals } from '#core/goals/goals.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { dayOf } from '../../../offline/days.ts';
import { goalsOf } from '../../../offline/goals.ts';
import { useHeld, useOnDevice } from '../../../offline/use-held.ts';
import { useUser } from '../../../session/require-user.tsx';
import { ToggleChip } from '../../../ui/forms/toggle-chip.tsx';

type DayChipProps = {
  /** Rest of the day that the next recipe has to fit into, if any. */
  chosen: DayLeft | undefined;
  onChoose: (left: DayLeft | undefined) => void;
};

/** Asks for a recipe that fits into what is left of today. Without goals on the device there is nothing to fit into. */
export function DayChip(props: DayChipProps) {
  const goals = useOnDevice(goalsOf(useUser().id, useQueryClient()))?.active;
  return goals && <ChipOfDay {...props} goals={goals} />;
}

function ChipOfDay({ chosen, onChoose, goals }: DayChipProps & { goals: DailyGoals }) {
  const { i18n } = useLingui();
  const { data: day } = useHeld(dayOf(useUser().id, useToday(), useQueryClient()));
  const left = day && dayLeft(goals, totalOf(day.entries));
  const shown = chosen ?? left;
  if (!shown) return null;
  const { calories, protein } = shown;
  return (
    <div>
      <ToggleChip isOn={chosen !== undefined} onToggle={() => onChoose(chosen ? undefined : left)}>
        {protein === undefined
          ? i18n._('home.day_left.energy', { calories })
          : i18n._('home.day_left', { calories, protein })}
      </ToggleChip>
    </div>
  );
}
