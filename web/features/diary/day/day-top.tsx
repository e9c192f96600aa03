import { useLingui } from '@lingui/react';
import type { TrackedDay, TrackingEntry } from '#core/cooking/tracking.ts';
import type { Goals } from '#core/goals/goals.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import nutrition from '../../../ui/pictures/nutrition.svg';
import { DayProgress } from './day-progress.tsx';

type DayTopProps = {
  entries: readonly TrackingEntry[];
  days: readonly TrackedDay[];
  goals: Goals | undefined;
  isToday: boolean;
};

/** The values of a day. A cook without goals who has logged nothing yet reads what the diary is for. */
export function DayTop({ entries, days, goals, isToday }: DayTopProps) {
  const { i18n } = useLingui();
  const isNew = !goals && entries.length === 0 && days.every((day) => day.entries.length === 0);
  return isNew ? (
    <EmptyState picture={nutrition}>{i18n._('diary.empty')}</EmptyState>
  ) : (
    <DayProgress entries={entries} goals={goals} isToday={isToday} />
  );
}
