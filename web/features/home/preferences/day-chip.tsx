import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { totalOf } from '#core/eaten/totals.ts';
import { dayLeft, type DayLeft } from '#core/goals/day-left.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { dayOf } from '../../../offline/days.ts';
import { goalsOf } from '../../../offline/goals.ts';
import { useHeld, useOnDevice } from '../../../offline/use-held.ts';
import { useUser } from '../../../session/require-user.tsx';
import { ToggleChip } from '../../../ui/forms/toggle-chip.tsx';

const useGoals = () => useOnDevice(goalsOf(useUser().id, useQueryClient()))?.active;

const useDay = () => dayOf(useUser().id, useToday(), useQueryClient());

/**
 * Returns the rest of today's goals as known to the device; undefined without goals, or if the rest is too small for a
 * meal.
 */
export function useDayLeft(): DayLeft | undefined {
  const goals = useGoals();
  const day = useOnDevice(useDay());
  return goals && day && dayLeft(goals, totalOf(day.entries));
}

type DayChipProps = {
  left: DayLeft | undefined;
  /** True if the next recipe must fit into the rest of today. */
  isOn: boolean;
  onToggle: () => void;
};

/** Asks for a recipe that fits into the rest of today's goals. Hidden without goals on the device. */
export const DayChip = (props: DayChipProps) => useGoals() && <ChipOfDay {...props} />;

function ChipOfDay({ left, isOn, onToggle }: DayChipProps) {
  const { i18n } = useLingui();
  useHeld(useDay());
  if (!left) return null;
  const { calories, protein } = left;
  return (
    <div>
      <ToggleChip isOn={isOn} onToggle={onToggle}>
        {protein === undefined
          ? i18n._('home.day_left.energy', { calories })
          : i18n._('home.day_left', { calories, protein })}
      </ToggleChip>
    </div>
  );
}
